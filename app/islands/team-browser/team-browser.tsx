import { useEffect, useState } from "react";
import { CarouselFrame, Slide } from "#app/components/carousel/carousel-frame.tsx";
import { Arrow } from "#app/components/more-link/more-link.tsx";
import type { Frame } from "#content/schema/frame.ts";
import type { Team, TeamMember } from "#content/schema/team.ts";
import { addressWithFilter, filterFromSearch } from "./group-in-address.ts";
import { Person } from "./person.tsx";
import styles from "./team-browser.module.css";

export type TeamView = "carousel" | "grid";

type TeamBrowserProps = {
  words: Team;
  carousel: Frame["carousel"];
  /** The id of the heading above. */
  labelledBy: string;
  startView: TeamView;
};

type Group = Team["filters"][number]["group"];

const everybody: Group = 0;

/** The team behind its filter, as a carousel or as a grid. */
export function TeamBrowser({ words, carousel, labelledBy, startView }: TeamBrowserProps) {
  const [group, setGroup] = useState<Group>(everybody);
  const [view, setView] = useState(startView);
  const [announcement, setAnnouncement] = useState("");

  // Only now: the page's HTML shows everybody, whatever its address says.
  useEffect(() => setGroup(filterFromSearch(location.search, words.filters)?.group ?? everybody), [words]);

  // Choosing the chosen group again returns to everybody.
  function choose(chosen: Group) {
    const next = chosen === group ? everybody : chosen;
    const filter = words.filters.find((filter) => filter.group === next);
    if (!filter) return;
    const count = words.members.filter((member) => isIn(next, member)).length;
    setGroup(next);
    setAnnouncement(words.shown.replace("{group}", filter.label).replace("{count}", String(count)));
    history.replaceState(history.state, "", addressWithFilter(location.href, filter, words.filters));
  }

  const shown = words.members.filter((member) => isIn(group, member));
  const people = shown.map((member) => (
    <Slide key={member.imageSrc} className={styles.slide}>
      <Person member={member} region={words.regions[member.region]} />
    </Slide>
  ));
  return (
    <div data-view={view}>
      <GroupFilter words={words} chosen={group} onChoose={choose} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {view === "carousel" ? (
        // A new group is a new carousel: it begins at its beginning.
        <CarouselFrame key={group} labels={carousel} labelledBy={labelledBy} items="portraits" count={shown.length}>
          {people}
        </CarouselFrame>
      ) : (
        <ul className={styles.grid}>{people}</ul>
      )}
      <button
        type="button"
        className={styles.toggle}
        data-needs-script=""
        aria-expanded={view === "grid"}
        onClick={() => setView(view === "grid" ? "carousel" : "grid")}
      >
        {view === "grid" ? words.seeLess : words.seeMore}
        <Arrow />
      </button>
    </div>
  );
}

function isIn(group: Group, member: TeamMember): boolean {
  return group === everybody || member.roleEnum === group;
}

type GroupFilterProps = { words: Team; chosen: Group; onChoose: (group: Group) => void };

/** One button for each group. Exactly one is pressed. */
function GroupFilter({ words, chosen, onChoose }: GroupFilterProps) {
  return (
    <fieldset className={styles.filters} data-needs-script="">
      <legend className="visually-hidden">{words.filterLabel}</legend>
      {words.filters.map((filter) => (
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
