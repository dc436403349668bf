import { createHash } from "node:crypto";
import { createReadStream, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import type { Outcome, Refused, Upload } from "#content/editing/tasks.ts";
import type { Desk, DeskContext, Routes } from "#server/desk/context.ts";
import { HttpError } from "#server/http/http-error.ts";
import { editContent } from "#server/publishing/edit-content.ts";
import { EditingError } from "#server/publishing/editing-error.ts";
import { isDiskFull } from "#server/publishing/git.ts";
import type { Words } from "#server/publishing/words.ts";
import { day } from "#server/storage/durations.ts";
import type { Asked } from "./form-page.tsx";
import { searchContent } from "./search-content.ts";

/** The only address that takes files. */
export const uploadPath = "/desk/content/edit";

/** The words of the site: every page as a form, which writes a draft. */
export function contentRoutes({ words, publishing }: Desk): Routes {
  return {
    "GET /desk/content": ({ query, show }) =>
      withWords(show, async (words) => {
        const listing = await words.listing();
        const q = query.get("q")?.trim() ?? "";
        return show("content", { ...listing, q, found: searchContent(listing, q), listed: query.get("open") ?? "" });
      }),
    "GET /desk/content/edit": ({ query, show }) =>
      withWords(show, async (words) => {
        const form = await editContent(await words.folder(), "open", { file: query.get("file") ?? "" });
        return show("form", {
          form,
          opened: query.get("at") ?? "",
          isDraft: words.isDraft,
          canPreview: publishing !== undefined,
        });
      }),
    "GET /desk/content/new": ({ query, show }) =>
      withWords(show, async (words) => {
        const form = await editContent(await words.folder(), "openNew", { folder: query.get("in") ?? "" });
        return show("form", { form, opened: "", isDraft: words.isDraft, canPreview: false });
      }),
    "POST /desk/content/edit": (context) => withWords(context.show, (words) => save(words, context)),
    "POST /desk/content/delete": ({ query, form, person, reply, show }) =>
      withWords(show, async (words) => {
        const file = query.get("file") ?? form.get("file") ?? "";
        const outcome = await words.save({
          person,
          look: (folder) => editContent(folder, "delete", { file, also: query.has("also"), scratch: words.scratch }),
          changeOf,
        });
        if (outcome.is === "saved") return reply.redirect("/desk/content?done=deleted", 303);
        const opened = await editContent(await words.folder(), "open", { file });
        const asked: Asked = { why: "kept", refused: outcome };
        return show("form", { form: opened, opened: "", asked, isDraft: words.isDraft, canPreview: false }, 422);
      }),
    "GET /desk/content/picture": async (context) => sendPicture(await pictureFile(context.query), context),
  };

  async function save(words: Words, context: DeskContext) {
    const { query, person, reply, show } = context;
    const form = [...context.form];
    const file = query.get("file") ?? "";
    const { scratch } = words;
    const uploadFolder = uploadsOf(words);
    const sent = { file, isNew: query.has("new"), form, uploads: [] as Upload[], scratch, uploadFolder };
    try {
      sent.uploads = await keepUploads(context.files, uploadFolder);
      const step = context.form.get("do") ?? "";
      const look = (folder: string) => editContent(folder, "save", sent);
      const outcome = step === "save" ? await words.save({ person, look, changeOf }) : await look(await words.folder());
      if (outcome.is === "saved") {
        const done = words.isDraft ? "drafted" : "written";
        const at = outcome.at ? `&at=${outcome.at}#${outcome.at}` : "";
        return reply.redirect(`${uploadPath}?file=${encodeURIComponent(outcome.file)}&done=${done}${at}`, 303);
      }
      const { why, form: typed } = outcome;
      if (why === "same") return reply.redirect(`${uploadPath}?file=${encodeURIComponent(file)}&done=unchanged`, 303);
      const status = { changed: 200, wrong: 422, conflict: 409 }[why];
      return show(
        "form",
        { form: typed, opened: step, asked: { why }, isDraft: words.isDraft, canPreview: false },
        status,
      );
    } catch (error) {
      const sentence = isDiskFull(error)
        ? "The disk of the server is full. What you typed is still here: save it again once there is room."
        : error instanceof EditingError && error.message;
      if (!sentence) throw error;
      // The same form, with what was typed.
      const again = {
        ...sent,
        uploads: [],
        form: [...form.filter(([name]) => name !== "do"), ["do", "show"] as const],
      };
      const outcome = await editContent(await words.folder(), "save", again);
      if (outcome.is !== "shown") throw error;
      return show(
        "form",
        {
          form: outcome.form,
          opened: "",
          asked: { why: "failed", sentence },
          isDraft: words.isDraft,
          canPreview: false,
        },
        503,
      );
    }
  }

  async function pictureFile(query: URLSearchParams): Promise<string> {
    if (!words) throw new HttpError("notFound");
    const kept = query.get("kept");
    if (kept !== null) return fileIn(uploadsOf(words), kept);
    return fileIn(join(await words.folder(), "content", "pictures"), query.get("file") ?? "");
  }

  async function withWords(show: DeskContext["show"], act: (words: Words) => Promise<unknown>): Promise<unknown> {
    if (!words) return show("editingOff", {});
    try {
      return await act(words);
    } catch (error) {
      if (error instanceof EditingError) return show("noForm", { message: error.message }, 422);
      throw error;
    }
  }
}

function changeOf(outcome: Outcome | Refused) {
  return outcome.is === "saved" ? outcome : undefined;
}

function uploadsOf({ scratch }: Words): string {
  return join(scratch, "uploads");
}

/** Writes down the pictures that came with a form until the rest of it is right. Those of yesterday are forgotten. */
async function keepUploads(files: ReadonlyMap<string, File>, folder: string): Promise<Upload[]> {
  if (files.size === 0) return [];
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const { mtimeMs } = lstatSync(join(folder, name));
    if (Date.now() - mtimeMs > day) rmSync(join(folder, name), { force: true });
  }
  const uploads: Upload[] = [];
  for (const [name, file] of files) {
    const bytes = await file.bytes();
    const [ending = ".file"] =
      extname(file.name)
        .toLowerCase()
        .match(/^\.[a-z0-9]{1,5}$/) ?? [];
    const kept = createHash("sha256").update(bytes).digest("hex").slice(0, 20) + ending;
    writeFileSync(join(folder, kept), bytes);
    uploads.push({ field: name.replace(/^upload\./, ""), kept, called: file.name.slice(0, 200) });
  }
  return uploads;
}

/** An ordinary file below a folder. No link, and no path of several kinds of dots, leads out of it. */
function fileIn(folder: string, name: string): string {
  const file = join(folder, name);
  const entry = /^[^\0\\]+$/.test(name) ? lstatSync(file, { throwIfNoEntry: false }) : undefined;
  if (!entry?.isFile() || !realpathSync(file).startsWith(realpathSync(folder) + sep)) throw new HttpError("notFound");
  return file;
}

const pictureTypes: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
};

/** What was uploaded may be anything: nothing in it runs, even where it is opened by itself. */
function sendPicture(file: string, { reply }: DeskContext) {
  const type = pictureTypes[extname(file).toLowerCase()];
  if (!type) throw new HttpError("notFound");
  reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return reply.type(type).send(createReadStream(file));
}
