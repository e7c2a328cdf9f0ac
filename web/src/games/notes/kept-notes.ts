/** Notes that were shown on this device. Storage may be forbidden, or hold anything. */
export interface KeptNotes<Note extends string> {
  shown(): ReadonlySet<Note>;
  keep(note: Note): void;
}

export const keptNotes = <Note extends string>(game: string, all: readonly Note[]): KeptNotes<Note> => {
  const key = `ankerplatz.${game}.notes`;
  const shown = (): ReadonlySet<Note> => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return new Set(Array.isArray(kept) ? all.filter(note => kept.includes(note)) : []);
    } catch {
      return new Set();
    }
  };
  const keep = (note: Note): void => {
    try {
      localStorage.setItem(key, JSON.stringify([...shown(), note]));
    } catch {
      // A browser that keeps nothing shows it again another day.
    }
  };
  return { shown, keep };
};
