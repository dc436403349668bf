import { Text } from "#art/engine/lettering.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Box } from "#art/kit/box.tsx";
import { Crop } from "#art/kit/crop.tsx";
import { Phone } from "#art/kit/phone.tsx";
import { Touch } from "#art/kit/pointer.tsx";
import { Row } from "#art/kit/row.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** One account pushed aside: what can be done with it shows. */
export const houseAccountTab: Drawing = {
  name: "showcase/mobile-apps/house-account-tab",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="green-2" />
      <AccentOf accent="green">
        <Phone x={50} y={-86} width={312} height={500}>
          <Crop x={0} y={0} width={312} height={500} radius={31}>
            {accounts.map(([title, value, note], index) => (
              <Row
                key={title}
                x={20}
                y={96 + index * 76 + (index > 0 ? 76 : 0)}
                width={272}
                height={68}
                title={title}
                value={value}
                note={note}
                avatar={title.slice(0, 1)}
                size={17}
              />
            ))}
            <Swiped y={170} />
          </Crop>
          <Touch x={110} y={212} r={22} />
        </Phone>
      </AccentOf>
    </>
  ),
};

const accounts = [
  ["Harlow Dental", "312.45", "limit 800"],
  ["Fire Station 9", "454.10", "limit 1,000"],
  ["Bayan Grill", "1,190.00", "limit 2,000"],
] as const;

function Swiped({ y }: { readonly y: number }) {
  return (
    <>
      <Box x={0} y={y} width={312} height={72} radius={0} fill="ground-2" />
      <Row
        x={-112}
        y={y}
        width={244}
        height={72}
        title="Mesa Roofing Co."
        note="limit 4,000"
        avatar="M"
        last
        size={17}
      />
      <Box x={152} y={y} width={76} height={72} radius={0} fill="green" />
      <Box x={228} y={y} width={84} height={72} radius={0} fill="text" />
      <Text x={190} y={y + 42} size={17} weight={620} anchor="middle" color="sheet">
        Edit
      </Text>
      <Text x={270} y={y + 42} size={17} weight={620} anchor="middle" color="sheet">
        Delete
      </Text>
    </>
  );
}
