import type { DescribedFile } from "#content/editing/tasks.ts";
import type { Desk, DeskContext, Routes } from "#server/desk/context.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { Change } from "#server/publishing/changes.ts";
import { editContent } from "#server/publishing/edit-content.ts";
import { EditingError } from "#server/publishing/editing-error.ts";

const previewSeconds = 12 * 3_600;

/** Why something could not be done, and whether someone waits for the preview. */
type Shown = { refusal?: EditingError; isAwaited?: boolean };

/** How many changes are read at once. */
const batch = 50;

/** What was edited at the desk since the last publication: seen as visitors will, published, and taken back. */
export function changesRoutes({ drafts, publishing, cookies }: Desk): Routes {
  /** By commit. What it changed stays the same. */
  const described = new Map<string, readonly DescribedFile[]>();
  return {
    "GET /desk/changes": (context) => {
      const { query } = context;
      if (query.get("preview") !== "1" || !publishing) return showChanges(context);
      const isReady = publishing.state().is === "none" && publishing.shown();
      return isReady ? enterPreview(context) : showChanges(context, { isAwaited: true });
    },
    "GET /desk/changes/state": async ({ reply }) =>
      reply.type("text/plain; charset=utf-8").send(publishing?.state().is ?? "none"),
    "POST /desk/changes/:id/drop": (context) =>
      change(context, async ({ id, person, reply }) => {
        await drafts?.dropChange({ id, person });
        return reply.redirect("/desk/changes?done=dropped", 303);
      }),
    "POST /desk/changes/:id/put-back": (context) =>
      change(context, async ({ id, person, reply }) => {
        const published = (await readPublished()).flatMap(({ changes }) => changes).find((one) => one.id === id);
        if (!published) throw new EditingError("This change is too old to be put back here.");
        await drafts?.putBack({ ...published, person });
        return reply.redirect("/desk/changes?done=putBack", 303);
      }),
    "POST /desk/changes/preview": (context) =>
      change(context, async ({ reply }) => {
        if (await publishing?.startPreview()) return enterPreview(context);
        return reply.redirect("/desk/changes?preview=1", 303);
      }),
    "POST /desk/changes/leave": (context) => {
      cookies.remove(context, "desk-preview");
      return Promise.resolve(context.reply.redirect("/desk/changes", 303));
    },
    "POST /desk/changes/publish": (context) =>
      change(context, async ({ form, person, reply }) => {
        if (person.may_publish !== 1) throw new HttpError("notAllowed");
        await publishing?.publish({ commit: form.get("commit") ?? "", person });
        cookies.remove(context, "desk-preview");
        return reply.redirect("/desk/changes?done=published", 303);
      }),
    "GET /desk/changes/:id/undo": (context) =>
      change(context, async ({ id, person, show }) => {
        if (person.may_publish !== 1) throw new HttpError("notAllowed");
        if (!drafts || !publishing) throw new HttpError("notFound");
        const { from, to, ...undo } = await publishing.lookAtUndo({ id });
        const changes = [await drafts.difference(from, to)];
        const [files = []] = await editContent(await drafts.draftFolder(), "describe", { changes });
        return show("undo", { ...undo, from, files });
      }),
    "POST /desk/changes/:id/undo": (context) =>
      change(context, async ({ id, form, person, reply }) => {
        if (person.may_publish !== 1) throw new HttpError("notAllowed");
        await publishing?.undo({ id, person, seen: form.get("seen") ?? "" });
        return reply.redirect("/desk/changes?done=undone", 303);
      }),
    "POST /desk/changes/push": (context) =>
      change(context, async ({ person, reply }) => {
        if (person.may_publish !== 1) throw new HttpError("notAllowed");
        await publishing?.push();
        return reply.redirect("/desk/changes", 303);
      }),
  };

  /** The draft at the site's own addresses, for this browser: the page that was changed last, or the home page. */
  async function enterPreview(context: DeskContext) {
    const [last] = (await readAll()).changes;
    const address = last?.files.find(({ address }) => address)?.address ?? "/";
    cookies.set(context, "desk-preview", context.person.id, previewSeconds);
    return context.reply.redirect(publishing?.shown()?.files.has(address) ? address : "/", 303);
  }

  /** The changes of the draft and of what was published, each with what it changed in words. */
  async function readAll() {
    if (!drafts) return { changes: [], publications: [] };
    const [changes, published] = await Promise.all([drafts.changes(), readPublished()]);
    const ids = new Set([...changes, ...published.flatMap(({ changes }) => changes)].map(({ id }) => id));
    const unknown = [...ids].filter((id) => !described.has(id));
    for (let at = 0; at < unknown.length; at += batch) {
      const some = unknown.slice(at, at + batch);
      const files = await drafts.changedFiles(some);
      const found = await editContent(await drafts.draftFolder(), "describe", { changes: files });
      for (const [index, id] of some.entries()) described.set(id, found[index] ?? []);
    }
    for (const id of described.keys()) if (!ids.has(id)) described.delete(id);
    const told = (changes: readonly Change[]) =>
      changes.map((change) => ({ ...change, files: described.get(change.id) ?? [] }));
    return {
      changes: told(changes),
      publications: published.map((one) => ({ ...one, changes: told(one.changes) })),
    };
  }

  async function readPublished() {
    const publications = (await publishing?.publications()) ?? [];
    return Promise.all(
      publications.map(async (one) => ({
        ...one,
        changes: (await drafts?.changesBetween(one.before, one.commit)) ?? [],
      })),
    );
  }

  async function showChanges({ show }: DeskContext, { refusal, isAwaited = false }: Shown = {}) {
    if (!drafts) return show("editingOff", {});
    try {
      const props = {
        ...(await readAll()),
        canPublish: publishing !== undefined,
        build: publishing?.state(),
        isAwaited,
        isOutdated: (await publishing?.isOutdated()) ?? false,
        pushFailure: publishing?.pushFailure() ?? "",
      };
      return await show("changes", { ...props, refusal }, refusal ? 422 : 200);
    } catch (error) {
      if (!(error instanceof EditingError)) throw error;
      return show("changes", { changes: [], canPublish: false, publications: [], refusal: error }, 503);
    }
  }

  /** Does something, or says on the page why not. */
  async function change(context: DeskContext, act: (context: DeskContext) => Promise<unknown>): Promise<unknown> {
    try {
      return await act(context);
    } catch (error) {
      if (error instanceof EditingError) return showChanges(context, { refusal: error });
      throw error;
    }
  }
}
