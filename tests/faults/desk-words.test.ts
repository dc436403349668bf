import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { editContent } from "#server/publishing/edit-content.ts";
import { copyWithGit, gitOf } from "#tests/support/repository.ts";
import { sentForm } from "#tests/support/sent-form.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { ada, grace, openServer, type WholeServer } from "#tests/support/test-server.ts";

// One server for all of them: each writes other files, or nothing.
const repository = copyWithGit(mkdtempSync(join(tmpdir(), "words-")));
const draft = join(repository, "build/draft");
const git = gitOf(draft);
const home = "content/en/home.yaml";
let desk: WholeServer;
let browser: Awaited<ReturnType<WholeServer["signedIn"]>>;

beforeAll(async () => {
  desk = await openServer({ settings: { CONTENT_REPOSITORY: repository } });
  browser = await desk.signedIn();
  await desk.services.desk.words?.folder();
  return async () => {
    await desk[Symbol.asyncDispose]();
    rmSync(repository, { recursive: true });
  };
});

const address = (file: string) => `/desk/content/edit?file=${encodeURIComponent(file)}`;

/** The form of a file as it is now, with other values. */
async function formOf(file: string, changes: Record<string, string | File> = {}): Promise<FormData> {
  const { parts, version } = await editContent(draft, "open", { file });
  const form = new FormData();
  for (const [name, value] of sentForm(parts)) form.set(name, value);
  for (const [name, value] of Object.entries({ version, do: "save", ...changes })) form.set(name, value);
  return form;
}

async function send(file: string, changes: Record<string, string | File>) {
  return browser.send(address(file), { upload: await formOf(file, changes) });
}

const read = (file: string) => readFileSync(join(draft, file), "utf8");

test("what is not translated or outdated is counted above the words, and each leads to its field", async () => {
  const top = async (query = "") => (await browser.send(`/desk/content${query}`)).body;
  expect(await top()).not.toMatch(/Not translated: |Outdated: /);
  const { parts } = await editContent(draft, "open", { file: "how-we-work.yaml" });
  const [name = ""] = [...sentForm(parts).keys()].filter((one) => /^mn\..*\.title$/.test(one));
  await send("how-we-work.yaml", { [name]: "" });
  await send("error-screen.yaml", { "en.errors.notFound.title": "Nobody has translated this" });
  expect(await top()).toMatch(/open=missing">Not translated: 1 text<.*open=outdated">Outdated: 1</s);
  expect(await top("?open=missing")).toContain(`&amp;at=${name}#${name}"`);
  expect(await top("?open=toString")).toContain("Groups of pages");
  expect(await top("?open=outdated")).toContain("Error pages · Errors · Not found · Title · Mongolian</a>");
  // Who writes it anew has read the English one.
  await send("error-screen.yaml", { "mn.errors.notFound.title": "Үүнийг дахин орчуулсан" });
  expect(await top()).not.toMatch(/Outdated: /);
});

test("a translated list fits its changed English once somebody says so", async () => {
  const fits = "fits.mn.next.steps.";
  const isAsked = async () => (await browser.send(address("contact.yaml"))).body.includes(`name="${fits}"`);
  expect(await isAsked()).toBe(false);
  await send("contact.yaml", { "en.next.steps.0": "We read what you wrote." });
  expect(await isAsked()).toBe(true);
  await send("contact.yaml", { [fits]: "on" });
  expect(await isAsked()).toBe(false);
});

test("a sentence full of markup and signs of YAML is saved as it was typed, and shown as text", async () => {
  const pitch = `"It's" & <b onclick=x>: *a &b !c | > - # %`;
  const { statusCode, headers } = await send("home.yaml", { "en.hero.pitch": pitch });
  expect([statusCode, headers.location]).toEqual([
    303,
    `${address("home.yaml")}&done=drafted&at=en.hero.pitch#en.hero.pitch`,
  ]);
  const { body } = await browser.send(address("home.yaml"));
  expect(body).toContain("&lt;b onclick=x&gt;");
  expect(body).not.toContain("<b onclick");
  const { parts } = await editContent(draft, "open", { file: "home.yaml" });
  expect(sentForm(parts).get("en.hero.pitch")).toBe(pitch);
  expect(git("log", "-1", "--format=%ae: %s")).toBe(`${ada}: Home: Hero · Pitch`);
  expect(git("show", "--stat", "--format=", "HEAD")).toMatch(/^ content\/en\/home.yaml \| 2 \+-\n 1 file changed/);
});

