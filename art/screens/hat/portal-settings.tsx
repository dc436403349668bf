import { Rule } from "#art/kit/box.tsx";
import { Button } from "#art/kit/button.tsx";
import { Toggle } from "#art/kit/choice.tsx";
import { Field } from "#art/kit/field.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Words } from "#art/kit/label.tsx";
import { Portal } from "./portal.tsx";

interface PortalSettingsProps {
  readonly terms?: string;
  readonly invoicesOn?: string;
}

/** The settings of the web portal. 438 by 374. */
export function PortalSettings({ terms = "30 days", invoicesOn = "1st of month" }: PortalSettingsProps) {
  return (
    <Portal page="Settings">
      {settings.map((name, index) => (
        <g key={name}>
          <Words x={16} y={104 + index * 58}>
            {name}
          </Words>
          <Rule x={16} y={126 + index * 58} width={406} />
        </g>
      ))}
      <Toggle x={380} y={86} on />
      <Field x={262} y={136} width={160} value={terms} select />
      <Words x={392} y={220} anchor="end">
        3 templates
      </Words>
      <Icon name="chevron-right" x={402} y={205} size={20} />
      <Field x={262} y={252} width={160} value={invoicesOn} select />
      <Button x={262} y={318} width={160} height={42} label="Save" kind="solid" />
    </Portal>
  );
}

const settings = ["Tips", "Payment terms", "Email templates", "Automatic invoices"];
