/** What we use of sax, which has no types of its own. */
declare module "sax" {
  type Parser = {
    line: number;
    error: Error | null;
    onopentag: (tag: { name: string; attributes: Record<string, string> }) => void;
    onclosetag: (name: string) => void;
    ontext: (text: string) => void;
    oncdata: (text: string) => void;
    ondoctype: (text: string) => void;
    onprocessinginstruction: (instruction: { name: string; body: string }) => void;
    onerror: (error: Error) => void;
    write: (text: string) => Parser;
    close: () => Parser;
  };
  const sax: { parser: (strict: boolean, options: { strictEntities: boolean }) => Parser };
  export default sax;
}
