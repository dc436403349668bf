import { AccentOf } from "#art/kit/accent.tsx";
import { Badge } from "#art/kit/avatar.tsx";
import { Label } from "#art/kit/label.tsx";

const apps = [
  ["R", "Register Plus", "sky"],
  ["H", "House Account Tab", "green"],
  ["±", "Sales Adjuster", "ochre"],
] as const;

/** The apps on a register. 424 by 388. */
export function AppHome() {
  return apps.map(([sign, name, accent], index) => (
    <AccentOf key={name} accent={accent}>
      <Badge x={34 + index * 134} y={120} size={84} sign={sign} />
      <Label x={76 + index * 134} y={236} anchor="middle" color="text">
        {name}
      </Label>
    </AccentOf>
  ));
}
