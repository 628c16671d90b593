import type {
  CountedHoroscope,
  HoroscopeData,
  MangalData,
  MoonData,
  UncertaintyData,
  UncountedHoroscope,
} from '@suchi/contracts/horoscope';
import {
  classesOf,
  findMatchState,
  kootaPoints,
  kootas,
  type PossibleMangal,
  type PossibleMoon,
} from '@suchi/domain/horoscope';
import type { Birth } from './birth.ts';
import { type BothSides, type HoroscopeMatch, type MatchedSide } from './commands/match-horoscopes.ts';

type Counted = Extract<HoroscopeMatch, { state: 'counted' }>;

/** Points, stars and what they are called; never a chart, and no birth that the profile does not show. */
export function presentHoroscope(match: HoroscopeMatch | null): HoroscopeData | null {
  if (match === null) return null;
  switch (match.state) {
    case 'off':
      return { state: 'off', is_wanted: match.isWanted };
    case 'theirs_off':
      return { state: 'theirs_off' };
    case 'missing':
      return { state: 'missing', side: match.side, what: match.what };
    case 'counted':
    default:
      return presentCounted(match);
  }
}

/** Null: there is nothing to match. Undefined: it has to be counted. */
export function presentUncounted(
  ...sides: Parameters<typeof findMatchState>
): UncountedHoroscope | null | undefined {
  const state = findMatchState(...sides);
  if (state === null) return null;
  if (state === 'both') return undefined;
  return state === 'theirs_off' ? { state } : { state: 'off', is_wanted: state === 'wanted' };
}

function presentCounted({ gunas, rules, mine, theirs }: Counted): CountedHoroscope {
  const both = <Value>(present: (side: MatchedSide) => Value): BothSides<Value> => ({
    mine: present(mine),
    theirs: present(theirs),
  });
  const { first_name, last_name, own_script_name } = mine.row;
  return {
    state: 'counted',
    me: { first_name, last_name, own_script_name },
    total: rangeOf(gunas.total),
    kootas:
      gunas.kind === 'total_only'
        ? []
        : kootas.map((koota) => ({ koota, points: rangeOf(gunas.points[koota]), of: kootaPoints[koota] })),
    exceptions: gunas.kind === 'total_only' ? [] : [...gunas.exceptions],
    moons: both(({ moon }) => presentMoon(moon)),
    uncertain: gunas.kind === 'exact' ? [] : presentUncertain({ mine, theirs }, rules.aboutMinutes),
    mangal: both(({ mangal }) => presentMangal(mangal)),
    wants: both(({ row }) => row.wants),
    looked_for: rules.lookedFor,
    is_tara_from_bride: rules.variant.tara === 'from_bride',
    variant: gunas.variant,
  };
}

const rangeOf = (points: number | { min: number; max: number }) =>
  typeof points === 'number' ? { min: points, max: points } : { min: points.min, max: points.max };

function presentMoon({ places }: PossibleMoon): MoonData {
  const classes = places.map(classesOf);
  const stars = places.map(({ rashi, nakshatra, pada }) => ({ rashi, nakshatra, pada }));
  return {
    places: distinct(stars),
    vashya: distinct(classes.map(({ vashya }) => vashya)),
    yoni: distinct(classes.map(({ yoni }) => yoni)),
    lord: distinct(classes.map(({ lord }) => lord)),
    gana: distinct(classes.map(({ gana }) => gana)),
    nadi: distinct(classes.map(({ nadi }) => nadi)),
  };
}

const distinct = <Value>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** The sides on which the points depend. A quarter alone changes them only where exceptions count. */
function presentUncertain(sides: BothSides<MatchedSide>, aboutMinutes: number): UncertaintyData[] {
  const uncertain = (['mine', 'theirs'] as const).map((side) => {
    const { birth, moon } = sides[side];
    const classes = moon.places.map((place) => ({
      ...classesOf(place),
      star: place.nakshatra,
      sign: place.rashi,
    }));
    return { side, birth, moon, isCounted: distinct(classes).length > 1 };
  });
  const counted = uncertain.filter(({ isCounted }) => isCounted);
  const listed = counted.length > 0 ? counted : uncertain.filter(({ moon }) => moon.places.length > 1);
  return listed.map(({ side, birth, moon }) => ({
    side,
    because: birth.accuracy === 'exact' ? 'border' : birth.accuracy,
    changes: distinct(moon.places.map(({ nakshatra }) => nakshatra)).length > 1 ? 'star' : 'place',
    times: presentTimes(birth, aboutMinutes),
  }));
}

function presentTimes({ accuracy, time }: Birth, aboutMinutes: number): UncertaintyData['times'] {
  if (accuracy !== 'about' || time === null) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const at = (shift: number) => {
    const minute = (hours * 60 + minutes + shift + 1440) % 1440;
    return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  };
  return { told: at(0), from: at(-aboutMinutes), to: at(aboutMinutes) };
}

function presentMangal(mangal: PossibleMangal | null): MangalData {
  if (mangal === null) return { is: 'unknown', from: [], is_excepted: false };
  if (!mangal.isCertain) return { is: 'open', from: [], is_excepted: false };
  const found = mangal.possible.map((houses) => houses.filter(({ isMangal }) => isMangal));
  const from = found[0]?.map((house) => house.from) ?? [];
  const isExcepted = found.every((houses) => houses.every(({ exceptions }) => exceptions.length > 0));
  return { is: from.length > 0 ? 'yes' : 'no', from, is_excepted: from.length > 0 && isExcepted };
}
