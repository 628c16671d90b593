import type { FitFact, PreferencesData } from '@suchi/contracts/fit';
import type { PreferenceKind } from '@suchi/domain/fit';
import { formatAlternatives } from '../../shared/i18n/format-list.ts';
import { formatHeight, formatIncome } from '../../shared/i18n/format-measures.ts';
import { type Translate, translatorFor } from '../../shared/i18n/messages.ts';
import { sayChoice, sayStoredChoice } from '../../shared/i18n/choice-words.ts';

type Words = Translate<'fit'>;
/** The labels of the kinds of work that are asked for. */
export type WorkLabels = readonly { id: number; label: string }[];

/** A fact of the other family as its reader says it, or with `own` of the reader; null when it was not said. */
export function sayFact(kind: PreferenceKind, fact: FitFact, own = false): string | null {
  const t = translatorFor('fit');
  if (fact === null) return null;
  switch (kind) {
    case 'age':
      return t('facts.age', { count: Number(fact) });
    case 'height':
      return formatHeight(Number(fact));
    case 'income':
      return formatIncome(Number(fact), 'INR');
    case 'horoscope':
      return own
        ? t(fact ? 'facts.youShow' : 'facts.youHide')
        : t(fact ? 'facts.theyShow' : 'facts.theyHide');
    case 'marital_status':
    case 'food':
    case 'would_live_in':
      return sayStoredChoice(kind, String(fact));
    case 'education':
    case 'lives_in':
    case 'work':
      break;
  }
  return String(fact);
}

type Asked = Partial<PreferencesData>;
type Sayer<Kind extends PreferenceKind> = (
  value: NonNullable<PreferencesData[Kind]>['value'],
  t: Words,
  works: WorkLabels,
) => string;

const sayers: { [Kind in PreferenceKind]: Sayer<Kind> } = {
  age: ({ from, to }, t) =>
    sayRange(from, to, { t, say: String, sayLast: (count) => t('facts.age', { count }) }),
  height: ({ from, to }, t) => sayRange(from, to, { t, say: formatHeight, sayLast: formatHeight }),
  marital_status: (values) => formatAlternatives(values.map((value) => sayChoice('marital_status', value))),
  education: (level, t) => t(`wanted.education.${level}`),
  lives_in: (towns) => formatAlternatives(towns.map(({ name }) => name)),
  would_live_in: (values) => formatAlternatives(values.map((value) => sayChoice('would_live_in', value))),
  work: (ids, _, works) =>
    formatAlternatives(ids.flatMap((id) => works.find((work) => work.id === id)?.label ?? [])),
  income: (amount, t) => t('wanted.from', { from: formatIncome(amount, 'INR') }),
  food: (values) => formatAlternatives(values.map((value) => sayChoice('food', value))),
  horoscope: (isWanted, t) => t(isWanted ? 'wanted.horoscope.yes' : 'wanted.horoscope.no'),
};

/** What is asked for; empty where nothing is. */
export function sayWanted(kind: PreferenceKind, asked: Asked, works: WorkLabels): string {
  const wanted = asked[kind];
  return wanted ? sayers[kind](wanted.value as never, translatorFor('fit'), works) : '';
}

interface RangeWords {
  t: Words;
  say: (value: number) => string;
  /** With its unit. */
  sayLast: (value: number) => string;
}

function sayRange(from: number | null, to: number | null, { t, say, sayLast }: RangeWords): string {
  if (from !== null && to !== null) return t('wanted.range', { from: say(from), to: sayLast(to) });
  return from === null
    ? t('wanted.to', { to: to === null ? '' : sayLast(to) })
    : t('wanted.from', { from: sayLast(from) });
}
