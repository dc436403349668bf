import type { Desk, DeskContext, Routes } from "#server/desk/context.ts";
import { EditingError } from "#server/publishing/drafts.ts";

/** What was edited at the desk since the last publication. */
export function changesRoutes({ drafts }: Desk): Routes {
  return {
    "GET /desk/changes": (context) => showChanges(context),
    "POST /desk/changes/:id/drop": (context) =>
      change(context, async ({ id, person, reply }) => {
        await drafts?.dropChange({ id, person });
        return reply.redirect("/desk/changes?done=dropped", 303);
      }),
  };

  async function showChanges({ show }: DeskContext, refusal?: EditingError) {
    if (!drafts) return show("editingOff", {});
    try {
      return await show("changes", { changes: await drafts.changes(), refusal }, refusal ? 422 : 200);
    } catch (error) {
      if (!(error instanceof EditingError)) throw error;
      return show("changes", { changes: [], refusal: error }, 503);
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
