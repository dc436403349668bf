import { use } from "react";
import { type Frame, FrameContext } from "./frame-context.ts";

/** What people are called, by their addresses. Of two with the same name, each has their address behind it. */
export function namesByAddress(people: readonly { email: string; name: string }[]): Map<string, string> {
  const sharing = Map.groupBy(people, ({ name }) => name);
  return new Map(
    people.map(({ email, name }) => [email, sharing.get(name)?.length === 1 ? name : `${name} (${email})`]),
  );
}

/** Whoever has no name is called by their address. */
export function nameOf(email: string, { names }: Frame): string {
  return names.get(email) ?? email;
}

/** A person by name; pointing at it shows the address. */
export function Person({ email }: { email: string }) {
  const name = use(FrameContext).names.get(email);
  return name ? <bdi title={email}>{name}</bdi> : email;
}

/** What the log says, with names in place of addresses. */
export function withNames(detail: string, frame: Frame): string {
  return detail.replace(/[^\s,]+@[^\s,]+/g, (address) => nameOf(address, frame));
}