test("a sentence is found as soon as it is saved, and no longer once it is replaced", async () => {
  const found = async (words: string) =>
    (await browser.send(`/desk/content?q=${encodeURIComponent(words)}`)).body.includes("#en.hero.pitch");
  await send("home.yaml", { "en.hero.pitch": "We mend kettles" });
  expect(await found("mend kettles")).toBe(true);
  await send("home.yaml", { "en.hero.pitch": "We mend toasters" });
  expect([await found("mend kettles"), await found("mend toasters")]).toEqual([false, true]);
});

test("a wrong value is said at its field, in the build's words, and neither saved nor lost", async () => {
  const before = git("rev-parse", "HEAD");
  const text = read(home);
  const { statusCode, body } = await send("home.yaml", {
    "en.hero.pitch": "Kept while the rest is wrong",
    "en.hero.button": "This is far too long for the button",
    "en.services.link.href": "about-us",
  });
  expect(statusCode).toBe(422);
  expect(body).toMatch(/id="en\.hero\.button-wrong"[^>]*>must not be longer than 14 characters: it has 35/);
  expect(body).toContain("Kept while the rest is wrong");
  expect([git("rev-parse", "HEAD"), read(home), git("status", "--porcelain")]).toEqual([before, text, ""]);

  const link = await send("home.yaml", { "en.services.link.href": "/no-such-page" });
  expect(link.body).toMatch(/id="en\.services\.link\.href-wrong"[^>]*>there is no page \/no-such-page/);
  const picture = await send("home.yaml", { "en.services.cards.0.backgroundImage.file": "cards/nothing" });
  expect(picture.body).toMatch(
    /cards\.0\.backgroundImage\.file-wrong"[^>]*>content\/pictures\/cards\/nothing does not exist/,
  );
  expect(git("rev-parse", "HEAD")).toBe(before);
});

