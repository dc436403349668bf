import { Box } from "#art/kit/box.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Strong } from "#art/kit/label.tsx";
import { Row } from "#art/kit/row.tsx";
import { AdjusterApp } from "./adjuster-app.tsx";
import { cookCounty } from "./tax-group.tsx";

/** The Taxes tab with its list of counties, one of them open. */
export function TaxGroups() {
  return (
    <AdjusterApp tab="Taxes">
      <Box x={8} y={126} width={336} height={186} radius={10} fill="ochre-2" />
      <Icon name="chevron-down" x={14} y={140} size={22} width={2} />
      <Strong x={44} y={158} size={18}>
        Cook County
      </Strong>
      <Strong x={336} y={158} anchor="end" size={18}>
        10.25%
      </Strong>
      {cookCounty.map(([name, percent], index) => (
        <Row key={name} x={44} y={176 + index * 44} width={292} height={44} title={name} value={percent} last />
      ))}
      <Row
        x={4}
        y={320}
        width={332}
        height={56}
        title="Lake County"
        value="7.00%"
        lead={<Icon name="chevron-right" x={-5} y={-11} size={22} width={2} />}
        last
      />
    </AdjusterApp>
  );
}
