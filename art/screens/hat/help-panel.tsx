import { Badge } from "#art/kit/avatar.tsx";
import { Button } from "#art/kit/button.tsx";
import { Dialog, Veil } from "#art/kit/dialog.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong, Words } from "#art/kit/label.tsx";
import { Touch } from "#art/kit/pointer.tsx";
import { contentIn } from "#content/index.ts";
import { mainOffice } from "#content/schema/company.ts";
import { AccountList } from "./account-list.tsx";

/** The panel behind the logo, over the list of accounts. 420 by 384. */
export function HelpPanel() {
  const { company } = contentIn("en");
  return (
    <>
      <AccountList />
      <Veil width={420} height={384} />
      <Badge x={16} y={12} size={32} sign="H" />
      <Dialog x={34} y={64} width={352} height={244} title="Help">
        <Icon name="phone" x={20} y={66} size={26} color="green" />
        <Label x={62} y={76}>
          Call us
        </Label>
        <Strong x={62} y={99} size={18}>
          {mainOffice(company).phone.label}
        </Strong>
        <Icon name="mail" x={20} y={126} size={26} color="green" />
        <Label x={62} y={136}>
          Write to us
        </Label>
        <Words x={62} y={159} size={17}>
          {company.email}
        </Words>
        <Button x={20} y={184} width={312} label="Close" />
      </Dialog>
      <Touch x={32} y={28} r={24} />
    </>
  );
}
