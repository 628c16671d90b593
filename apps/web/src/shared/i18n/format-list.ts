let listFormat: Intl.ListFormat | undefined;

/** Words in a row as a sentence has them: `Pune, Nashik and Satara`. Made for the first list, because making it is slow. */
export function formatList(items: readonly string[]): string {
  return (listFormat ??= new Intl.ListFormat('en-IN', { type: 'conjunction' })).format(items);
}