test("a new page without a word says of each field what is missing, and where in the form it is", async () => {
  const { statusCode, body } = await browser.send(`${address("works/new.yaml")}&new=1`, { form: { do: "save" } });
  expect(statusCode).toBe(422);
  expect(body).toContain('<a href="#en.client.name">Client · Name</a> is missing');
  expect(body).toContain('<a href="#en.results.items">Results · Items</a> is missing');
  expect(body).toMatch(/id="en\.problem\.title-wrong"[^>]*>is missing/);
  expect(body).not.toMatch(/#en\.(quote|results\.method)|new\.yaml:\d/);
});

test("of two people who edit a page, the second is shown both versions, and nothing is replaced", async () => {
  const second = await formOf("about-us.yaml", { "en.title": "Second" });
  expect((await send("about-us.yaml", { "en.title": "First" })).statusCode).toBe(303);
  const { statusCode, body } = await browser.send(address("about-us.yaml"), { upload: second });
  expect(statusCode).toBe(409);
  expect(body).toContain(">Second</textarea>");
  expect(body).toMatch(/Now: <strong>First<\/strong>/);
  expect(body.match(/Now: /g)).toHaveLength(1);
  expect(read("content/en/about-us.yaml")).toMatch(/^title: First$/m);
  const version = body.match(/name="version" value="(\w+)"/)?.[1] ?? "";
  second.set("version", version);
  expect((await browser.send(address("about-us.yaml"), { upload: second })).statusCode).toBe(303);
  expect(read("content/en/about-us.yaml")).toMatch(/^title: Second$/m);
});

test("a form that is sent twice, as by two clicks, is saved once, and says so both times", async () => {
  const before = Number(git("rev-list", "--count", "HEAD"));
  const form = await formOf("offline.yaml", { "en.head.title": "Sent twice" });
  const added = new FormData();
  for (const [name, value] of Object.entries({ do: "save", "en.jobTitle": "Twin", "en.jobDescription": "Counts." }))
    added.set(name, value);
  for (const list of ["duties", "requirements"]) {
    added.set(`en.${list}#`, "1");
    added.set(`en.${list}.0`, "Count");
  }
  added.set("en.posted", "2026-11-20");
  for (const [path, upload] of [
    [address("offline.yaml"), form],
    [`${address("careers/new.yaml")}&new=1`, added],
  ] as const) {
    const sent = await Promise.all([1, 2].map(() => browser.send(path, { upload })));
    for (const { statusCode, headers } of sent)
      expect([statusCode, headers.location]).toEqual([303, expect.stringContaining("done=drafted")]);
  }
  expect(Number(git("rev-list", "--count", "HEAD")) - before).toBe(2);
  added.set("en.jobDescription", "Counts twice.");
  const other = await browser.send(`${address("careers/new.yaml")}&new=1`, { upload: added });
  expect([other.statusCode, other.body]).toEqual([422, expect.stringContaining("Give this one another address")]);
});

test("a form says what a fact of the company becomes, and what the page says where a field stays empty", async () => {
  const { body } = await browser.send(address("careers.yaml"));
  expect(body).toContain("{company.places} becomes Chicago and Ulaanbaatar");
  expect(body).toMatch(/ id="mn\.[^"]*"[^>]* lang="mn"/);
  expect(body).not.toMatch(/ id="en\.[^"]*"[^>]* lang=/);
  const vacancy = await browser.send("/desk/content/new?in=careers");
  expect(vacancy.body).toMatch(/ id="en\.posted"[^>]* value="\d{4}-\d\d-\d\d"/);
  expect(vacancy.body).toContain("Empty: the page says “A minimum grade of A");
  expect(vacancy.body).not.toContain("company.yaml");
});

test("a field that names one of several pages is a choice of them, by their titles", async () => {
  const { body } = await browser.send(address("services/ai-solutions.yaml"));
  expect(body).toMatch(/<select id="en\.works\.0".*<option value="ccgen" selected="">Speech you can read</s);
  const home = await browser.send(address("home.yaml"));
  expect(home.body).toMatch(/<select id="en\.works\.items\.0\.service".*>Mobile Apps</s);
});

test("two pages whose titles are the same are told apart by what lists call them", async () => {
  const { body } = await browser.send("/desk/content");
  expect(body.match(/>Register Plus</g)).toHaveLength(1);
});

/** What Changes says of the last one, in lines. */
async function lastChange(): Promise<string[]> {
  const { body } = await browser.send("/desk/changes");
  const [, change = ""] = body.split(/<section class="box change"/);
  const text = change.slice(change.indexOf("</time>"), change.indexOf("<details"));
  return text.split(/<[^>]*>/).filter((line) => line.trim() !== "");
}

test("changes are told in the words of the form: texts, long texts, pictures, what is added and what is deleted", async () => {
  const pitch = read(home).match(/^ {2}pitch: (.*)$/m)?.[1] ?? "";
  await send("home.yaml", { "en.hero.pitch": "Told in words" });
  expect(await lastChange()).toEqual(["Home · Hero · Pitch", "Old: ", pitch, "New: ", "Told in words"]);

  const many = { upload: await formOf("home.yaml", { "en.hero.pitch": "Told in many words" }) };
  await (await desk.signedIn(grace)).send(address("home.yaml"), many);
  expect((await lastChange()).slice(1)).toEqual(["Old: ", "Told in words", "New: ", "Told in ", "many", " words"]);

  const section = "guides/house-account-tab/pay-balance.md";
  const { parts } = await editContent(draft, "open", { file: section });
  const text = sentForm(parts).get("en.text") ?? "";
  await send(section, { "en.text": `${text}\n\nOne more paragraph.` });
  expect(await lastChange()).toEqual([
    expect.stringMatching(/^House Account Tab.* · Text$/),
    "New: ",
    "One more paragraph.",
  ]);

  const pixel = new File([new Uint8Array(readFileSync("public/apple-touch-icon.png"))], "told.png");
  await send("team.yaml", { "upload.en.members.0.imageSrc": pixel });
  const picture = await lastChange();
  expect(picture).toEqual([
    expect.stringMatching(/^Team · .* · Picture$/),
    "Old: ",
    expect.any(String),
    "New: ",
    "told",
  ]);
  expect((await browser.send("/desk/changes")).body).toContain('src="/desk/content/picture?file=team%2Ftold.png"');

  const question = "guides/house-account-tab/faq/combine-the-reports.md";
  expect(
    (await browser.send(`/desk/content/delete?file=${encodeURIComponent(question)}`, { form: {} })).statusCode,
  ).toBe(303);
  const deleted = await lastChange();
  expect(deleted[0]).toMatch(/^Deleted: .* · Questions · /);
  expect(deleted).not.toContain("combine-the-reports");
  expect(deleted.join("\n")).not.toMatch(/New: |content\/|\.md/);
});

// Before a case study is added that names one of them, too.
describe("pages that name each other", () => {
  const remove = (file: string, query = "") =>
    browser.send(`/desk/content/delete?file=${encodeURIComponent(file)}${query}`, { form: {} });
  /** The links of the refusal, and its button. */
  const refusal = (body: string) => {
    const [, alert = ""] = body.match(/role="alert"(.*?)<nav/s) ?? [];
    return {
      links: [...alert.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].map(([, to = "", label]) => [
        new URLSearchParams(to.replaceAll("&amp;", "&").split(/[?#]/)[1]).get("at"),
        label,
      ]),
      button: alert.match(/action="([^"]+)".*<button[^>]*>([^<]*)/s)?.slice(1) ?? [],
    };
  };

  test("a field that cannot be without the page is a link, and nothing is deleted", async () => {
    const before = git("rev-parse", "HEAD");
    const { statusCode, body } = await remove("services/ai-solutions.yaml", "&also=1");
    expect(statusCode).toBe(422);
    expect(refusal(body)).toEqual({
      links: [["en.service", "Case studies · Speech you can read · Service"]],
      button: [],
    });
    expect(git("rev-parse", "HEAD")).toBe(before);
  });

  test("what names the page is taken out with it where it can be, in one change, which Drop takes back", async () => {
    const before = git("rev-parse", "HEAD^{tree}");
    for (const [file, ...labels] of [
      ["works/ccgen.yaml", "Services · AI Solutions · Works · 1", "Projects · CCGen · Case study"],
      [
        "projects/ccgen.yaml",
        "Services · AI Solutions · Questions · How accurate is it? · Answer",
        "Services · AI Solutions · Questions · How accurate is it? · Answer · Mongolian",
        "Services · AI Solutions · Items · CCGen · Link",
      ],
      ["services/ai-solutions.yaml", "Home · Services · Cards · AI Solutions · Link"],
    ] as const) {
      const refused = await remove(file);
      expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining("Nothing was deleted yet")]);
      const { links, button } = refusal(refused.body);
      expect(links.map(([, label]) => label)).toEqual(expect.arrayContaining([...labels]));
      expect(button).toEqual([
        `/desk/content/delete?file=${encodeURIComponent(file)}&amp;also=1`,
        expect.stringMatching(/^Delete it and take it out of (this place|these \d places)$/),
      ]);
      expect((await remove(file, "&also=1")).headers.location).toBe("/desk/content?done=deleted");
    }
    expect(git("log", "-3", "--format=%s").split("\n")).toEqual([
      "Services: delete AI Solutions",
      "Projects: delete CCGen",
      "Case studies: delete Speech you can read",
    ]);
    for (const file of ["redirects.yaml", "en/about-us.yaml", "mn/about-us.yaml", "en/home.yaml", "mn/home.yaml"])
      expect(read(`content/${file}`), file).not.toMatch(/\/(projects|works)\/ccgen|\/services\/ai-solutions/);
    expect((await browser.send("/desk/content?open=outdated")).body).not.toContain("AI Solutions");
    for (let count = 0; count < 3; count += 1) {
      const { body } = await browser.send("/desk/changes");
      const [, drop = ""] = body.match(/action="(\/desk\/changes\/\w+\/drop)"/) ?? [];
      expect((await browser.send(drop, { form: {} })).statusCode).toBe(303);
    }
    expect(git("rev-parse", "HEAD^{tree}")).toBe(before);
  });
});

describe("an upload", () => {
  const pixel = readFileSync("public/apple-touch-icon.png");
  const tiny = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAAEElEQVQI12OsY4AAJgaKGAAlegCOQ++DewAAAABJRU5ErkJggg==",
    "base64",
  );
  const otherPixel = readFileSync("public/icon-192.png");
  const field = "en.members.0.imageSrc";
  const png = (bytes: Uint8Array<ArrayBuffer> | Buffer, name: string) => new File([new Uint8Array(bytes)], name);

  test.each([
    ["a ZIP called .jpg", png(Buffer.from("PK\x03\x04 zip"), "ada.jpg"), "ada.jpg is not a JPEG picture"],
    [
      "a drawing with a script",
      png(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'), "ada.svg"),
      "ada.svg",
    ],
    ["a program", png(Buffer.from("MZ"), "ada.exe"), "ada.exe is not a picture that pages can show"],
    [
      "50 MB",
      png(Buffer.concat([pixel, Buffer.alloc(50e6)]), "ada.png"),
      "ada.png has 47.7 MB, more than the 20 MB that fit",
    ],
    ["much too small", png(tiny, "ada.png"), "ada.png has 8 × 8 pixels, fewer than its place: "],
    ["half a picture", png(pixel.subarray(0, 900), "ada.png"), "ada.png is not complete, or damaged"],
    ["a path for a name", png(Buffer.from("x"), "../../../ada.png"), "ada.png"],
  ])("that is %s is refused in a sentence at its field", async (_, file, sentence) => {
    const before = git("rev-parse", "HEAD");
    const { statusCode, body } = await send("team.yaml", { [`upload.${field}`]: file, "en.title": "Kept" });
    expect(statusCode).toBe(422);
    expect(body.match(new RegExp(`id="${field}-wrong"[^>]*>([^<]*)`))?.[1]).toContain(sentence);
    expect(body).toContain(">Kept</textarea>");
    expect([git("rev-parse", "HEAD"), git("status", "--porcelain")]).toEqual([before, ""]);
  });

  test("waits until the rest is right, is shown meanwhile, and gets a name that nothing has", async () => {
    const uploads = join(repository, "build/uploads");
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    mkdirSync(uploads, { recursive: true });
    for (const name of ["old.png", "new.png"]) writeFileSync(join(uploads, name), "");
    utimesSync(join(uploads, "old.png"), yesterday, yesterday);
    const wrong = await send("team.yaml", { [`upload.${field}`]: png(pixel, "Solongo (1).PNG"), "en.title": "" });
    expect(["old.png", "new.png"].map((name) => existsSync(join(uploads, name)))).toEqual([false, true]);
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('value="solongo-1"');
    const held = wrong.body.match(/name="held" value="([^"]+)"/)?.[1] ?? "";
    const shown = await browser.send(`/desk/content/picture?kept=${held.split("|")[1]}`);
    expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(shown.headers["content-security-policy"]).toContain("sandbox");
    expect(existsSync(join(draft, "content/pictures/team/solongo-1.png"))).toBe(false);
    const again = await send("team.yaml", { held, [field]: "solongo-1" });
    expect(again.headers.location).toContain("done=drafted");
    expect(readFileSync(join(draft, "content/pictures/team/solongo-1.png")).equals(pixel)).toBe(true);
    const next = await send("team.yaml", { [`upload.${field}`]: png(otherPixel, "Solongo 1.png") });
    expect(next.statusCode).toBe(303);
    expect(git("show", "--name-only", "--format=", "HEAD").split("\n")).toContain(
      "content/pictures/team/solongo-1-2.png",
    );
  });

  test("of a page that is new goes where pictures of its place are, in a folder of the page's address", async () => {
    const drawing = new File(
      ['<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0h4"/></svg>'],
      "Board.svg",
    );
    const { parts } = await editContent(draft, "open", { file: "works/ccgen.yaml" });
    const add = async (values: Record<string, string | File>) => {
      const upload = new FormData();
      for (const [name, value] of sentForm(parts)) upload.set(name, value);
      for (const [name, value] of Object.entries({ do: "save", ...values })) upload.set(name, value);
      return browser.send(`${address("works/new.yaml")}&new=1`, { upload });
    };
    const step = "en.steps.0.picture.file";
    const wrong = await add({ "en.title": "", "en.name": "", [`upload.${step}`]: drawing });
    const [, held = ""] = wrong.body.match(/name="held" value="([^"]+)"/) ?? [];
    const [waiting = ""] = held.split("|");
    expect([wrong.statusCode, wrong.body]).toEqual([422, expect.stringContaining(`value="${waiting}"`)]);
    const added = await add({ held, [step]: waiting, address: "harbor-board" });
    expect(added.headers.location).toContain(encodeURIComponent("works/harbor-board.yaml"));
    expect(read("content/en/works/harbor-board.yaml")).toContain("file: works-steps/harbor-board/board\n");
    expect(existsSync(join(draft, "content/pictures/works-steps/harbor-board/board.svg"))).toBe(true);
    expect(existsSync(join(draft, "content/pictures/new"))).toBe(false);

    await send("home.yaml", { "upload.en.services.cards.0.backgroundImage.file": drawing });
    expect(read(home)).toContain("file: cards/board\n");
  });

  test("with a form that is sent twice is stored once, and is no conflict", async () => {
    const before = Number(git("rev-list", "--count", "HEAD"));
    const upload = await formOf("team.yaml", { "upload.en.members.1.imageSrc": png(pixel, "Twice.png") });
    const sent = await Promise.all([1, 2].map(() => browser.send(address("team.yaml"), { upload })));
    for (const { statusCode, headers } of sent)
      expect([statusCode, headers.location]).toEqual([303, expect.stringContaining("done=drafted")]);
    expect(Number(git("rev-list", "--count", "HEAD")) - before).toBe(1);
    expect(git("ls-files", "content/pictures/team/twice*")).toBe("content/pictures/team/twice.png");
  });
});

