import type { Place } from "../../tests/desk/place.ts";
import { createClient } from "../../tests/desk/post.ts";
import { solvedPuzzle } from "../../tests/desk/solved-puzzle.ts";
import { spawnServer } from "../../tests/desk/spawn-server.ts";
import { type Load, load } from "./load.ts";

/** A server to be measured. */
export type Subject = {
  posts: () => Promise<Load>;
  pages: () => Promise<Load>;
  acknowledged: () => number;
  close: () => Promise<unknown>;
};

const posters = 64;
const readers = 64;
const sliceMs = 1_500;
const puzzles = 25_000;

export async function openSubject(place: Place, args: string[]): Promise<Subject> {
  const server = await spawnServer(place, { script: "bench/contact/bench-server.ts", args });
  const forPosts = createClient(server.url, posters);
  const forPages = createClient(server.url, readers);
  // Made beforehand: solving puzzles is the browsers' work, not the server's.
  const tokens = await Promise.all(Array.from({ length: puzzles }, () => solvedPuzzle()));
  let acknowledged = 0;
  const post = async () => {
    const answer = await forPosts.post(undefined, { "x-captcha-token": tokens.pop() ?? "none is left" });
    if (answer.status === 200) acknowledged += 1;
    return answer;
  };
  const page = () => forPages.send("/", { headers: { "accept-encoding": "br" } });
  // What a new server does for the first time is not what it does all day.
  await load(posters, 500, 200, post);
  await load(readers, 500, 200, page);
  return {
    posts: () => load(posters, sliceMs, 200, post),
    pages: () => load(readers, sliceMs, 200, page),
    acknowledged: () => acknowledged,
    close() {
      forPosts.close();
      forPages.close();
      return server.end("SIGTERM");
    },
  };
}
