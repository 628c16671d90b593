import {
  ganaTable,
  maitriTable,
  relationOf,
  symmetricGanaTable,
  vashyaTable,
  vashyaTableWithOneAndHalf,
  yoniTable,
  yoniTableOfTheWeb,
} from './guna-tables.ts';
import { gunaVariantName } from './guna-variant.ts';
import type { GunaVariant } from './guna-variant.ts';
import { classesOf, varnas } from './moon-classes.ts';
import type { MoonClasses } from './moon-classes.ts';
import { nakshatras, rashis } from './moon-place.ts';
import type { MoonPlace, Nakshatra } from './moon-place.ts';

/** The eight parts of the count, with the most points that each can give: 36 in all. */
export const kootaPoints = {
  varna: 1,
  vashya: 2,
  tara: 3,
  yoni: 4,
  maitri: 5,
  gana: 6,
  bhakoot: 7,
  nadi: 8,
} as const;
export type Koota = keyof typeof kootaPoints;
export const kootas = Object.keys(kootaPoints) as Koota[];

/** Why many do not mind that bhakoot or nadi gives no points. */
export const gunaExceptions = [
  'bhakoot_same_lord',
  'bhakoot_lords_are_friends',
  'nadi_same_nakshatra_other_pada',
  'nadi_same_nakshatra_other_rashi',
  'nadi_same_rashi_other_nakshatra',
] as const;
export type GunaException = (typeof gunaExceptions)[number];

export type BhakootDistance = '2/12' | '5/9' | '6/8';

export interface TaraCounts {
  /** From 1 to 9: the nakshatra of one counted from that of the other, and its remainder by nine. */
  groomFromBride: number;
  brideFromGroom: number;
}

export interface GunaCount {
  /** See `gunaVariantName`. */
  variant: string;
  points: Readonly<Record<Koota, number>>;
  total: number;
  /** They are said in words. The points stay unless the variant counts them. */
  exceptions: readonly GunaException[];
  tara: TaraCounts;
  /** The distance of the two rashis, where it is one that gives no points. */
  bhakootDistance: BhakootDistance | null;
}

/** Counts the 36 gunas of two known Moons. Varna, vashya and gana depend on who is the bride. */
export function countGunas(bride: MoonPlace, groom: MoonPlace, variant: GunaVariant): GunaCount {
  const ofBride = classesOf(bride);
  const ofGroom = classesOf(groom);
  const tara = countTara(bride, groom);
  const bhakootDistance = findBhakootDistance(bride, groom);
  const bhakootExceptions = bhakootDistance === null ? [] : findBhakootExceptions(ofBride, ofGroom);
  const isSameNadi = ofBride.nadi === ofGroom.nadi;
  const nadiExceptions = isSameNadi ? findNadiExceptions(bride, groom) : [];
  const points: Record<Koota, number> = {
    varna: varnas.indexOf(ofGroom.varna) <= varnas.indexOf(ofBride.varna) ? 1 : 0,
    vashya: pointsOfVashya(ofBride, ofGroom, variant),
    tara: pointsOfTara(tara, variant),
    yoni: (variant.yoni === 'web' ? yoniTableOfTheWeb : yoniTable)[ofBride.yoni][ofGroom.yoni],
    maitri: maitriTable[relationOf(ofBride.lord, ofGroom.lord)][relationOf(ofGroom.lord, ofBride.lord)],
    gana: (variant.gana === 'symmetric' ? symmetricGanaTable : ganaTable)[ofGroom.gana][ofBride.gana],
    bhakoot: bhakootDistance === null || isExcepted(bhakootExceptions, variant.bhakoot) ? 7 : 0,
    nadi: !isSameNadi || isExcepted(nadiExceptions, variant.nadi) ? 8 : 0,
  };
  return {
    variant: gunaVariantName(variant),
    points,
    total: Object.values(points).reduce((sum, each) => sum + each, 0),
    exceptions: [...bhakootExceptions, ...nadiExceptions],
    tara,
    bhakootDistance,
  };
}

function isExcepted(exceptions: readonly GunaException[], choice: GunaVariant['bhakoot' | 'nadi']): boolean {
  return choice === 'exceptions_count' && exceptions.length > 0;
}

function pointsOfVashya(bride: MoonClasses, groom: MoonClasses, { vashya }: GunaVariant): number {
  const table = vashya === 'one_and_half' ? vashyaTableWithOneAndHalf : vashyaTable;
  return table[bride.vashya][groom.vashya];
}

function countTara(bride: MoonPlace, groom: MoonPlace): TaraCounts {
  return {
    groomFromBride: taraFrom(bride.nakshatra, groom.nakshatra),
    brideFromGroom: taraFrom(groom.nakshatra, bride.nakshatra),
  };
}

/** The first is counted too: from a nakshatra to itself is 1. */
function taraFrom(first: Nakshatra, last: Nakshatra): number {
  const steps = nakshatras.indexOf(last) - nakshatras.indexOf(first) + nakshatras.length;
  return (steps % 9) + 1;
}

const badTaras = [3, 5, 7];

function pointsOfTara({ groomFromBride, brideFromGroom }: TaraCounts, { tara }: GunaVariant): number {
  const counts = tara === 'from_bride' ? [groomFromBride, groomFromBride] : [groomFromBride, brideFromGroom];
  return counts.filter((count) => !badTaras.includes(count)).length * 1.5;
}

/** By the steps from one rashi to the other. */
const bhakootDistances: Readonly<Record<number, BhakootDistance>> = {
  1: '2/12',
  11: '2/12',
  4: '5/9',
  8: '5/9',
  5: '6/8',
  7: '6/8',
};

function findBhakootDistance(bride: MoonPlace, groom: MoonPlace): BhakootDistance | null {
  const steps = Math.abs(rashis.indexOf(bride.rashi) - rashis.indexOf(groom.rashi));
  return bhakootDistances[steps] ?? null;
}

function findBhakootExceptions({ lord }: MoonClasses, { lord: other }: MoonClasses): GunaException[] {
  if (lord === other) return ['bhakoot_same_lord'];
  const areFriends = relationOf(lord, other) === 'friend' && relationOf(other, lord) === 'friend';
  return areFriends ? ['bhakoot_lords_are_friends'] : [];
}

function findNadiExceptions(bride: MoonPlace, groom: MoonPlace): GunaException[] {
  const isSameRashi = bride.rashi === groom.rashi;
  if (bride.nakshatra !== groom.nakshatra) return isSameRashi ? ['nadi_same_rashi_other_nakshatra'] : [];
  if (!isSameRashi) return ['nadi_same_nakshatra_other_rashi'];
  return bride.pada === groom.pada ? [] : ['nadi_same_nakshatra_other_pada'];
}
