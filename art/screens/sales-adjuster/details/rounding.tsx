import { line } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Dot, Line } from "#art/engine/mark.tsx";
import { strong } from "#art/kit/type.ts";
import { detail } from "#art/screens/clover-picture.ts";

const left = 44;
const width = 392;
const base = 250;

/** From 18.00 to 19.00: where a total of 18.10 goes when it is rounded up, and when it is rounded down. */
export const rounding = detail("sales-adjuster/rounding", () => (
  <HandOf t={ramp(20, 240, 1.1)} amp={5} over={10} wave={80} width={2.2} passes={2}>
    <Sketch d={line(26, base, 462, base)} />
    <Line d={ticks()} width={1.4} />
    <Line d={line(at(0), base - 20, at(0), base + 20) + line(at(25), base - 20, at(25), base + 20)} width={2.4} />
    <Line d={line(at(100), base - 20, at(100), base + 20)} width={2.4} />
    <Mark cents={0}>$18.00</Mark>
    <Mark cents={25}>$18.25</Mark>
    <Mark cents={100}>$19.00</Mark>
    <Line d={`M${at(10)} ${base - 22}C${at(12)} 176 ${at(23)} 176 ${at(25)} ${base - 28}`} width={2} />
    <Line d={`M${at(25) - 11} ${base - 40}L${at(25)} ${base - 28}L${at(25) + 4} ${base - 44}`} width={2} />
    <Line d={`M${at(10)} ${base - 22}C${at(14)} 84 ${at(88)} 84 ${at(100)} ${base - 28}`} width={2} />
    <Line d={`M${at(100) - 17} ${base - 40}L${at(100)} ${base - 28}L${at(100) + 1} ${base - 48}`} width={2} />
    <Line d={`M${at(10)} ${base - 22}C${at(9)} 190 ${at(1)} 190 ${at(0)} ${base - 28}`} width={2} />
    <Line d={`M${at(0) - 5} ${base - 43}L${at(0)} ${base - 28}L${at(0) + 11} ${base - 39}`} width={2} />
    <Text x={at(58)} y={104} size={20} anchor="middle">
      up to the dollar
    </Text>
    <Text x={at(30)} y={196} size={18}>
      to the quarter
    </Text>
    <Text x={at(6.5)} y={188} size={18} anchor="end">
      down
    </Text>
    <Dot x={at(10)} y={base} r={9} />
    <Text x={at(10)} y={base + 92} size={34} weight={strong} anchor="middle" tracking={-0.02}>
      $18.10
    </Text>
    <Line d={line(at(10), base + 18, at(10), base + 58)} width={1.6} dash="1 5" />
  </HandOf>
));

function at(cents: number): number {
  return left + (cents / 100) * width;
}

function Mark({ cents, children }: { readonly cents: number; readonly children: string }) {
  return (
    <Text x={at(cents)} y={base + 44} size={17} weight={strong} anchor="middle" tabular>
      {children}
    </Text>
  );
}

/** Every five cents. */
function ticks(): string {
  return Array.from({ length: 21 }, (_, index) => line(at(index * 5), base - 8, at(index * 5), base + 8)).join("");
}
