import type { DescribedFile } from "#content/editing/tasks.ts";
import type { Desk, DeskContext, Routes } from "#server/desk/context.ts";
import { HttpError } from "#server/http/http-error.ts";
import { editContent } from "#server/publishing/edit-content.ts";
import { EditingError } from "#server/publishing/editing-error.ts";

const previewSeconds = 12 * 3_600;

/** How often the page asks whether the preview is ready. */
const refreshSeconds = 2;

/** What was edited at the desk since the last publication: seen as visitors will, published, and taken back. */
export function changesRoutes({ drafts, publishing, cookies }: Desk): Routes {
  /** By commit. What it changed stays the same. */
  let described = new Map<string, readonly DescribedFile[]>();
  return {
    "GET /desk/changes": (context) => {
      const { query, reply } = context;
      if (query.get("preview") !== "1" || !publishing) return showChanges(context);
      const { is } = publishing.state();
      if (is === "building") reply.header("refresh", String(refreshSeconds));
      return is === "none" && publishing.shown() ? enterPreview(context) : showChanges(context);
    },
    "POST /desk/changes/:id/drop": (context) =>
      change(context, async ({ id, person, reply }) => {
        await drafts?.dropChange({ id, person });
        return reply.redirect("/desk/changes?done=dropped", 303);
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
    "POST /desk/changes/:id/undo": (context) =>
      change(context, async ({ id, person, reply }) => {
        if (person.may_publish !== 1) throw new HttpError("notAllowed");
        await publishing?.undo({ id, person });
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
    const [last] = await readChanges();
    const address = last?.files.find(({ address }) => address)?.address ?? "/";
    cookies.set(context, "desk-preview", context.person.id, previewSeconds);
    return context.reply.redirect(publishing?.shown()?.files.has(address) ? address : "/", 303);
  }

  /** The changes of the draft, each with what it changed in words. */
  async function readChanges() {
    if (!drafts) return [];
    const changes = await drafts.changes();
    const known = new Map(described);
    const unknown = changes.map(({ id }) => id).filter((id) => !known.has(id));
    if (unknown.length > 0) {
      const files = await drafts.changedFiles(unknown);
      const found = await editContent(await drafts.draftFolder(), "describe", { changes: files });
      for (const [index, id] of unknown.entries()) known.set(id, found[index] ?? []);
    }
    described = new Map(changes.map(({ id }) => [id, known.get(id) ?? []]));
    return changes.map((change) => ({ ...change, files: known.get(change.id) ?? [] }));
  }

  async function showChanges({ show }: DeskContext, refusal?: EditingError) {
    if (!drafts) return show("editingOff", {});
    try {
      const props = {
        changes: await readChanges(),
        canPublish: publishing !== undefined,
        build: publishing?.state(),
        isOutdated: (await publishing?.isOutdated()) ?? false,
        publications: (await publishing?.publications()) ?? [],
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
      if (error instanceof EditingError) return showChanges(context, error);
      throw error;
    }
  }
}
