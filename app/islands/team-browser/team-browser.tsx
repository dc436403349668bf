import { type KeyboardEvent, useEffect, useState } from "react";
import { CarouselFrame, Slide } from "#app/components/carousel/carousel-frame.tsx";
import { Arrow } from "#app/components/links/more-link.tsx";
import type { ImageFile } from "#app/components/pictures/picture.tsx";
import type { FrameContent } from "#content/schema/frame.ts";
import type { TeamContent, TeamMember } from "#content/schema/team.ts";
import { Person } from "./person.tsx";
import styles from "./team-browser.module.css";

export type TeamView = "carousel" | "grid";

type TeamBrowserProps = {
  content: TeamContent;
  carousel: FrameContent["carousel"];
  /** The id of the heading above. */
  labelledBy: string;
  startView: TeamView;
  /** The portrait and the flag of each member. */
  images: readonly ImageFile[][];
};

/** The search parameter that names one group, as in /about-us?group=designers. */
export const groupKey = "group";

type Filter = TeamContent["filters"][number];
type Group = Filter["group"];

/** The group of the filter that shows all members. */
const everybody: Group = 0;

/** Of so few, carousel and grid are the same row. */
const rowLength = 4;

/** The team behind its filter, as a carousel or as a grid. */
export function TeamBrowser({ content, carousel, labelledBy, startView, images }: TeamBrowserProps) {
  const [group, setGroup] = useState<Group>(everybody);
  const [view, setView] = useState(startView);
  const [isFolded, setFolded] = useState(startView === "grid");
  const [focused, setFocused] = useState("");
  const [announcement, setAnnouncement] = useState("");

  // Only now: the page's HTML shows everybody, whatever its address says.
  useEffect(() => {
    const named = new URLSearchParams(location.search).get(groupKey);
    setGroup(content.filters.find(({ slug }) => slug === named)?.group ?? everybody);
  }, [content]);

  // Choosing the chosen group again returns to everybody.
  function choose(chosen: Group) {
    const next = chosen === group ? everybody : chosen;
    const filter = content.filters.find((filter) => filter.group === next);
    if (!filter) return;
    const count = content.members.filter((member) => isIn(next, member)).length;
    setGroup(next);
    setAnnouncement(content.shown.replace("{group}", filter.label).replace("{count}", String(count)));
    history.replaceState(history.state, "", addressWith(filter));
  }

  const shown = content.members.filter((member) => isIn(group, member));
  const stop = shown.find(({ imageSrc }) => imageSrc === focused) ?? shown[0];
  const people = content.members.map((member, index) => {
    const [portrait, flag] = images[index] ?? [];
    const region = content.regions.find(({ region }) => region === member.region);
    return (
      isIn(group, member) && (
        <Slide key={member.imageSrc} className={styles.slide}>
          <Person
            member={member}
            region={region}
            portrait={portrait}
            flag={flag}
            isStop={member === stop}
            onFocus={() => setFocused(member.imageSrc)}
            onKeyDown={followArrows}
          />
        </Slide>
      )
    );
  });
  return (
    <div data-view={view}>
      {content.filters.length > 1 && <GroupFilter content={content} chosen={group} onChoose={choose} />}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {view === "carousel" ? (
        // A new group is a new carousel: it begins at its beginning.
        <CarouselFrame key={group} labels={carousel} labelledBy={labelledBy} items="portraits">
          {people}
        </CarouselFrame>
      ) : (
        <>
          <ul className={styles.grid} data-folded={isFolded || undefined}>
            {people}
          </ul>
          <button
            type="button"
            className={styles.toggle}
            data-needs-script=""
            aria-expanded="false"
            onClick={() => setFolded(false)}
          >
            {content.seeMore}
            <Arrow />
          </button>
        </>
      )}
      {content.members.length > rowLength && (
        <button
          type="button"
          className={styles.toggle}
          data-needs-script=""
          aria-expanded={view === "grid"}
          onClick={() => setView(view === "grid" ? "carousel" : "grid")}
        >
          {view === "grid" ? content.seeLess : content.seeMore}
          <Arrow />
        </button>
      )}
    </div>
  );
}

/** The Tab key stops at one person, not at all of them, and the arrow keys lead from there to the others. */
function followArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  const item = currentTarget.closest("li");
  const next = { ArrowLeft: item?.previousElementSibling, ArrowRight: item?.nextElementSibling }[key];
  if (!next) return;
  event.preventDefault();
  next.querySelector<HTMLElement>("[tabindex]")?.focus();
}

/** The page's address with this group in it. Everybody is never named. */
function addressWith({ group, slug }: Filter): string {
  const address = new URL(location.href);
  if (group === everybody) address.searchParams.delete(groupKey);
  else address.searchParams.set(groupKey, slug);
  return address.href;
}

function isIn(group: Group, member: TeamMember): boolean {
  return group === everybody || member.roleEnum === group;
}

type GroupFilterProps = { content: TeamContent; chosen: Group; onChoose: (group: Group) => void };

/** One button for each group. Exactly one is pressed. */
function GroupFilter({ content, chosen, onChoose }: GroupFilterProps) {
  return (
    <fieldset className={styles.filters} data-needs-script="">
      <legend className="visually-hidden">{content.filterLabel}</legend>
      {content.filters.map((filter) => (
        <button
          key={filter.group}
          type="button"
          className={styles.filter}
          aria-pressed={filter.group === chosen}
          onClick={() => onChoose(filter.group)}
        >
          {filter.label}
        </button>
      ))}
    </fieldset>
  );
}
