declare module "@20minutes/s3rver" {
  import type { RequestListener } from "node:http";

  /** Its package has no types. Only what the tests use. */
  export default class S3rver {
    constructor(options: { directory: string; silent: boolean; configureBuckets: { name: string }[] });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
