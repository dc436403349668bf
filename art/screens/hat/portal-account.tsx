import { Button } from "#art/kit/button.tsx";
import { Field } from "#art/kit/field.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Portal } from "./portal.tsx";

/** The limits of Lake Court Residents, open for changes in the portal. 438 by 374. */
export function PortalAccount() {
  return (
    <Portal page="Accounts">
      <Icon name="arrow-left" x={14} y={78} size={24} />
      <Strong x={50} y={97} size={20}>
        Lake Court Residents
      </Strong>
      <Field x={16} y={146} width={195} label="Name" value="Lake Court Residents" />
      <Field x={227} y={146} width={195} label="Email" value="board@lake.example" />
      <Field x={16} y={222} width={195} label="Balance limit" value="1,500" />
      <Field x={227} y={222} width={195} label="Spending limit" value="900" focused />
      <Label x={227} y={286}>
        in a calendar month
      </Label>
      <Button x={16} y={320} width={406} height={42} label="Save" kind="solid" size={16} />
    </Portal>
  );
}
