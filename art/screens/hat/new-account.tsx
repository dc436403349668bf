import { AppBar } from "#art/kit/app-bar.tsx";
import { Button } from "#art/kit/button.tsx";
import { Segments } from "#art/kit/choice.tsx";
import { Field } from "#art/kit/field.tsx";
import { Label } from "#art/kit/label.tsx";

interface NewAccountProps {
  readonly name?: string;
  readonly email?: string;
  readonly kind?: "Main account" | "Sub account";
  readonly balance?: "Limited" | "Unlimited";
  readonly limit?: string;
  /** The digits of the passcode, shown as dots. */
  readonly passCode?: number;
  /** The field that is being typed in. */
  readonly focus?: "name" | "email" | "limit" | "passCode";
}

/** The form for a new house account. 420 by 384. */
export function NewAccount({ name, email, kind, balance, limit, passCode, focus }: NewAccountProps) {
  return (
    <>
      <AppBar title="New account" />
      <Field x={16} y={78} width={166} label="Name" value={name} focused={focus === "name"} />
      <Field x={194} y={78} width={210} label="Email for invoices" value={email} focused={focus === "email"} />
      <Segments x={16} y={134} width={388} items={["Main account", "Sub account"]} selected={kind} />
      <Label x={16} y={205}>
        Balance
      </Label>
      <Segments x={16} y={214} width={246} items={["Limited", "Unlimited"]} selected={balance} />
      <Field x={274} y={214} width={130} label="Limit" value={limit} align="end" focused={focus === "limit"} />
      <Field x={16} y={286} width={182} label="Passcode" dots={passCode} focused={focus === "passCode"} />
      <Button x={16} y={338} width={388} height={36} label="Save" kind="solid" size={16} />
    </>
  );
}
