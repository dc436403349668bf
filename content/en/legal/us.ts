// Sample text: a lawyer must review this policy before anybody relies on it.
// It describes the site with its default settings; another captcha or analytics setting needs other words.
import type { LegalDocument } from "#content/schema/legal.ts";
import { site } from "../site.ts";
import { storedItemsTable } from "../stored-items.ts";

const [usOffice, mongoliaOffice] = site.offices;
const mail = `[${site.email}](mailto:${site.email})`;

/** The privacy policy for visitors from the United States. */
export const us: LegalDocument = {
  head: {
    title: `Privacy Policy · ${site.name}`,
    description:
      "What this website learns about its visitors in the United States, why, how long we keep it, and how to have it corrected or deleted.",
  },
  title: "Privacy Policy",
  tab: "US Privacy Policy",
  effective: "2022-10-28",
  lastUpdated: "2022-10-28",
  summary: [
    {
      list: [
        "**You can read this whole site without telling us who you are.** There are no accounts, no newsletter and nothing to pay here.",
        "**If you send the contact form, we keep what you wrote** on our own server, so that we can answer you.",
        "**We keep a request until it is settled and for up to 24 months after.** Ask us to erase it sooner and we will, unless the law requires us to keep it.",
        "**We do not sell your information,** and we do not share it for advertising.",
        "**No script from another company runs before you press OK** on the cookie bar. Global Privacy Control counts as “no”.",
        `**You can see, correct or erase what we hold.** Write to ${mail}; we answer within one month.`,
      ],
    },
  ],
  sections: [
    {
      id: "scope",
      title: "What this policy covers",
      blocks: [
        {
          p: `This policy explains how ${site.legalName} (“we”) handles personal information on this website. Personal information is anything that points to you or your household, such as your name, your email address or your phone number.`,
        },
        {
          p: "It is written for visitors from the United States. If you are in the European Union, the European Economic Area or the United Kingdom, please read the [EU/UK Privacy Notice](/eu-privacy-policy) instead.",
        },
        {
          p: "It does not cover what a merchant records in our point-of-sale apps. There the merchant decides which customers, tabs and payments are entered, so please ask the merchant first. The [Terms of Service](/end-user-license-agreement) say more about the apps.",
        },
      ],
    },
    {
      id: "information-you-give",
      title: "What you tell us",
      blocks: [
        { p: "The contact form is the only place on this site that asks for personal information. It has six fields:" },
        {
          list: [
            "**Name & Company** (required)",
            "**Email address** (required)",
            "**Phone number** (optional)",
            "**Subject** (optional)",
            "**Purpose**, such as web development, a mobile app or branding (optional)",
            "**Your message** about the project (required)",
          ],
        },
        {
          p: "Together with these we store when the request arrived, whether the robot check was passed, and a mark if it looks automated. If you close the form without sending it, the draft stays in the open page for ten seconds in case you want it back, and is then gone. It never reaches us.",
        },
        {
          p: "You may also write, call or apply for a job by mail. We then have whatever you put in your letter, email or application. Please do not send us card numbers, health information or passwords: we do not need them.",
        },
      ],
    },
    {
      id: "information-from-your-visit",
      title: "What our server notices on its own",
      blocks: [
        {
          p: "Every website needs the address of your internet connection (the IP address) to send a page back. We also use that address for a short time to limit how many requests one connection may send, so that the form stays open for everybody. We do not use it to recognize you or to follow you from visit to visit.",
        },
        {
          p: "We count visits with a counter of our own. When you open a page or press certain buttons, the counter adds one to that day’s total. It sets no cookie, stores nothing in your browser and keeps no personal information. For one page view in ten it also adds up how quickly the page appeared, how quickly it responded and how much it shifted while loading. All we can read from it later is something like “this page was opened 40 times on Tuesday”.",
        },
        {
          p: "Our server’s records hold no visitors’ names, email addresses, phone numbers or messages.",
        },
      ],
    },
    {
      id: "cookies",
      title: "What is stored in your browser",
      blocks: [
        {
          p: "This site sets no cookies of its own. It keeps a few small notes in your browser’s storage instead, and none of them says who you are. The table shows each entry, what it is for and how long it stays:",
        },
        storedItemsTable,
        {
          p: "You can change your answer at any time under **Cookie settings** at the foot of every page. You can also delete all of this by clearing this site’s data in your browser’s settings. The cookie bar will then ask you again.",
        },
      ],
    },
    {
      id: "analytics",
      title: "Analytics, only if you agree",
      blocks: [
        {
          p: "If you press OK on the cookie bar, we may also use an analytics service from another company, where we have set one up: Google Analytics 4 or Plausible. It learns which pages you open and which buttons you press, and it receives technical details such as your IP address and the kind of browser you use. Google Analytics sets cookies of its own to tell one browser from another.",
        },
        {
          p: "If you press “No, thanks”, give no answer, or use a browser that sends Global Privacy Control, the service is not loaded at all. The site works the same either way. What you write in the contact form is never sent to an analytics service.",
        },
      ],
    },
    {
      id: "robot-check",
      title: "The robot check on the form",
      blocks: [
        {
          p: "Before you can send the form, your browser solves a small arithmetic puzzle that our own server sets. It takes a moment, involves no other company and does not watch how you move or type. Each solution works once.",
        },
        {
          p: "If a request still looks as if a bot sent it, for example because the form was filled in within two seconds, we mark it and keep it, so that a person can decide. Should we replace this check with one from another company, such as Cloudflare Turnstile or Google reCAPTCHA, we will change this policy first.",
        },
      ],
    },
    {
      id: "use",
      title: "What we use it for",
      blocks: [
        {
          list: [
            "To answer you, prepare an offer and plan the work you asked about.",
            "To keep the site running and to protect it from abuse.",
            "To see which pages are useful, from totals or, if you agreed, from analytics.",
            "To handle a job application that you sent us.",
            "To meet legal duties and to settle disputes.",
          ],
        },
        {
          p: "We do not put you on a mailing list because you wrote to us, we do not build profiles, and no machine makes decisions about you that have legal or similar effects.",
        },
      ],
    },
    {
      id: "sharing",
      title: "Who else sees it",
      blocks: [
        { p: "Your request is read by the people in our two offices who answer it. Besides them:" },
        {
          list: [
            "**our hosting provider,** on whose machines our server runs;",
            "**our email provider,** which carries the message that tells us about your request, and our answer to you;",
            "**an analytics service,** only if you agreed, and never with your request;",
            "**authorities, courts or advisers,** if the law obliges us or if we must defend a legal claim;",
            "**a successor,** if our business is merged or sold. It must keep to this policy, and you will be told.",
          ],
        },
        {
          p: "Providers work on our instructions and may use your information only to do their work for us.",
        },
      ],
    },
    {
      id: "no-sale",
      title: "We do not sell your information",
      blocks: [
        {
          p: "We do not sell personal information, and we do not share it for advertising that follows people across websites. That applies to everybody, including visitors under 16. We do not give it to other companies for their own marketing.",
        },
      ],
    },
    {
      id: "retention",
      title: "How long we keep it",
      blocks: [
        {
          p: "We keep a request until it is settled and for up to 24 months after that, so that we still know what was said when you come back. Letters, emails and job applications follow the same rule.",
        },
        {
          p: "We delete it earlier if you ask us to. We keep longer only what the law requires us to keep, for example records that belong to an invoice. If you become a client, our contract says how long we keep project records.",
        },
        {
          p: "A deleted request can remain in a backup until that backup is replaced. We do not use it in the meantime.",
        },
      ],
    },
    {
      id: "security",
      title: "How we protect it",
      blocks: [
        {
          p: "The connection to this site is encrypted. Requests are stored on our own server, where only the people who answer them or look after the system have access. The pages load no outside script before you agree, and our records leave out what visitors write.",
        },
        {
          p: "No system is completely safe. If something happens that puts your information at risk, we will tell you and the authorities as the law of your state requires.",
        },
      ],
    },
    {
      id: "two-countries",
      title: "Two offices, two countries",
      blocks: [
        {
          p: "We work in Prospect Heights, Illinois, USA, and in Ulaanbaatar, Mongolia. People in both offices may read your request, because the team that answers you is spread across both. Whoever reads it follows this policy, wherever they sit.",
        },
      ],
    },
    {
      id: "children",
      title: "Children",
      blocks: [
        {
          p: "This site is made for businesses. **You must be at least 13 years old to use it,** and we do not knowingly collect information from anybody younger. If you are a parent and believe that your child has written to us, please tell us and we will delete the request.",
        },
      ],
    },
    {
      id: "your-rights",
      title: "What you can ask of us",
      blocks: [
        { p: "Wherever you live in the United States, you may ask us:" },
        {
          steps: [
            "to show you what we hold about you, in a form that you can take elsewhere;",
            "to correct what is wrong;",
            "to erase it;",
            "to stop using it for a certain purpose;",
            "to let you withdraw consent at any time.",
          ],
        },
        {
          p: `Write to ${mail}, if possible from the address you used before: that is how we know it is you. If you cannot, we may ask for one or two details that only you would know. Asking costs nothing. **We answer within one month.**`,
        },
        {
          p: "Erasing covers the stored request and any copy of it that is still waiting to be mailed, as well as the copy in our mailbox.",
        },
      ],
    },
    {
      id: "california",
      title: "If you live in California",
      blocks: [
        {
          p: "California law gives you the right to know what is collected, to have it corrected or deleted, to opt out of its sale or sharing, to limit the use of sensitive information, and not to be treated worse because you used these rights. You may also have an agent ask for you; we will want to see that you gave permission.",
        },
        {
          table: {
            caption: "Personal information in the categories of California law",
            head: ["Category", "What it is here", "Who receives it"],
            rows: [
              ["Identifiers", "Name, email address, phone number, IP address", "Email and hosting providers"],
              ["Business details", "Your company, the purpose and your message", "Email and hosting providers"],
              [
                "Internet activity",
                "Pages and clicks, tied to a browser only if you agreed",
                "The analytics service you agreed to",
              ],
              ["Sensitive information", "None; please do not send it to us", "Nobody"],
            ],
          },
        },
        {
          p: "All of it comes from you or from your browser. We sell and share none of it, so there is nothing to opt out of. California’s “Shine the Light” law lets you ask which companies received your information for their own direct marketing: none did.",
        },
      ],
    },
    {
      id: "other-states",
      title: "If you live in another state with a privacy law",
      blocks: [
        {
          p: "Several other states, among them Virginia, Colorado, Connecticut and Utah, give their residents similar rights: to confirm, see, correct, delete and take a copy of their information, and to opt out of sale, targeted advertising and profiling. We do none of these three things. We answer every request in the same way, whether or not the law of your state reaches a company of our size.",
        },
        {
          p: "If we turn a request down, we tell you why. You may appeal by answering that message; somebody else will then look at it. If you are still not satisfied, you may turn to the attorney general of your state.",
        },
      ],
    },
    {
      id: "do-not-track",
      title: "Do Not Track and Global Privacy Control",
      blocks: [
        {
          p: "[Global Privacy Control](https://globalprivacycontrol.org) is a signal that some browsers send for you. We take it as “no”: the cookie bar does not appear and no other company’s analytics service is loaded.",
        },
        {
          p: "The older Do Not Track signal has no agreed meaning, so we do not react to it separately. Without your OK nobody here could track you anyway.",
        },
      ],
    },
    {
      id: "links",
      title: "Links to other sites",
      blocks: [
        {
          p: "Our pages link to maps, to social networks and to the work of clients. Nothing from those sites is loaded until you follow the link. After that, their own policies apply. Our videos, pictures and fonts come from our own server.",
        },
      ],
    },
    {
      id: "changes",
      title: "When this policy changes",
      blocks: [
        {
          p: "The date at the top says when this policy was last changed. Small corrections apply when they appear. **Significant changes take effect 30 days after we give notice** on this page. If we hold your email address and the change concerns what you sent us, we also write to you.",
        },
      ],
    },
    {
      id: "how-to-reach-us",
      title: "How to reach us",
      blocks: [
        { p: "Questions about privacy reach the right person at any of these addresses:" },
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
