interface Siblings {
  married: number;
  unmarried: number;
}

/** Which text tells of the brothers or the sisters. */
export function findSiblingCase({ married, unmarried }: Siblings): 'both' | 'married' | 'unmarried' | 'none' {
  if (married > 0) return unmarried > 0 ? 'both' : 'married';
  return unmarried > 0 ? 'unmarried' : 'none';
}
