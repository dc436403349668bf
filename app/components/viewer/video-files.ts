const addresses = import.meta.glob<string>("/content/videos/**/*.{webm,mp4,vtt,avif}", {
  eager: true,
  query: "?url",
  import: "default",
});

type VideoFiles = { webm: string; mp4: string; captions: string; poster: string };

/** The hashed addresses of a video's files. Every video has all four. */
export function videoFiles(file: string): VideoFiles {
  const address = (ending: string) => {
    const found = addresses[`/content/videos/${file}.${ending}`];
    if (!found) throw new Error(`content/videos/${file}.${ending} does not exist.`);
    return found;
  };
  return { webm: address("webm"), mp4: address("mp4"), captions: address("vtt"), poster: address("avif") };
}
