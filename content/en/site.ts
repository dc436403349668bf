import type { Site } from "#content/schema/site.ts";

export const site: Site = {
  name: "Ideas Coded",
  legalName: "Ideas Coded LLC",
  tagline: "You Dream, We Code",
  url: "https://ideascoded.example",
  email: "hello@ideascoded.example",
  offices: [
    {
      name: "US office",
      city: "Prospect Heights",
      region: "USA",
      addressLines: ["1250 Meadow Lane, Suite 4", "Prospect Heights, IL 60070"],
      country: "United States",
      countryCode: "US",
      phone: { label: "+1 847 555 0139", href: "tel:+18475550139" },
      mapLink: "https://www.openstreetmap.org/search?query=Prospect%20Heights%2C%20Illinois",
    },
    {
      name: "Ulaanbaatar office",
      city: "Ulaanbaatar",
      region: "MGL",
      addressLines: ["Peace Avenue 17, Floor 5", "Sukhbaatar District 14200"],
      country: "Mongolia",
      countryCode: "MN",
      phone: { label: "+976 7000 0139", href: "tel:+97670000139" },
      mapLink: "https://www.openstreetmap.org/search?query=Peace%20Avenue%2C%20Ulaanbaatar",
    },
  ],
  socials: [
    { name: "facebook", label: "Facebook", href: "https://www.facebook.com/ideascoded.example" },
    { name: "instagram", label: "Instagram", href: "https://www.instagram.com/ideascoded.example" },
    { name: "twitter", label: "X (Twitter)", href: "https://x.com/ideascoded_example" },
    { name: "linkedin", label: "LinkedIn", href: "https://www.linkedin.com/company/ideascoded-example" },
  ],
};