test.each([
  "../../package.json",
  "../mn/home.yaml",
  "/etc/passwd",
  "home.yaml/../../samples.yaml",
  "careers/../../parts.yaml",
  "careers\\..\\home.yaml",
  "home.yaml%00",
  "C:home.yaml",
  "careers/con:x.yaml",
  "samples.yaml",
  "guides/nothing/section.md",
])("no form leads out of the content: %s", async (file) => {
  const opened = await browser.send(address(file));
  expect(opened.statusCode).toBe(422);
  const before = git("rev-parse", "HEAD");
  const form = await formOf("home.yaml");
  for (const path of [address(file), `${address(file)}&new=1`]) {
    const saved = await browser.send(path, { upload: form });
    expect([422, 503]).toContain(saved.statusCode);
  }
  expect((await browser.send(`/desk/content/delete?file=${encodeURIComponent(file)}`, { form: {} })).statusCode).toBe(
    422,
  );
  expect([git("rev-parse", "HEAD"), git("status", "--porcelain")]).toEqual([before, ""]);
});

test.each(["../parts.yaml", "team/../../parts.yaml", "team", "/etc/hostname", "nothing.png", "team\\x.png"])(
  "no picture leads out of its folder: %s",
  async (file) => {
    for (const name of ["file", "kept"])
      expect((await browser.send(`/desk/content/picture?${name}=${encodeURIComponent(file)}`)).statusCode).toBe(404);
  },
);

