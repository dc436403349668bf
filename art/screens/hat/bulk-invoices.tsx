import type { ReactNode } from "react";
import { Button } from "#art/kit/button.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Row } from "#art/kit/row.tsx";
import { InvoiceForm, type InvoiceFormProps } from "./invoice-form.tsx";
import { Portal } from "./portal.tsx";

interface NewInvoicesProps extends InvoiceFormProps {
  /** What lies on top, like the list of a field. */
  readonly children?: ReactNode;
}

/** The form for the invoices of four accounts. 438 by 374. */
export function NewInvoices({ children, ...form }: NewInvoicesProps) {
  return (
    <Portal page="Accounts">
      <Strong x={16} y={96} size={20}>
        4 invoices
      </Strong>
      {form.period && (
        <Strong x={422} y={96} anchor="end" size={20}>
          {`$${madeTotal}`}
        </Strong>
      )}
      <InvoiceForm x={16} y={146} width={406} button="Create 4 invoices" {...form} />
      <Label x={16} y={250}>
        Prairie Hockey Club, Mesa Roofing Co.,
      </Label>
      <Label x={16} y={274}>
        Lake Court Residents, Bayan Grill
      </Label>
      {children}
    </Portal>
  );
}

/** What was bought in November: payments are not deducted, so two of them differ from what the accounts owe. */
export const made = [
  ["Prairie Hockey Club", "Invoice 1039", "1,410.20"],
  ["Mesa Roofing Co.", "Invoice 1040", "3,871.25"],
  ["Lake Court Residents", "Invoice 1041", "722.40"],
  ["Bayan Grill", "Invoice 1042", "1,190.00"],
] as const;

export const madeTotal = "7,193.85";

/** The four invoices that were made. 438 by 374. */
export function MadeInvoices({ sent = false }: { readonly sent?: boolean }) {
  return (
    <Portal page="Accounts">
      <Strong x={16} y={96} size={20}>
        4 invoices
      </Strong>
      <Strong x={422} y={96} anchor="end" size={20}>
        {`$${madeTotal}`}
      </Strong>
      {made.map(([name, number, amount], index) => (
        <Row
          key={number}
          x={16}
          y={108 + index * 50}
          width={406}
          height={50}
          title={name}
          note={sent ? `${number} · sent` : number}
          value={amount}
          lead={<Icon name={sent ? "check" : "mail"} x={-13} y={-13} size={26} color={sent ? "green" : "mute"} />}
        />
      ))}
      {sent ? (
        <Strong x={219} y={346} anchor="middle" size={17} color="green">
          4 emails sent
        </Strong>
      ) : (
        <Button x={16} y={320} width={406} height={42} label="Email all" kind="solid" size={16} />
      )}
    </Portal>
  );
}
