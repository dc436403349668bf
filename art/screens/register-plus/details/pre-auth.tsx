import { At } from "#art/engine/group.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Button } from "#art/kit/button.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Sheet } from "#art/kit/sheet.tsx";
import { strong } from "#art/kit/type.ts";
import { detail } from "#art/screens/clover-picture.ts";
import { CardReader } from "./card-reader.tsx";

/** A card in a reader, and what is held on it. */
export const preAuth = detail("register-plus/pre-auth", () => (
  <AccentOf accent="sky">
    <At x={32} y={92}>
      <CardReader last="2093" />
      <Text x={75} y={117} size={22} weight={strong} anchor="middle">
        $50.00
      </Text>
    </At>
    <Sheet x={206} y={84} width={250} height={242} light loose={0.5}>
      <Icon name="check" x={22} y={24} size={34} width={3} color="sky" />
      <Strong x={24} y={110} size={44}>
        $50.00
      </Strong>
      <Label x={24} y={142} size={17}>
        is held on the card
      </Label>
      <Label x={24} y={166} size={17}>
        ending in 2093
      </Label>
      <Button x={22} y={187} width={206} height={36} label="Void pre-auth" size={16} />
    </Sheet>
  </AccentOf>
));
