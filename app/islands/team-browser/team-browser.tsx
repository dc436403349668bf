import { useState } from "react";
import { CarouselFrame, Slide } from "#app/components/carousel/carousel-frame.tsx";
import { Arrow } from "#app/components/more-link/arrow.tsx";
import type { Frame } from "#content/schema/frame.ts";
import type { Region } from "#content/schema/site.ts";
import type { Team } from "#content/schema/team.ts";
import { type Group, GroupFilter } from "./group-filter.tsx";
import { Person, type PersonProps } from "./person.tsx";
import styles from "./team-browser.module.css";

export type TeamView = "carousel" | "grid";

type TeamBrowserProps = {
  words: Omit<Team, "members" | "title"> & { carousel: Frame["carousel"] };
  /** The id of the heading above. */
  labelledBy: string;
  startView: TeamView;
  flags: Record<Region, string>;
  people: (PersonProps["person"] & { group: Group })[];
};

const everybody: Group = 0;

/** The team behind its filter, as a carousel or as a grid. */
export function TeamBrowser({ words, labelledBy, startView, flags, people }: TeamBrowserProps) {
  const [group, setGroup] = useState<Group>(everybody);
  const [view, setView] = useState(startView);
  const [announcement, setAnnouncement] = useState("");

  // Choosing the chosen group again returns to everybody.
  function choose(chosen: Group) {
    const next = chosen === group ? everybody : chosen;
    const label = words.filters.find((filter) => filter.group === next)?.label ?? "";
    const count = people.filter((person) => isIn(next, person)).length;
    setGroup(next);
    setAnnouncement(words.shown.replace("{group}", label).replace("{count}", String(count)));
  }

  const shown = people.filter((person) => isIn(group, person));
  const faces = shown.map((person) => (
    <Slide key={person.src} className={styles.slide}>
      <Person person={person} flag={flags[person.region]} region={words.regions[person.region]} />
    </Slide>
  ));
  return (
    <div className={styles.browser} data-view={view}>
      <GroupFilter label={words.filterLabel} filters={words.filters} chosen={group} onChoose={choose} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {view === "carousel" ? (
        // A new group is a new carousel: it begins at its beginning.
        <CarouselFrame
          key={group}
          labels={words.carousel}
          labelledBy={labelledBy}
          items="portraits"
          count={shown.length}
        >
          {faces}
        </CarouselFrame>
      ) : (
        <ul className={styles.grid}>{faces}</ul>
      )}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={view === "grid"}
        onClick={() => setView(view === "grid" ? "carousel" : "grid")}
      >
        {view === "grid" ? words.seeLess : words.seeMore}
        <Arrow />
      </button>
    </div>
  );
}

function isIn(group: Group, person: { group: Group }): boolean {
  return group === everybody || person.group === group;
}
