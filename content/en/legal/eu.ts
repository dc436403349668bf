// Sample text: a lawyer must review this notice before anybody relies on it, above all whether a representative
// under article 27 of the GDPR has to be named, and which transfer safeguards have been signed.
// It describes the site with its default settings; another captcha or analytics setting needs other words.
import type { LegalDocument } from "#content/schema/legal.ts";
import { site } from "../site.ts";
import { storedItemsTable } from "../stored-items.ts";

const [usOffice, mongoliaOffice] = site.offices;
const mail = `[${site.email}](mailto:${site.email})`;

/** The privacy notice for visitors from the European Union, the European Economic Area and the United Kingdom. */
export const eu: LegalDocument = {
  head: {
    title: `EU/UK Privacy Notice · ${site.name}`,
    description:
      "For visitors from the EU and the UK: what personal data this website handles, on which legal basis, where it goes and which rights you have.",
  },
  title: "EU/UK Privacy Notice",
  tab: "EU/UK Privacy Notice",
  effective: "2020-06-08",
  lastUpdated: "2020-06-08",
  summary: [
    {
      list: [
        "**You can read this site without giving any personal details.** The only form is the contact form.",
        "**What you send with it stays on our own server** until your request is settled and for up to 24 months after, unless you ask for erasure or the law requires longer.",
        "**We answer from two countries,** the United States and Mongolia, so your request is read outside Europe.",
        "**Analytics from another company loads only with your consent.** Press OK to agree or “No, thanks” to refuse; silence means no.",
        "**You have the rights of the GDPR:** access, rectification, erasure, restriction, portability, objection, withdrawal of consent and complaint.",
        `**We answer within one month.** Write to ${mail}.`,
      ],
    },
  ],
  sections: [
    {
      id: "controller",
      title: "Who is responsible",
      blocks: [
        {
          p: `${site.legalName}, ${[...usOffice.addressLines, usOffice.country].join(", ")}, decides why and how personal data is handled on this website. In legal terms, we are the controller. Below, “we” always means this company.`,
        },
        { p: `For anything in this notice, write to ${mail}.` },
      ],
    },
    {
      id: "scope",
      title: "Who this notice is for",
      blocks: [
        {
          p: "This notice is for people in the European Union, the European Economic Area and the United Kingdom. It follows the General Data Protection Regulation and its UK counterpart; “GDPR” stands for both. Visitors from the United States, please read the [Privacy Policy](/privacy-policy) instead.",
        },
        {
          p: "It covers this website and the messages you send us. It does not cover what a merchant enters in our point-of-sale apps: there the merchant is the controller, and the merchant’s own notice applies.",
        },
      ],
    },
    {
      id: "data-you-send",
      title: "Data that you send us",
      blocks: [
        { p: "The contact form has three required fields and three optional ones:" },
        {
          list: [
            "**Required:** your name and company, your email address, and your message about the project.",
            "**Optional:** your phone number, a subject, and one or more purposes such as a mobile app or UX/UI design.",
          ],
        },
        {
          p: "No law obliges you to give us this. Without the required fields, though, we would not know who is asking what, and could not answer. You can also write or call instead, and tell us only as much as you like.",
        },
        {
          p: "We store the time of arrival and the result of the robot check with your request. If you email us, call us or send a job application, we have what you tell us there. Please leave out data that is especially sensitive, such as health or beliefs.",
        },
      ],
    },
    {
      id: "data-from-your-visit",
      title: "Data collected when you visit",
      blocks: [
        {
          p: "To deliver a page, our server has to know the IP address of your connection. It also uses that address for a short time to limit how many requests may come from one connection. It does not record what an address has read, and its records hold no names, email addresses, phone numbers or messages.",
        },
        {
          p: "Our own counter keeps daily totals of how often each page was opened and certain buttons were pressed. For one page view in ten your browser also reports how quickly the page appeared, how quickly it responded and how much it shifted while loading; these become totals too. The counter uses no cookie, reads nothing that is stored on your device and keeps nothing that could point to a person. Pictures, videos and fonts come from our own server, so no other company learns of your visit from them.",
        },
      ],
    },
    {
      id: "cookies",
      title: "Cookies and storage on your device",
      blocks: [
        {
          p: "We set no cookies ourselves. Your browser’s storage holds only what is of use to you. The table lists each entry with its purpose and its lifetime:",
        },
        storedItemsTable,
        {
          p: "The entries in storage are needed for what you asked the site to do, or remember your own choice, so they do not need consent. An analytics service’s cookies do, and are never set without it. You can change your answer under **Cookie settings** at the foot of every page, and remove everything by clearing this site’s data in your browser.",
        },
      ],
    },
    {
      id: "consent",
      title: "Analytics with your consent",
      blocks: [
        {
          p: "Where we have set one up, we may use Google Analytics 4 or Plausible to understand how visitors move through the site. These services receive the pages you open, the buttons you press, your IP address and technical details of your browser. Google Analytics also sets cookies that tell one browser from another.",
        },
        {
          p: "They load only after you press **OK** on the cookie bar. Whatever the bar says about continuing to browse, we do not take further browsing as consent. “No, thanks” is remembered as a no. If your browser sends [Global Privacy Control](https://globalprivacycontrol.org), we take that as a no and do not show the bar.",
        },
        {
          p: "Refusing has no drawbacks: every page, form and download works the same.",
        },
      ],
    },
    {
      id: "robot-check",
      title: "The robot check",
      blocks: [
        {
          p: "To keep bots from flooding the form, your browser solves a small puzzle that our own server sets and checks. No other company takes part, and nothing is stored on your device for it. We also notice whether the form was filled in faster than a person could, or sent without the check; such a request is marked, not lost. Should we change to a service such as Cloudflare Turnstile or Google reCAPTCHA, this notice will say so first.",
        },
      ],
    },
    {
      id: "purposes",
      title: "Why we use data, and on what legal basis",
      blocks: [
        {
          table: {
            caption: "Purposes and legal bases under article 6(1) of the GDPR",
            head: ["Purpose", "Data", "Legal basis"],
            rows: [
              [
                "Answering you and preparing a contract you asked about",
                "Contact request, emails, calls",
                "Steps before a contract, (b)",
              ],
              [
                "Answering you when no contract is in view, and keeping the correspondence for later",
                "Contact request, emails, calls",
                "Legitimate interest in orderly correspondence, (f)",
              ],
              [
                "Delivering the site, protecting it from abuse",
                "IP address, result of the robot check",
                "Legitimate interest in a safe website, (f)",
              ],
              ["Analytics by another company", "Use of the site, cookies of the service", "Your consent, (a)"],
              ["Considering a job application", "What you send us", "Steps before a contract, (b)"],
              ["Keeping records, answering authorities", "What the law names", "Legal obligation, (c)"],
              ["Handling legal claims", "The correspondence concerned", "Legitimate interest in our defense, (f)"],
            ],
          },
        },
        {
          p: "Where we rely on a legitimate interest, we have weighed it against yours. You can ask us for the reasoning, and you can object.",
        },
      ],
    },
    {
      id: "recipients",
      title: "Who receives data",
      blocks: [
        {
          list: [
            "The people in our two offices who answer requests or look after the system.",
            "Our hosting provider and our email provider, as processors bound by our instructions.",
            "The analytics service, if you consented. It never receives your contact request.",
            "Authorities, courts and advisers, where the law requires it or a claim has to be settled.",
            "A buyer or successor of our business, bound by this notice, after you have been told.",
          ],
        },
        { p: "We do not sell data and do not pass it on for anybody’s advertising." },
      ],
    },
    {
      id: "transfers",
      title: "Data outside Europe",
      blocks: [
        {
          p: "We are not a European company. Our offices are in Prospect Heights, Illinois, USA, and in Ulaanbaatar, Mongolia, and people in both may read your request. When you send it, it travels from you to us directly. The legal protection in these countries can differ from what you know at home; in particular, authorities may have wider access.",
        },
        {
          p: "We follow this notice in both places. The transfer is needed to take the steps you ask for before a contract. Where we pass data to a provider outside Europe, we rely on a decision that the country protects data adequately, or on the standard contractual clauses of the European Commission together with the UK addendum. You can ask us for a copy.",
        },
      ],
    },
    {
      id: "retention",
      title: "How long we keep data",
      blocks: [
        {
          list: [
            "**Contact requests, emails and job applications:** until they are settled and for up to 24 months after, unless you ask for erasure or the law requires longer.",
            "**IP addresses used to limit requests:** only for the short time that a limit lasts.",
            "**Totals of our own counter:** without limit, because they are not personal data.",
            "**Entries in your browser:** as the table above says, or until you clear them.",
          ],
        },
        {
          p: "Erased data can remain in a backup until that backup is replaced. It is not used in the meantime.",
        },
      ],
    },
    {
      id: "security",
      title: "How we protect data",
      blocks: [
        {
          p: "The connection is encrypted. Requests are kept on our own server, open only to those who need them for their work. The pages refuse scripts from unknown sources. If a breach puts your rights at risk, we notify the supervisory authority within 72 hours of learning of it, and we tell you without delay if the risk to you is high.",
        },
      ],
    },
    {
      id: "your-rights",
      title: "Your rights",
      blocks: [
        {
          steps: [
            "**Access.** You can ask whether we hold data about you, and receive a copy.",
            "**Rectification.** You can have wrong data corrected and incomplete data completed.",
            "**Erasure.** You can have your data deleted when we no longer need it, when you withdraw consent, or when you object and nothing outweighs your objection.",
            "**Restriction.** You can ask us to set data aside without using it, for example while we check whether it is correct.",
            "**Portability.** You can receive what you gave us in a common machine-readable format, or have it sent to somebody else where that is possible.",
            "**Objection.** You can object at any time, on grounds relating to your own situation, to what we do on the basis of a legitimate interest.",
            "**Withdrawal of consent.** You can withdraw your consent at any time, with effect from then on.",
            "**Complaint.** You can complain to a supervisory authority.",
          ],
        },
      ],
    },
    {
      id: "using-your-rights",
      title: "How to use your rights",
      blocks: [
        {
          p: `Write to ${mail} and say in your own words what you want. Write from the address you used before if you can, so that we know it is you. If we are not sure, we ask for one more detail, and no more than that.`,
        },
        {
          p: "**We answer within one month,** free of charge. If we cannot do what you ask, the answer says why, and what you can do about it. Erasure covers the stored request, copies still waiting to be mailed and the message in our mailbox.",
        },
      ],
    },
    {
      id: "withdrawing-consent",
      title: "Withdrawing your consent",
      blocks: [
        {
          p: "To withdraw your consent to analytics, choose **Cookie settings** at the foot of any page and then “No, thanks”, or switch on Global Privacy Control. “No, thanks” also removes the service’s cookies and reloads the page without it. If you would like help, or want us to have the service delete what it recorded, write to us.",
        },
      ],
    },
    {
      id: "complaint",
      title: "Complaining to an authority",
      blocks: [
        {
          p: "We would like the chance to put things right ourselves, but you do not have to ask us first. You can complain to the authority where you live, where you work or where you think the law was broken. The [European Data Protection Board](https://edpb.europa.eu) lists the authorities of the member states. In the United Kingdom it is the [Information Commissioner’s Office](https://ico.org.uk).",
        },
      ],
    },
    {
      id: "automated-decisions",
      title: "No automated decisions",
      blocks: [
        {
          p: "We make no automated decisions about you that have legal or similarly serious effects, and we build no profiles. A request that looks automated is marked and kept, and a person decides what to do with it.",
        },
      ],
    },
    {
      id: "children",
      title: "Children",
      blocks: [
        {
          p: "**You must be at least 16 years old to send us personal data through this site.** If you are younger, please ask a parent to write to us. If we learn that a younger child has sent us data, we delete it. Parents can tell us at any time.",
        },
      ],
    },
    {
      id: "changes",
      title: "When this notice changes",
      blocks: [
        {
          p: "The date at the top shows the latest version. **Significant changes take effect 30 days after we give notice** on this page. If a change concerns data you have sent us, we also write to you, and where your consent is needed we ask for it again.",
        },
      ],
    },
    {
      id: "how-to-reach-us",
      title: "How to reach us",
      blocks: [
        {
          list: [
            `Email: ${mail}`,
            `${usOffice.name}: ${[...usOffice.addressLines, usOffice.country].join(", ")}, phone [${usOffice.phone.label}](${usOffice.phone.href})`,
            `${mongoliaOffice.name}: ${[...mongoliaOffice.addressLines, mongoliaOffice.city, mongoliaOffice.country].join(", ")}, phone [${mongoliaOffice.phone.label}](${mongoliaOffice.phone.href})`,
          ],
        },
      ],
    },
  ],
};