test("a link in the content leads no reading and no writing out of it", async () => {
  const outside = temporaryFolder();
  writeFileSync(join(outside, "secret.svg"), "<svg/>");
  const link = join(draft, "content/pictures/outside");
  symlinkSync(outside, link);
  expect((await browser.send("/desk/content/picture?file=outside/secret.svg")).statusCode).toBe(404);
  rmSync(link);
  const vacancies = join(draft, "content/en/careers");
  rmSync(vacancies, { recursive: true, force: true });
  symlinkSync(outside, vacancies);
  const form = new FormData();
  for (const [name, value] of Object.entries({
    do: "save",
    "en.jobTitle": "Clerk",
    "en.jobDescription": "Keeps things.",
    "en.duties#": "1",
    "en.duties.0": "Keep",
    "en.requirements#": "1",
    "en.requirements.0": "Care",
    "en.posted": "2026-11-20",
  }))
    form.set(name, value);
  const saved = await browser.send(`${address("careers/new.yaml")}&new=1`, { upload: form });
  expect(saved.statusCode).not.toBe(303);
  expect(readdirSync(outside)).toEqual(["secret.svg"]);
  rmSync(vacancies);
  expect((await browser.send(`${address("careers/new.yaml")}&new=1`, { upload: form })).statusCode).toBe(303);
  expect(git("log", "-1", "--format=%s")).toBe("Careers · Vacancies: add Clerk");
});

