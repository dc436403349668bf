import { Button } from "#art/kit/button.tsx";
import { Tick } from "#art/kit/choice.tsx";
import { Field } from "#art/kit/field.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong, Words } from "#art/kit/label.tsx";
import { Row } from "#art/kit/row.tsx";
import { Portal } from "./portal.tsx";

/** Who works at the counter. `set` says whether Dana has a PIN, as Omar has. 438 by 374. */
export function Employees({ set = false }: { readonly set?: boolean }) {
  const people = [
    ["Dana", set],
    ["Omar", true],
    ["Priya", false],
  ] as const;
  return (
    <Portal page="Employees">
      <Label x={16} y={88}>
        3 employees
      </Label>
      {people.map(([name, pin], index) => (
        <Row
          key={name}
          x={16}
          y={100 + index * 60}
          width={406}
          height={60}
          title={name}
          value={pin ? "PIN set" : "No PIN"}
          valueColor={pin ? "green" : "mute"}
          avatar={name.slice(0, 1)}
        />
      ))}
      <Button x={16} y={304} width={406} height={42} label="Add employee" size={16} />
    </Portal>
  );
}

interface EmployeeProps {
  /** How many figures were typed; given at all, the two fields are open. */
  readonly pin?: number;
  readonly again?: number;
  readonly focus?: "pin" | "again";
  readonly allowed?: readonly string[];
}

/** What an employee may do. */
const permissions = ["Take payments", "Create invoices", "Edit accounts"] as const;

/** Dana's PIN and permissions. 438 by 374. */
export function Employee({ pin, again, focus, allowed = [] }: EmployeeProps) {
  return (
    <Portal page="Employees">
      <Icon name="arrow-left" x={14} y={78} size={24} />
      <Strong x={50} y={97} size={20}>
        Dana
      </Strong>
      {pin === undefined ? (
        <>
          <Label x={16} y={160}>
            No PIN yet
          </Label>
          <Button x={272} y={134} width={150} label="Set PIN" />
        </>
      ) : (
        <>
          <Field x={16} y={138} width={195} label="PIN" dots={pin} focused={focus === "pin"} />
          <Field x={227} y={138} width={195} label="Once more" dots={again} focused={focus === "again"} />
        </>
      )}
      {permissions.map((name, index) => (
        <g key={name}>
          <Tick x={16} y={200 + index * 38} on={allowed.includes(name)} />
          <Words x={50} y={217 + index * 38}>
            {name}
          </Words>
        </g>
      ))}
      <Button x={16} y={320} width={406} height={42} label="Save" kind="solid" size={16} />
    </Portal>
  );
}
