/** What an association chooses for each koota that is counted in more than one way; the first is the default. */
export const gunaVariants = {
  vashya: ['half', 'one_and_half'],
  tara: ['both_ways', 'from_bride'],
  yoni: ['printed', 'web'],
  gana: ['by_side', 'symmetric'],
  /** Whether an exception gives the full points or is only named. */
  bhakoot: ['exceptions_named', 'exceptions_count'],
  nadi: ['exceptions_named', 'exceptions_count'],
} as const;

export type GunaVariant = { [Koota in keyof typeof gunaVariants]: (typeof gunaVariants)[Koota][number] };

export const defaultGunaVariant: GunaVariant = {
  vashya: 'half',
  tara: 'both_ways',
  yoni: 'printed',
  gana: 'by_side',
  bhakoot: 'exceptions_named',
  nadi: 'exceptions_named',
};

/** Counts up when a table is corrected, so that kept scores of the table before are counted again. */
const tablesVersion = 1;

/** The name that is kept with a score: `tables 1`, or `tables 1, yoni web` where the choice is not the default. */
export function gunaVariantName(variant: GunaVariant): string {
  const kootas = Object.keys(gunaVariants) as (keyof GunaVariant)[];
  const chosen = kootas.filter((koota) => variant[koota] !== defaultGunaVariant[koota]);
  return [`tables ${tablesVersion}`, ...chosen.map((koota) => `${koota} ${variant[koota]}`)].join(', ');
}
