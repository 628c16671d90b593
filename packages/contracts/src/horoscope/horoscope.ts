import {
  ganas,
  gunaExceptions,
  kootas,
  mangalBases,
  nadis,
  nakshatras,
  padas,
  planets,
  rashis,
  vashyas,
  yonis,
} from '@suchi/domain/horoscope';
import * as z from 'zod/mini';
import { inQuery, rowId } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { uncounted } from './uncounted.ts';

const side = z.enum(['mine', 'theirs']);

/** In halves. Both are the same where the points are certain. */
const points = z.object({ min: z.number(), max: z.number() });
export type PointsData = z.output<typeof points>;

/** Everything that a Moon may be; one of each where it is certain. */
const moon = z.object({
  places: z.array(
    z.object({ rashi: z.enum(rashis), nakshatra: z.enum(nakshatras), pada: z.literal([...padas]) }),
  ),
  vashya: z.array(z.enum(vashyas)),
  yoni: z.array(z.enum(yonis)),
  lord: z.array(z.enum(planets)),
  gana: z.array(z.enum(ganas)),
  nadi: z.array(z.enum(nadis)),
});
export type MoonData = z.output<typeof moon>;

/** Why a Moon is not certain, as far as the points depend on it. */
const uncertainty = z.object({
  side,
  because: z.enum(['about', 'unknown', 'border']),
  changes: z.enum(['star', 'place']),
  /** The told time and the ends of what it may mean, `HH:MM`; null unless it is about. */
  times: z.nullable(z.object({ told: z.string(), from: z.string(), to: z.string() })),
});
export type UncertaintyData = z.output<typeof uncertainty>;

/** Never the chart: only whether, and counted from what. */
const mangal = z.object({
  /** `open`: it depends on the uncertain time. `unknown`: a time or a place is missing. */
  is: z.enum(['yes', 'no', 'open', 'unknown']),
  from: z.array(z.enum(mangalBases)),
  /** Many families do not count it here. */
  is_excepted: z.boolean(),
});
export type MangalData = z.output<typeof mangal>;

const counted = z.object({
  state: z.literal('counted'),
  /** The reader's own candidate. */
  me: z.object({
    first_name: z.nullable(z.string()),
    last_name: z.nullable(z.string()),
    own_script_name: z.nullable(z.string()),
  }),
  total: points,
  /** Empty where so much is possible that only the total says something. */
  kootas: z.array(z.object({ koota: z.enum(kootas), points, of: z.int() })),
  /** Why many do not mind that bhakoot or nadi gives no points. The points stay. */
  exceptions: z.array(z.enum(gunaExceptions)),
  moons: z.object({ mine: moon, theirs: moon }),
  uncertain: z.array(uncertainty),
  mangal: z.object({ mine: mangal, theirs: mangal }),
  /** Whether each family wants horoscopes to be matched; null: it does not matter. */
  wants: z.object({ mine: z.nullable(z.boolean()), theirs: z.nullable(z.boolean()) }),
  /** The points that many families look for, where the association says it. */
  looked_for: z.nullable(z.int()),
  is_tara_from_bride: z.boolean(),
  /** Which tables counted: `tables 1, yoni web`. */
  variant: z.string(),
});
export type CountedHoroscope = z.output<typeof counted>;

/**
 * How two horoscopes match. Nothing of either is said before both families show theirs. A profile that may not be seen:
 * PROFILE_NOT_FOUND.
 */
export const readHoroscopeContract = defineContract({
  method: 'GET',
  group: 'qe_search',
  path: '/horoscope',
  input: z.object({ id: inQuery(rowId) }),
  /** Null for staff, without a profile of one's own, for the own profile, and for one of the same gender. */
  output: z.nullable(
    z.discriminatedUnion('state', [
      ...uncounted,
      z.object({ state: z.literal('missing'), side, what: z.enum(['time', 'place']) }),
      counted,
    ]),
  ),
});
export type HoroscopeData = NonNullable<z.output<typeof readHoroscopeContract.output>>;
