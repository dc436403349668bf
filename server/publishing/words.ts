import { join } from "node:path";
import { applyChange } from "#content/editing/apply-change.ts";
import type { Change, Listing } from "#content/editing/tasks.ts";
import { editContent } from "./edit-content.ts";
import type { Author } from "./git.ts";
import { oneAtATime } from "./lock.ts";

/** Who changed a file last, and when. */
export type LastChange = { name: string; email: string; at: number };

/** What the forms need of what they edit: a folder with the content, and a way to change it. */
export type Words = {
  /** Whether what is saved is a draft that has to be published. */
  isDraft: boolean;
  folder: () => Promise<string>;
  /** Beside the content: what is uploaded or only looked at. */
  scratch: string;
  /** All of it, and who changed a file last, in whatever language. */
  listing: () => Promise<Listing & { changes: ReadonlyMap<string, LastChange> }>;
  /** Writes down what comes of looking at the content, while nobody else changes it. */
  save: <Looked>(save: {
    person: Author;
    look: (folder: string) => Promise<Looked>;
    changeOf: (looked: Looked) => { change: Change; subject: string } | undefined;
  }) => Promise<Looked>;
};

/** The files of the project themselves, for whoever develops it: they look at the page, and commit. */
export function openProjectFiles(project: string): Words {
  const scratch = join(project, "build");
  const alone = oneAtATime(join(scratch, "editing.lock"));
  return {
    isDraft: false,
    folder: async () => project,
    scratch,
    listing: async () => ({ ...(await editContent(project, "list", null)), changes: new Map() }),
    save: ({ look, changeOf }) =>
      alone(async () => {
        const looked = await look(project);
        const made = changeOf(looked);
        if (made) applyChange(made.change, project);
        return looked;
      }),
  };
}
