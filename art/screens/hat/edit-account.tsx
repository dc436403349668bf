import type { ReactNode } from "react";
import { AppBar } from "#art/kit/app-bar.tsx";
import { Button } from "#art/kit/button.tsx";
import { Field } from "#art/kit/field.tsx";

interface EditAccountProps {
  readonly name: string;
  readonly email: string;
  readonly limit: string;
  /** What is open below the fields, from 190 to 384 pixels. */
  readonly children?: ReactNode;
}

/** The details of an account, open for changes. 420 by 384. */
export function EditAccount({ name, email, limit, children }: EditAccountProps) {
  return (
    <>
      <AppBar title="Edit account">
        <Button x={320} y={10} width={84} height={36} label="Save" kind="solid" />
      </AppBar>
      <Field x={16} y={82} width={184} height={38} label="Name" value={name} />
      <Field x={212} y={82} width={192} height={38} label="Email" value={email} />
      <Field x={16} y={152} width={184} height={38} label="Balance limit" value={limit} />
      <Field x={212} y={152} width={192} height={38} label="Passcode" dots={4} />
      {children}
    </>
  );
}
