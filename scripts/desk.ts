import { readServerContent, serverContentFile } from "../content/for-server.ts";
import { hashOf, newSecret } from "../server/desk/secrets.ts";
import type { Env } from "../server/env.ts";
import { withDatabase } from "../server/storage/open.ts";
import { addLink, invite } from "../server/storage/staff.ts";
import { answer } from "./db/answer.ts";

const help = `The desk, where staff see and answer contact requests (/desk):

  npm run desk -- invite <email>   lets a person use the desk, and prints a link that signs them in

The link works once, within 15 minutes, in any browser: give it to nobody else. For a person who is
already on the list it prints another link, for example when no mail goes out.

It uses the configured database (.env): DATA_DIR or DATABASE_URL. The server can keep running.`;

const [command = "help", email = "", ...rest] = process.argv.slice(2);

if (["help", "--help"].includes(command) || rest.includes("--help")) {
  console.log(help);
} else if (command !== "invite" || rest.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) {
  console.error(help);
  process.exit(1);
} else {
  await answer(inviteTo);
}

async function inviteTo(env: Env): Promise<string> {
  const { site } = await readServerContent(serverContentFile);
  const token = newSecret();
  const { isNew } = await withDatabase(env, (transact) =>
    transact(async (tx) => {
      const invited = await invite(tx, { email, by: "npm run desk" });
      await addLink(tx, { hash: hashOf(token), email, browser: null });
      return invited;
    }),
  );
  const path = `/desk/sign-in/${token}`;
  return [
    isNew ? `${email} may use the desk.` : `${email} was on the list already.`,
    "This link signs them in once, within 15 minutes:",
    `  ${site.url}${path}`,
    ...(env.NODE_ENV === "production" ? [] : [`On this machine: http://localhost:${env.PORT}${path}`]),
  ].join("\n");
}
