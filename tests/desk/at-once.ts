/** Does `count` things, so many at a time, and returns their results in order. */
export async function atOnce<Result>(
  width: number,
  count: number,
  task: (place: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (next < count) {
        const place = next++;
        results[place] = await task(place);
      }
    }),
  );
  return results;
}
