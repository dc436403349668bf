import { join } from "node:path";
import { readServerContent } from "#content/read-server-content.ts";
import { on, partsFile } from "#contract/parts.ts";
import { hashOf, newSecret } from "#server/desk/secrets.ts";
import type { Env } from "#server/env.ts";
import { currentRelease, releaseFiles } from "#server/release.ts";
import { linkMinutes } from "#server/storage/durations.ts";
import { isEmailAddress, normalizeEmail } from "#server/storage/email-address.ts";
import { withDatabase } from "#server/storage/open.ts";
import { addLink, allowFirst, findPerson, invite, nameFrom, renamePerson } from "#server/storage/staff.ts";
import { runCommand } from "./db/run-command.ts";

const help = `The desk, where staff see and answer contact requests (/desk):

  npm run desk -- invite <email> ["<name>"]   lets a person use the desk, and prints a link that signs them in

The link works once, within ${linkMinutes} minutes, in any browser: give it to nobody else. For a person who is
already on the list it prints another link, for example when no mail goes out. The desk shows the name
in place of the address; it can be changed there. While nobody may publish what is edited at the desk, the
person may from then on; at the desk they can let others.

It uses the configured database (.env): DATA_DIR or DATABASE_URL. The server can keep running.`;

const by = "npm run desk";

const [command = "help", email = "", typedName = "", ...rest] = process.argv.slice(2);
const name = nameFrom(typedName);

if (["help", "--help"].includes(command) || [typedName, ...rest].includes("--help")) {
  console.log(help);
} else if (command !== "invite" || rest.length > 0 || !isEmailAddress(email) || name === undefined) {
  console.error(help);
  process.exit(1);
} else if (!on.desk) {
  console.error(`The desk is off. Write "desk: on" in ${partsFile}, and build and start the site again.`);
  process.exit(1);
} else {
  await runCommand(inviteTo);
}

async function inviteTo(env: Env): Promise<string> {
  const { company } = await readServerContent(join(currentRelease, releaseFiles.content));
  const token = newSecret();
  const { isNew } = await withDatabase(env, (transact) =>
    transact(async (tx) => {
      const invited = await invite(tx, { email, name, by });
      const person = await findPerson(tx, normalizeEmail(email));
      if (person) await allowFirst(tx, { id: person.id, by });
      if (person && name) await renamePerson(tx, { id: person.id, name, by });
      await addLink(tx, { hash: hashOf(token), email, browser: null });
      return invited;
    }),
  );
  const path = `/desk/sign-in/${token}`;
  return [
    isNew ? `${email} may use the desk.` : `${email} was on the list already.`,
    `This link signs them in once, within ${linkMinutes} minutes:`,
    `  ${new URL(env.SITE_URL ?? company.url).origin}${path}`,
    ...(env.NODE_ENV === "production" || env.SITE_URL ? [] : [`On this machine: http://localhost:${env.PORT}${path}`]),
  ].join("\n");
}
