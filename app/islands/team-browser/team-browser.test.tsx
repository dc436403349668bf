import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { TeamBrowser } from "./team-browser.tsx";

const { team, frame } = contentIn("en");

test.each([
  [4, false],
  [5, true],
])("a team of %i can be shown as a grid and as a carousel: %s", (count, hasToggle) => {
  const [first] = team.members;
  const members = Array.from(
    { length: count },
    (_, index) => ({ ...first, imageSrc: `team/${index}` }) as typeof first,
  );
  const content = { ...team, members: members.filter((member) => member !== undefined) };
  const html = renderToStaticMarkup(
    <TeamBrowser content={content} carousel={frame.carousel} labelledBy="team" startView="carousel" images={[]} />,
  );
  expect(html.includes(team.seeMore)).toBe(hasToggle);
});
