/** The seat of the one person at a table of bots; null: several people share the device, or nobody plays. */
export const loneSeat = ({ seats }: { readonly seats: readonly { readonly kind: string }[] }): number | null => {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 && seats.length > 1 ? people[0]! : null;
};
