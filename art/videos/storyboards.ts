import { addANewAccount } from "./house-account-tab/add-a-new-account.tsx";
import { bulkPayment } from "./house-account-tab/bulk-payment.tsx";
import { changeTheAccountBalance } from "./house-account-tab/change-the-account-balance.tsx";
import { generateASingleInvoice } from "./house-account-tab/generate-a-single-invoice.tsx";
import { generateBulkInvoices } from "./house-account-tab/generate-bulk-invoices.tsx";
import { payAccountBalance } from "./house-account-tab/pay-account-balance.tsx";
import { recoverDeletedTransactions } from "./house-account-tab/recover-deleted-transactions.tsx";
import { setUpAPincodeForEmployees } from "./house-account-tab/set-up-a-pincode-for-employees.tsx";
import { viewTransactionHistory } from "./house-account-tab/view-transaction-history.tsx";
import { howToApplyADiscount } from "./register-plus/how-to-apply-a-discount.tsx";
import { howToPay } from "./register-plus/how-to-pay.tsx";
import { howToPreAuthAndAddToTab } from "./register-plus/how-to-pre-auth-and-add-to-tab.tsx";
import { howToSelectACategoryAndReviseAnItem } from "./register-plus/how-to-select-a-category-and-revise-an-item.tsx";
import { howToVoidPreAuthPayments } from "./register-plus/how-to-void-pre-auth-payments.tsx";
import { loginAndSignUp } from "./register-plus/login-and-sign-up.tsx";
import { applyDiscounts } from "./sales-adjuster/apply-discounts.tsx";
import { applyTaxes } from "./sales-adjuster/apply-taxes.tsx";
import { createAndApplyRounding } from "./sales-adjuster/create-and-apply-rounding.tsx";
import { createDiscounts } from "./sales-adjuster/create-discounts.tsx";
import { createSurcharges } from "./sales-adjuster/create-surcharges.tsx";
import { createTaxes } from "./sales-adjuster/create-taxes.tsx";
import { editDiscounts } from "./sales-adjuster/edit-discounts.tsx";
import type { Storyboard } from "./storyboard.ts";

/** Every tutorial, one for each video of the guides that is drawn here. */
export const storyboards: readonly Storyboard[] = [
  generateBulkInvoices,
  bulkPayment,
  payAccountBalance,
  changeTheAccountBalance,
  generateASingleInvoice,
  setUpAPincodeForEmployees,
  viewTransactionHistory,
  recoverDeletedTransactions,
  addANewAccount,
  loginAndSignUp,
  howToPreAuthAndAddToTab,
  howToVoidPreAuthPayments,
  howToSelectACategoryAndReviseAnItem,
  howToApplyADiscount,
  howToPay,
  createDiscounts,
  editDiscounts,
  applyDiscounts,
  createSurcharges,
  createTaxes,
  applyTaxes,
  createAndApplyRounding,
];