test("a file with anchors has no form, and one that grows without end opens nothing", async () => {
  const file = join(draft, "content/en/offline.yaml");
  const text = readFileSync(file, "utf8");
  const bomb = Array.from({ length: 9 }, (_, n) => `a${n + 1}: &a${n + 1} [${Array(9).fill(`*a${n}`).join(", ")}]`);
  for (const other of [`x: &a 1\ny: *a\n`, `a0: &a0 x\n${bomb.join("\n")}\n`, `__proto__:\n  x: 1\n`]) {
    writeFileSync(file, other + text);
    git("commit", "--quiet", "-am", "Grow");
    const { statusCode, body } = await browser.send(address("offline.yaml"));
    expect(statusCode).toBe(422);
    expect(body).toContain("not written as forms write it");
    expect((await browser.send("/desk/content?q=offline")).statusCode).toBe(200);
  }
  writeFileSync(file, text);
  git("commit", "--quiet", "-am", "Shrink");
});

test("nobody else's form is read", async () => {
  const upload = await formOf("home.yaml", { "en.hero.pitch": "Forged" });
  const stranger = await desk.browser().send(address("home.yaml"), { upload });
  expect(stranger.statusCode).toBe(415);
  for (const site of ["cross-site", "same-site", "none"])
    expect((await browser.send(address("home.yaml"), { upload, headers: { "sec-fetch-site": site } })).statusCode).toBe(
      403,
    );
  expect((await browser.send("/desk/staff", { upload })).statusCode).toBe(415);
  for (const path of [
    "/desk/content",
    address("home.yaml"),
    "/desk/content/new?in=careers",
    "/desk/content/picture?file=team/solongo.svg",
  ])
    expect((await desk.browser().send(path)).headers.location).toMatch(/^\/desk\/sign-in/);
  expect(read(home)).not.toContain("Forged");
});

