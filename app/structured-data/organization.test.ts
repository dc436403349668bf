import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { mainOffice } from "#content/schema/company.ts";
import { placeOf } from "./organization.ts";

const office = mainOffice(contentIn("en").company);

test.each([
  [
    ["1250 Meadow Lane, Suite 4", "Prospect Heights, IL 60070"],
    { streetAddress: "1250 Meadow Lane, Suite 4", addressRegion: "IL", postalCode: "60070" },
  ],
  [["12 Heron Street", "Dublin 2, D02 X285"], { streetAddress: "12 Heron Street, Dublin 2, D02 X285" }],
])("the address %j is told apart as far as its last line has a region and a postal code", (addressLines, told) => {
  const { address } = placeOf({ ...office, city: "Prospect Heights", addressLines });
  const { addressLocality: _city, addressCountry: _country, "@type": _type, ...rest } = address;
  expect(rest).toEqual(told);
});
