import { nakshatras, rashis } from './moon-place.ts';
import type { MoonPlace, Nakshatra, Rashi } from './moon-place.ts';

export const planets = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
export type Planet = (typeof planets)[number];

/** The group of a rashi. From the highest to the lowest, as the old tables order them; it is not a person's caste. */
export const varnas = ['brahmin', 'kshatriya', 'vaishya', 'shudra'] as const;
export type Varna = (typeof varnas)[number];

export const vashyas = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta'] as const;
export type Vashya = (typeof vashyas)[number];

export const yonis = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'dog',
  'cat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'deer',
  'monkey',
  'mongoose',
  'lion',
] as const;
export type Yoni = (typeof yonis)[number];

export const ganas = ['deva', 'manushya', 'rakshasa'] as const;
export type Gana = (typeof ganas)[number];

export const nadis = ['adi', 'madhya', 'antya'] as const;
export type Nadi = (typeof nadis)[number];

/** What the tables make of a place of the Moon. Nobody is asked for it. */
export interface MoonClasses {
  lord: Planet;
  varna: Varna;
  vashya: Vashya;
  yoni: Yoni;
  gana: Gana;
  nadi: Nadi;
}

/** A word for each key, in their order. */
function readRow<Key extends string, Value extends string>(
  keys: readonly Key[],
  row: string,
): Record<Key, Value> {
  const values = row.trim().split(/\s+/);
  return Object.fromEntries(keys.map((key, index) => [key, values[index]])) as Record<Key, Value>;
}

const lordOf = readRow<Rashi, Planet>(
  rashis,
  'mars venus mercury moon sun mercury venus mars jupiter saturn saturn jupiter',
);

const varnaOf = readRow<Rashi, Varna>(
  rashis,
  `kshatriya vaishya shudra brahmin kshatriya vaishya
   shudra brahmin kshatriya vaishya shudra brahmin`,
);

const vashyaOf: Record<Rashi, readonly [firstHalf: Vashya, secondHalf: Vashya]> = {
  mesha: ['chatushpada', 'chatushpada'],
  vrishabha: ['chatushpada', 'chatushpada'],
  mithuna: ['manava', 'manava'],
  karka: ['jalachara', 'jalachara'],
  simha: ['vanachara', 'vanachara'],
  kanya: ['manava', 'manava'],
  tula: ['manava', 'manava'],
  vrishchika: ['keeta', 'keeta'],
  dhanu: ['manava', 'chatushpada'],
  makara: ['chatushpada', 'jalachara'],
  kumbha: ['manava', 'manava'],
  meena: ['jalachara', 'jalachara'],
};

const yoniOf = readRow<Nakshatra, Yoni>(
  nakshatras,
  `horse elephant sheep serpent serpent dog cat sheep cat
   rat rat cow buffalo tiger buffalo tiger deer deer
   dog monkey mongoose monkey lion horse lion cow elephant`,
);

const ganaOf = readRow<Nakshatra, Gana>(
  nakshatras,
  `deva manushya rakshasa manushya deva manushya deva deva rakshasa
   rakshasa manushya manushya deva rakshasa deva rakshasa deva rakshasa
   rakshasa manushya manushya deva rakshasa rakshasa manushya manushya deva`,
);

const nadiOf = readRow<Nakshatra, Nadi>(
  nakshatras,
  `adi madhya antya antya madhya adi adi madhya antya
   antya madhya adi adi madhya antya antya madhya adi
   adi madhya antya antya madhya adi adi madhya antya`,
);

/** The classes of a place, as the detail of each koota names them. */
export function classesOf({ rashi, nakshatra, half }: MoonPlace): MoonClasses {
  return {
    lord: lordOf[rashi],
    varna: varnaOf[rashi],
    vashya: vashyaOf[rashi][half === 1 ? 0 : 1],
    yoni: yoniOf[nakshatra],
    gana: ganaOf[nakshatra],
    nadi: nadiOf[nakshatra],
  };
}
