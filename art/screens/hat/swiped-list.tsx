import { AppBar } from "#art/kit/app-bar.tsx";
import { Box } from "#art/kit/box.tsx";
import { Button } from "#art/kit/button.tsx";
import { Crop } from "#art/kit/crop.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Touch } from "#art/kit/pointer.tsx";
import { Row } from "#art/kit/row.tsx";
import { AccountRows } from "./account-rows.tsx";
import { accounts } from "./accounts.ts";

const height = 47;
const shown = accounts.slice(2);
const swiped = shown.findIndex(({ name }) => name === "Orchard Row Books");

/** The list with one line pushed to the left by `shift` pixels, 176 when it is all the way. 420 by 384. */
export function SwipedList({ shift = 176 }: { readonly shift?: number }) {
  const top = 53 + swiped * height;
  // Its name moves only a little, so that the account can still be read.
  return (
    <>
      <AccountRows x={16} y={53} width={388} height={height} rows={shown} />
      <Box x={1} y={top + 1} width={418} height={height - 2} radius={0} fill="green-2" />
      <Crop x={1} y={top} width={418 - shift} height={height}>
        <Box x={-20} y={top + 1} width={440} height={height - 2} radius={0} fill="sheet" />
        <Row x={16 - shift * 0.04} y={top} width={388} height={height} title="Orchard Row Books" last />
      </Crop>
      <Button x={420 - shift + 8} y={top + 5} width={72} height={height - 10} label="Edit" />
      <Button
        x={420 - shift + 88}
        y={top + 5}
        width={80}
        height={height - 10}
        label="Delete"
        kind="solid"
        color="text"
      />
      <Touch x={420 - shift - 34} y={top + height / 2 + 2} />
      <Icon name="arrow-left" x={420 - shift - 82} y={top + height / 2 - 10} size={24} width={2} />
      <Box x={1} y={1} width={418} height={51} radius={6} fill="sheet" />
      <AppBar sign="H" title="House accounts" size={18} />
    </>
  );
}
