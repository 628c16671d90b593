/** A name as printed, and as the family writes it. */
export interface Name {
  latin: string;
  ownScript: string;
}

/** Reads `Latin own-script` pairs, so that long lists stay readable in the source. */
export function readNames(list: string): readonly Name[] {
  return list
    .trim()
    .split(/,\s*/)
    .map((pair) => {
      const [latin = '', ownScript = ''] = pair.split(' ');
      return { latin, ownScript };
    });
}
