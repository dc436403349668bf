import { AppBar } from "#art/kit/app-bar.tsx";
import { Button } from "#art/kit/button.tsx";
import { Field } from "#art/kit/field.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Row } from "#art/kit/row.tsx";

const open = [
  ["Table 4", "36.20"],
  ["Bayan Grill", "112.40"],
] as const;

interface TabsListProps {
  /** What was typed as the name of a new tab; given at all, New tab was tapped. */
  readonly name?: string;
}

/** The open tabs, for Order 124 to go on one of them or on a new one. 424 by 388. */
export function TabsList({ name }: TabsListProps) {
  return (
    <>
      <AppBar title="Add to tab">
        <Label x={408} y={35} anchor="end">
          Order 124
        </Label>
      </AppBar>
      {open.map(([title, value], index) => (
        <Row
          key={title}
          x={16}
          y={62 + index * 52}
          width={392}
          height={52}
          title={title}
          value={value}
          avatar={title.slice(0, 1)}
        />
      ))}
      {name === undefined ? (
        <>
          <Button x={16} y={180} width={392} height={46} label="New tab" size={17} />
          <Label x={16} y={350}>
            Choose a tab, or start a new one.
          </Label>
        </>
      ) : (
        <>
          <Field x={16} y={200} width={392} height={42} label="Name of the tab" value={name} size={18} focused />
          <Button x={16} y={326} width={392} height={46} label="Confirm" kind="solid" size={17} />
        </>
      )}
    </>
  );
}

/** Order 124 on its new tab. 424 by 388. */
export function OnTab({ name }: { readonly name: string }) {
  return (
    <>
      <AppBar title="Tab" />
      <Icon name="check" x={16} y={76} size={48} color="sky" width={3.4} />
      <Strong x={16} y={172} size={34}>
        {name}
      </Strong>
      <Row x={16} y={196} width={392} height={56} title="Order 124" note="3 gift boxes" value="$59.54" />
      <Row x={16} y={252} width={392} height={56} title="Pre-auth" note="Card ending in 2093" value="$59.54" last />
    </>
  );
}
