/** A sentence of an interview, when it is said, and the same in Mongolian. */
export interface Sentence {
  readonly at: string;
  readonly english: string;
  readonly mongolian: readonly string[];
}

/** An interview about a childhood with horses. */
export const interview: readonly Sentence[] = [
  { at: "20:35", english: "I grew up in Arkhangai.", mongolian: ["Би Архангайд өссөн."] },
  { at: "20:40", english: "My father kept horses.", mongolian: ["Аав минь адуу", "малладаг байсан."] },
  { at: "20:46", english: "We moved four times a year.", mongolian: ["Бид жилд дөрвөн", "удаа нүүдэг байсан."] },
  { at: "20:53", english: "The winters were long.", mongolian: ["Өвөл урт байсан."] },
];

/** A meeting, in words short enough for a small picture. */
export const meeting: readonly Sentence[] = [
  { at: "00:04", english: "Hello.", mongolian: ["Сайн байна уу."] },
  { at: "00:06", english: "Let’s begin.", mongolian: ["Эхэлцгээе."] },
  { at: "00:09", english: "Two questions.", mongolian: ["Хоёр асуулт байна."] },
  { at: "00:15", english: "Thank you.", mongolian: ["Баярлалаа."] },
];
