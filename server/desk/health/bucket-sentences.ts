/** What staff read about a failure, by its code. */
export function bucketSentence(code: string): string {
  const [, sentence = ""] = sentences.find(([pattern]) => pattern.test(code)) ?? [];
  return `${sentence} (${code})`;
}

const sentences: [RegExp, string][] = [
  [/RequestTimeTooSkewed/, "The clock of this server differs too much from the bucket's: set it right"],
  [/InvalidAccessKeyId|SignatureDoesNotMatch/, "The bucket knows another COPY_KEY or COPY_SECRET"],
  [/NoSuchBucket/, "There is no bucket at COPY_URL"],
  [/HTTP 507|Quota|Storage.*Full|InsufficientStorage/i, "The bucket is full"],
  [/HTTP 40[13]/, "The bucket refuses the key: it must be allowed to write, read, delete and list"],
  [/HTTP 3/, "The bucket is elsewhere: check COPY_URL and COPY_REGION"],
  [/HTTP 4/, "The bucket refuses the copy"],
  [/HTTP (429|5)/, "The bucket cannot take copies now"],
  [/ETIMEDOUT/, "The bucket takes too long"],
  [/./, "The bucket cannot be reached"],
];
