// Sample text: a lawyer must review these terms before anybody relies on them.
import type { LegalDocument } from "#content/schema/legal.ts";
import { site } from "../site.ts";

const [usOffice, mongoliaOffice] = site.offices;
const mail = `[${site.email}](mailto:${site.email})`;

/** The terms for this site, the apps and the downloads, with the license that the page's address speaks of. */
export const terms: LegalDocument = {
  head: {
    title: `Terms of Service · ${site.name}`,
    description:
      "The terms for using this website, our point-of-sale apps and our downloads: license, subscriptions, liability, Illinois law and how to reach us.",
  },
  title: "Terms of Service",
  effective: "2022-10-28",
  lastUpdated: "2022-10-28",
  summary: [
    {
      list: [
        "**You may use this site and our apps if you are 18,** or at least 13 with a parent’s permission.",
        "**You receive a license, not ownership.** Use our apps, manuals and videos for your own business; do not resell, copy or take them apart.",
        "**Subscriptions run from month to month** at the prices on the [House Account Tab guide](/guides/house-account-tab), plus taxes.",
        "**What you enter stays yours.** You check the taxes, surcharges and charges that you set up.",
        "**We do careful work, but we do not promise perfection,** and our liability has a limit.",
        "**Illinois law applies,** and disputes go to the courts of Cook County.",
      ],
    },
  ],
  sections: [
    {
      id: "acceptance",
      title: "Agreeing to these terms",
      blocks: [
        {
          p: `These terms are an agreement between you and ${site.legalName} (“we”). They cover this website, our apps for a point-of-sale platform, our other products, and everything you can download here, such as manuals and mobile apps. Together we call them the services.`,
        },
        {
          p: "By using a service you accept these terms. If you do not accept them, please do not use it. If you act for a company, you confirm that you may bind that company, and “you” then means the company as well.",
        },
      ],
    },
    {
      id: "who-may-use",
      title: "Who may use the services",
      blocks: [
        {
          steps: [
            "**You must be at least 18 years old,** or at least 13 with the permission of a parent or guardian who accepts these terms for you.",
            "You may not use the services if you are under 13.",
            "You may not use the services if a law that applies to you forbids it, or if we have ended your use before for breaking these terms.",
          ],
        },
        {
          p: "In the European Union and the United Kingdom, you must be at least 16 to send us personal data, as the [EU/UK Privacy Notice](/eu-privacy-policy) explains.",
        },
      ],
    },
    {
      id: "services",
      title: "What we offer",
      blocks: [
        {
          p: "We build apps, integrations, web portals, UX/UI designs and AI solutions for business clients, and we run products of our own. This site describes that work. What it says is information, not an offer that binds us.",
        },
        {
          p: "Custom work begins with a written agreement of its own. If that agreement and these terms differ, the agreement comes first. A message through the contact form starts a conversation, not a contract.",
        },
      ],
    },
    {
      id: "apps",
      title: "Our point-of-sale apps",
      blocks: [
        {
          p: "House Account Tab (HAT), Register Plus and Sales Adjuster are add-ons that run on a point-of-sale platform. The [app overview](/Clovers) introduces them and the [guides](/guides) show how they work. Please note:",
        },
        {
          steps: [
            "You need an account with the platform and one of its devices. The platform’s own terms, fees and rules apply alongside ours.",
            "The platform’s own account does not work with House Account Tab. You need to create a separate one.",
            "Storing a customer’s card needs the platform’s card vault to be enabled, and is available in the USA only. Have the customer’s permission before you store or charge a card.",
            "Register Plus pre-authorizes cards according to the limits that you set. You are responsible for what you pre-authorize, add to a tab, charge and void.",
            "Sales Adjuster applies the taxes, discounts, surcharges and rounding that you enter. We give no tax or legal advice: check that they are correct and allowed where you sell.",
            "Reports and invoices repeat what was entered. Compare them with your books.",
          ],
        },
      ],
    },
    {
      id: "subscriptions",
      title: "Subscriptions, prices and taxes",
      blocks: [
        {
          steps: [
            "House Account Tab has three plans: LITE, PRO and PREMIUM. Their prices and features are listed in the [House Account Tab guide](/guides/house-account-tab).",
            "Prices are in US dollars, per month. Taxes are added where they are due.",
            "A plan renews each month until it is canceled. Where the point-of-sale platform collects the payment, its own terms apply to that.",
            "You can cancel at any time. The plan then runs to the end of the month you have already paid for. We refund parts of a month only where the law requires it.",
            "If we change a price, we tell you at least 30 days before it applies. You can cancel before then.",
            "A feature marked “coming soon” is a plan, not a promise. Please choose a plan for what it can do today.",
            "If a payment fails, we may pause the plan until it is made.",
          ],
        },
      ],
    },
    {
      id: "accounts",
      title: "Accounts, employees and PINs",
      blocks: [
        {
          p: "You do not need an account to read this site. Some products require one. Give correct details, keep passwords, passcodes and employee PINs to yourself, and give each employee only the permissions the job needs.",
        },
        {
          p: `What happens under your account counts as your doing, unless the fault is ours. If you think that somebody else is using it, write to ${mail} at once.`,
        },
      ],
    },
    {
      id: "license",
      title: "The license we give you",
      blocks: [
        {
          p: "As long as you keep to these terms and pay what is due, we give you a limited, non-exclusive license. You may not transfer it or pass it on, and it ends as described under [Ending the agreement](#termination). It lets you:",
        },
        {
          steps: [
            "read this site, watch its videos and print its pages for your own use;",
            "install and run our apps on devices that you own or control, for your own business;",
            "let your employees use the apps under your account;",
            "download our manuals and copy them for the people who work with the apps;",
            "use the updates that we provide, under the same terms.",
          ],
        },
        {
          p: "Parts that come under an open-source license follow that license. Nothing here takes away what it allows.",
        },
      ],
    },
    {
      id: "restrictions",
      title: "What the license does not allow",
      blocks: [
        { p: "Unless the law gives you the right or we agree in writing, you may not:" },
        {
          steps: [
            "sell, rent, lend or sublicense the services, or run them for others;",
            "copy or change them beyond what the license allows;",
            "take them apart to find the source code, or try to;",
            "remove our name or a copyright notice;",
            "get around a limit of your plan, a security measure or the robot check;",
            "build a competing product from our software, designs or texts;",
            "export or use them where trade law forbids it.",
          ],
        },
      ],
    },
    {
      id: "your-content",
      title: "What you enter and upload",
      blocks: [
        {
          p: "Messages, customer accounts, transactions, recordings and everything else that you enter or upload stay yours. You allow us to store, process and show them as far as we need to in order to provide the service to you, and for nothing else.",
        },
        {
          p: "You confirm that you have the right to give us this content, and that you have told your customers and employees what the law says they must know. Keep copies of what you cannot afford to lose.",
        },
        {
          p: "Transcriptions and translations by CCGen are made by a machine. They can contain mistakes, so have a person check them before anything important depends on them.",
        },
        {
          p: "If you send us an idea for a feature or a new app, we may use it without owing you anything, unless we have agreed otherwise in writing. Please do not send secrets before we have.",
        },
      ],
    },
    {
      id: "acceptable-use",
      title: "Fair use",
      blocks: [
        { p: "Please use the services in a lawful and considerate way. You may not:" },
        {
          steps: [
            "break a law or the rights of others;",
            "deceive people about who you are, or charge cards without permission;",
            "send harmful code, spam or content that threatens or insults;",
            "search for weaknesses, overload our systems or access parts that are not meant for you;",
            "collect content or data from the site by machine in amounts that burden it.",
          ],
        },
        {
          p: `If you find a security problem by chance, tell us at ${mail} and give us time to fix it.`,
        },
      ],
    },
    {
      id: "ownership",
      title: "What belongs to us",
      blocks: [
        {
          p: `The services, with their software, designs, texts, drawings and videos, belong to us or to those who licensed them to us. So do the name ${site.name} and our logo. Names and marks of clients and platforms belong to their owners. You receive only the rights that these terms name.`,
        },
      ],
    },
    {
      id: "third-parties",
      title: "Other companies’ platforms and services",
      blocks: [
        {
          p: "Our apps depend on services that we do not run: the point-of-sale platform, payment networks, app stores, internet and phone providers. We also link to other websites. Their terms apply to your use of them, and they may change or stop without asking us.",
        },
        {
          p: "We are not responsible for what they do. If a platform makes one of our apps impossible, we may change the app or end it, and will tell you as early as we can.",
        },
      ],
    },
    {
      id: "privacy",
      title: "Privacy",
      blocks: [
        {
          p: "The [Privacy Policy](/privacy-policy) explains how this site handles personal information. If you are in the European Union, the European Economic Area or the United Kingdom, the [EU/UK Privacy Notice](/eu-privacy-policy) applies instead.",
        },
        {
          p: "For the data of your own customers in our apps, you decide why and how it is used, and we handle it on your behalf.",
        },
      ],
    },
    {
      id: "warranty",
      title: "No warranty",
      blocks: [
        {
          p: "We work with care and fix what we can. Still, **the services are provided “as is” and “as available”. To the extent the law allows, we give no warranty of any kind, express or implied, including warranties of merchantability, fitness for a particular purpose, title and non-infringement.**",
        },
        {
          p: "We do not promise that the services are always available, free of errors or suited to every business, or that figures, reports and machine results are always right.",
        },
      ],
    },
    {
      id: "liability",
      title: "Limit of liability",
      blocks: [
        { p: "**To the extent the law allows:**" },
        {
          steps: [
            "**we are not liable for indirect, incidental, special, consequential or punitive damages, nor for lost profit, revenue, data or goodwill;**",
            "**our total liability for a service is limited to what you paid us for it in the 12 months before the event;**",
            "**where you paid nothing, our liability is limited to what the law does not let us exclude.**",
          ],
        },
        {
          p: "These limits apply to every kind of claim, even if we knew that the damage was possible. They do not apply to fraud, to intent, or where the law forbids a limit. Some states do not allow all of these limits, so part of this may not concern you.",
        },
      ],
    },
    {
      id: "indemnity",
      title: "Claims caused by your use",
      blocks: [
        {
          p: "If somebody makes a claim against us because you broke these terms or a law, charged a card without permission, or entered content that you had no right to use, you cover the damages, costs and reasonable attorney fees that follow. We tell you promptly, let you lead the defense, and help at your expense. You may not settle in our name without our consent.",
        },
      ],
    },
    {
      id: "termination",
      title: "Ending the agreement",
      blocks: [
        {
          steps: [
            "You may stop using the services at any time. Cancel a subscription as described above and remove the apps from your devices.",
            "We may suspend or end your use if you break these terms in a serious way, or keep breaking them after we have told you, or if the law demands it.",
            "We may discontinue a service. For a paid one we give at least 30 days’ notice and refund what was paid for the time after its end.",
            "When the agreement ends, the license ends. For 30 days you may ask us for a copy of your data, unless the law forbids us to give it.",
            "What by its nature should last remains in force: ownership, your promises about content, warranty, liability, indemnity and governing law.",
          ],
        },
      ],
    },
    {
      id: "changes",
      title: "When these terms change",
      blocks: [
        {
          p: "We may change these terms as the services or the law change. The date at the top shows the latest version. **Significant changes take effect 30 days after we give notice** on this page or, where we have your address, by email. If you go on using the services after that, you accept the new terms. If you do not agree, stop using them and cancel before that day.",
        },
      ],
    },
    {
      id: "law",
      title: "Law and courts",
      blocks: [
        {
          steps: [
            "**These terms are governed by the law of the State of Illinois, USA,** without its rules on the conflict of laws.",
            "**The state and federal courts in Cook County, Illinois, decide disputes,** and both sides accept their authority.",
            "Please write to us before you go to court. Most things can be settled in a letter.",
            "If you are a consumer, nothing here takes away the protection that the law where you live gives you and that no agreement can remove.",
            "If one part of these terms is invalid, the rest remains. If we do not insist on a right once, we have not given it up.",
            "You may not hand this agreement to somebody else without our consent. We may hand it to a successor of our business.",
          ],
        },
      ],
    },
    {
      id: "how-to-reach-us",
      title: "How to reach us",
      blocks: [
        { p: "Questions and notices about these terms go to:" },
        {
          list: [
            `Email: ${mail}`,
            `${usOffice.name}: ${site.legalName}, ${[...usOffice.addressLines, usOffice.country].join(", ")}, phone [${usOffice.phone.label}](${usOffice.phone.href})`,
            `${mongoliaOffice.name}: ${[...mongoliaOffice.addressLines, mongoliaOffice.city, mongoliaOffice.country].join(", ")}, phone [${mongoliaOffice.phone.label}](${mongoliaOffice.phone.href})`,
          ],
        },
      ],
    },
  ],
};