test("what is typed while a session ends is shown, to be sent again", async () => {
  const colleague = await desk.signedIn(grace);
  const upload = await formOf("home.yaml", { "en.hero.pitch": "Typed before lunch" });
  await colleague.send("/desk/sign-out", { form: {} });
  const { statusCode, body } = await colleague.send(address("home.yaml"), { upload });
  expect(statusCode).toBe(403);
  expect(body).toContain('value="Typed before lunch"');
  expect(body).toContain('encType="multipart/form-data"');
});

test("a form of very many values, or of endless words, is refused: taking it apart would keep visitors waiting", async () => {
  const many = new FormData();
  for (let count = 0; count < 10_000; count += 1) many.append("do", "");
  const long = new FormData();
  long.append("en.hero.pitch", "<".repeat(2_000_000));
  for (const upload of [many, long])
    expect((await browser.send(address("home.yaml"), { upload })).statusCode).toBe(413);
});

test("of who has left the staff, no form with files is read", async () => {
  const left = await desk.signedIn("left@ideas.test");
  const [{ id } = { id: "" }] = (await desk.rows("staff")).filter(({ email }) => email === "left@ideas.test");
  const upload = await formOf("home.yaml");
  await browser.send(`/desk/staff/${id}/remove`, { form: {} });
  expect((await left.send(address("home.yaml"), { upload })).statusCode).toBe(415);
});

test("nothing that was only looked at, or written, is left beside the draft", () => {
  const beside = readdirSync(join(repository, "build"));
  expect(beside.filter((name) => /^(check|change)-/.test(name))).toEqual([]);
  expect(beside).toContain("draft");
});
