declare module "subset-font" {
  type Options = {
    targetFormat: "woff2" | "truetype";
    variationAxes: { wght: { min: number; max: number } };
    /** True leaves out other forms of the letters, which only features choose that no page switches on. */
    noLayoutClosure?: boolean;
  };
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
