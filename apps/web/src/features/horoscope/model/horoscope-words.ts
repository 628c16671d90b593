import type { CountedHoroscope, MangalData, MoonData, PointsData } from '@suchi/contracts/horoscope';
import type { Koota } from '@suchi/domain/horoscope';
import { formatAlternatives, formatList } from '../../../shared/i18n/format-list.ts';
import type { Translate } from '../../../shared/i18n/messages.ts';

type Words = Translate<'horoscope'>;

/** `24½`, `½`, `0` */
export function formatPoints(points: number): string {
  const whole = Math.floor(points);
  if (points === whole) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** `24½`, `19½–21½` */
export const formatRange = ({ min, max }: PointsData): string =>
  min === max ? formatPoints(min) : `${formatPoints(min)}–${formatPoints(max)}`;

export const totalOf = 36;

/** `24½ of 36`; where only the total is known, `Between 14 and 27 of 36`. */
export function sayTotal({ total, kootas }: CountedHoroscope, t: Words): string {
  return kootas.length === 0 && total.min !== total.max
    ? t('between', { from: formatPoints(total.min), to: formatPoints(total.max), of: totalOf })
    : t('pointsPlain', { points: formatRange(total), of: totalOf });
}

/** `Revati 2`; with more than two places the stars alone. */
export function sayStars({ places }: MoonData, t: Words): string {
  const named = places.map(({ nakshatra, pada }) => t('star', { star: t(`nakshatras.${nakshatra}`), pada }));
  const stars = [...new Set(places.map(({ nakshatra }) => t(`nakshatras.${nakshatra}`)))];
  return formatAlternatives(named.length > 2 ? stars : named);
}

export const sayRashis = ({ places }: MoonData, t: Words): string =>
  formatAlternatives([...new Set(places.map(({ rashi }) => t(`rashis.${rashi}`)))]);

/** What the tables compare for a koota: `Elephant and Dog: neutral`. */
export function sayCompared(koota: Koota, points: PointsData, horoscope: CountedHoroscope, t: Words): string {
  const { moons } = horoscope;
  const pair = (say: (moon: MoonData) => string) => ({ mine: say(moons.mine), theirs: say(moons.theirs) });
  switch (koota) {
    case 'varna':
    case 'bhakoot':
      return t(
        'pair',
        pair((moon) => sayRashis(moon, t)),
      );
    case 'vashya':
      return t(
        'pair',
        pair(({ vashya }) => formatAlternatives(vashya.map((each) => t(`classes.vashya.${each}`)))),
      );
    case 'tara':
      return sayTara(points, horoscope.is_tara_from_bride, t);
    case 'yoni':
      return sayYoni(
        points,
        pair(({ yoni }) => formatAlternatives(yoni.map((each) => t(`classes.yoni.${each}`)))),
        t,
      );
    case 'maitri':
      return t(
        'pair',
        pair(({ lord }) => formatAlternatives(lord.map((each) => t(`classes.maitri.${each}`)))),
      );
    case 'gana':
      return t(
        'pair',
        pair(({ gana }) => formatAlternatives(gana.map((each) => t(`classes.gana.${each}`)))),
      );
    case 'nadi':
    default:
      return t(
        'pair',
        pair(({ nadi }) => formatAlternatives(nadi.map((each) => t(`classes.nadi.${each}`)))),
      );
  }
}

function sayTara({ min, max }: PointsData, isFromBride: boolean, t: Words): string {
  const say = (points: number) => {
    if (isFromBride) return t(points > 0 ? 'taraWays.good' : 'taraWays.notGood');
    return t(points > 2 ? 'taraWays.both' : points > 0 ? 'taraWays.one' : 'taraWays.none');
  };
  return formatAlternatives([...new Set([say(min), say(max)])]);
}

const yoniWays = ['opposed', 'distant', 'neutral', 'friendly', 'same'] as const;

function sayYoni({ min, max }: PointsData, pair: { mine: string; theirs: string }, t: Words): string {
  const way = min === max ? yoniWays[min] : undefined;
  return way === undefined ? t('pair', pair) : t('pairSaid', { ...pair, said: t(`yoniWays.${way}`) });
}

/** `Meera’s chart has mangal from the rising sign.` */
export function sayMangal({ is, from, is_excepted: isExcepted }: MangalData, name: string, t: Words): string {
  if (is !== 'yes') return t(`mangal.${is}`, { name });
  const said = t('mangal.yes', { name, from: formatList(from.map((base) => t(`mangal.from.${base}`))) });
  return isExcepted ? `${said} ${t('mangal.excepted')}` : said;
}

export const sayWish = (wants: boolean | null, t: Words): string =>
  t(`matters.wish.${wants === null ? 'any' : wants ? 'yes' : 'no'}`);
