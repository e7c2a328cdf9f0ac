/** In the page: how many files of the site are not kept for a time without a connection yet. */
export const missingFiles = async (): Promise<number> => {
  const files: readonly string[] = await (await fetch('/files.json')).json();
  const kept = new Set((await (await caches.open('ankerplatz')).keys()).map(({ url }) => new URL(url).pathname));
  return files.filter(path => !kept.has(path)).length;
};
