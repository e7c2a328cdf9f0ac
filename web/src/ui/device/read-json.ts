/** An object of a file of JSON; null: it is none, or larger than `most` bytes. */
export const readJson = async (file: Blob, most: number): Promise<object | null> => {
  if (file.size > most) return null;
  try {
    const found: unknown = JSON.parse(await file.text());
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
};
