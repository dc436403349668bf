import type { ReactNode } from "react";
import { AppBar } from "#art/kit/app-bar.tsx";
import { Box } from "#art/kit/box.tsx";
import { Button } from "#art/kit/button.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Pairs, Total } from "#art/kit/pairs.tsx";
import { InvoiceForm, type InvoiceFormProps } from "./invoice-form.tsx";

interface NewInvoiceProps extends InvoiceFormProps {
  /** What lies on top, like the list of a field. */
  readonly children?: ReactNode;
}

/** The form for one invoice of Bayan Grill. 420 by 384. */
export function NewInvoice({ children, ...form }: NewInvoiceProps) {
  return (
    <>
      <AppBar title="New invoice" />
      <Label x={404} y={35} anchor="end">
        Bayan Grill
      </Label>
      <InvoiceForm x={16} y={96} width={388} button="Create invoice" number="1043" {...form} />
      <Label x={16} y={272}>
        To invoice
      </Label>
      <Strong x={404} y={274} anchor="end" size={22}>
        $1,190.00
      </Strong>
      {children}
    </>
  );
}

/** The finished page of that invoice. 420 by 384. */
export function Invoice({ sent = false }: { readonly sent?: boolean }) {
  return (
    <>
      <AppBar title="Invoice 1043" />
      <Box x={16} y={56} width={388} height={254} radius={4} fill="sheet" edge="text" />
      <Strong x={36} y={90} size={18}>
        Bayan Grill
      </Strong>
      <Label x={36} y={116}>
        Order no. 2207
      </Label>
      <Label x={384} y={90} anchor="end">
        November
      </Label>
      <Label x={384} y={116} anchor="end">
        30 days
      </Label>
      <Pairs
        x={36}
        y={160}
        width={348}
        rows={[
          ["Catering", "840.00"],
          ["Lunches", "350.00"],
        ]}
        step={36}
      />
      <Total x={36} y={276} width={348} name="Total" value="$1,190.00" size={30} />
      {sent ? (
        <>
          <Icon name="check" x={16} y={332} size={28} color="green" width={2.4} />
          <Strong x={54} y={353} size={17} color="green">
            Sent to Bayan Grill
          </Strong>
        </>
      ) : (
        <Button x={16} y={326} width={388} height={44} label="Email invoice" kind="solid" size={16} />
      )}
    </>
  );
}
