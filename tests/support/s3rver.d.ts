declare module "@20minutes/s3rver" {
  import type { RequestListener } from "node:http";

  type S3Object = { bucket: string; key: string; content: unknown };
  type Written = { size: number; md5: string };

  /** Its package has no types. Only what the tests use. */
  export default class S3rver {
    constructor(options: { directory: string; silent: boolean; configureBuckets: { name: string }[] });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
    store: {
      getObject(bucket: string, key: string, options?: unknown): Promise<unknown>;
      putObject(object: S3Object): Promise<Written>;
      putContent(path: string, content: unknown): Promise<[Written["size"], Written["md5"]]>;
      getResourcePath(bucket: string, key: string, resource: string): string;
    };
  }
}
