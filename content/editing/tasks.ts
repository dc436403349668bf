import type { FormPart } from "./form.ts";

/** Files of the content by their path: a text, a file that is copied there, or nothing where a file is deleted. */
export type Change = Record<string, string | { from: string } | null>;

export type ListedFile = {
  file: string;
  label: string;
  /** How many texts lack a translation, or have one of an older English text. */
  missing: number;
  outdated: number;
};

export type ListedGroup = { label: string; files: ListedFile[]; add?: { folder: string; one: string } | undefined };

/** A field by the names that lead to it, and its text as visitors read it. */
export type ListedText = { file: string; name: string; where: string; text: string };

/** A text, or a list of them, that a language lacks or has of an older English one. */
export type OpenText = ListedText & { state: "missing" | "outdated" };

/** All content. It is the same as long as nobody changes a file. */
export type Listing = { groups: ListedGroup[]; texts: ListedText[]; open: OpenText[] };

/** A file as a form. */
export type Form = {
  file: string;
  /** What it is called, and the group that it stands in. */
  label: string;
  group: string;
  isNew: boolean;
  /** Whether it can be taken away: it is one of several. */
  canDelete: boolean;
  version: string;
  /** What was typed as the address of a new one. */
  address?: string;
  languages: readonly string[];
  parts: readonly FormPart[];
  /** What is wrong and stands at no field. */
  mistakes: readonly string[];
  /** The names of all pictures. */
  pictures: readonly string[];
  /** Pictures that were uploaded and wait for the rest to be right, to be sent again. */
  held: readonly string[];
};

/** A picture that came with a form: the field that it is for, its file meanwhile, and what it was called. */
export type Upload = { field: string; kept: string; called: string };

export type Sent = {
  file: string;
  isNew: boolean;
  /** Names and values, as the browser sent them. */
  form: readonly (readonly [name: string, value: string])[];
  uploads: readonly Upload[];
  /** A folder beside the content for what is not to stay, and one for pictures that wait. */
  scratch: string;
  uploadFolder: string;
};

/** What became of it: a form to show again and why, or a change to write down. */
export type Outcome = { is: "shown"; form: Form; why: "changed" | "wrong" | "conflict" | "same" } | Saved;

/** `at` is the first field that was changed. */
type Saved = { is: "saved"; file: string; at?: string | undefined; change: Change; subject: string };

/** Why a page stays: the places that name it and can be without it, those that need it, or what would be wrong. */
export type Refused = { is: "refused"; why: "named" | "needed" | "wrong"; places: readonly ListedText[] };

/** A file of the content before and after a change. A text that is not there is empty, and so is that of a picture. */
export type ChangedFile = { file: string; is: "changed" | "added" | "removed"; before: string; after: string };

/** A text before and after a change, and the labels that lead to its field in the form. */
type ChangedText = {
  label: string;
  /** Of the field; empty where it is none. */
  name: string;
  before: string;
  after: string;
  /** The file of the picture that is named now. */
  picture?: string | undefined;
};

/** What an editor would say of a file that was changed. */
export type DescribedFile = {
  is: ChangedFile["is"];
  label: string;
  language: string;
  /** Where it has a form. */
  file?: string | undefined;
  /** The page that shows it. */
  address?: string | undefined;
  texts: ChangedText[];
};

/** What can be done with the content of a folder, in a process of its own (scripts/editor/edit.child.ts). */
export type Tasks = {
  list: { input: null; result: Listing };
  open: { input: { file: string }; result: Form };
  openNew: { input: { folder: string }; result: Form };
  save: { input: Sent; result: Outcome };
  describe: { input: { changes: ChangedFile[][] }; result: DescribedFile[][] };
  check: { input: { scratch: string }; result: string[] };
  /** `also`: with what names it. */
  delete: { input: { file: string; also: boolean; scratch: string }; result: Saved | Refused };
};

export type TaskName = keyof Tasks;
