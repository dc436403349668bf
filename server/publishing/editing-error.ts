/** Why something at the desk cannot be done, in a sentence for staff, and more of it where there is a list. */
export class EditingError extends Error {
  readonly list: readonly string[];

  constructor(sentence: string, list: readonly string[] = []) {
    super(sentence);
    this.list = list;
  }
}
