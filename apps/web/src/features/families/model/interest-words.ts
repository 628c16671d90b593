import type { Interest } from '@suchi/contracts/families';
import type { AnswerSentence, OpeningSentence } from '@suchi/domain/families';
import { formatDay, formatTimeOfDay } from '../../../shared/i18n/long-date.ts';
import { type Translate, translatorFor } from '../../../shared/i18n/messages.ts';
import { namesOf } from '../../../shared/i18n/names-of.ts';

type Family = Interest['family'];

/** The two candidates in a sentence. */
interface Names {
  /** Of the family that says it. */
  own: string | null;
  /** Of the family that reads it. */
  name: string | null;
}

export function sayOpening(sentence: OpeningSentence, { own, name }: Names): string {
  const t = translatorFor('families');
  return t(`openings.${sentence}`, { own: own ?? t('nameless'), name: name ?? t('nameless') });
}

export function sayAnswer(sentence: AnswerSentence, name: string | null): string {
  const t = translatorFor('families');
  return t(`answers.${sentence}`, { name: name ?? t('nameless') });
}

/** What the family that wrote first says: its sentence and its own words, or that it sends interest. */
export function sayMessage(interest: Interest): string {
  const { side, family, own_name: ownName, sentence, words } = interest;
  const { name, calledBy } = namesOf(family);
  const theirs = calledBy || null;
  const names = side === 'received' ? { own: theirs, name: ownName } : { own: ownName, name: theirs };
  const parts = [sentence && sayOpening(sentence, names), words].filter(Boolean);
  if (parts.length > 0) return parts.join(' ');
  const t = translatorFor('families');
  return t('sends', { name: (side === 'received' ? name : ownName) || t('nameless') });
}

/** What the answer says, to the candidate of the family that wrote first. */
export function sayAnswerOf(interest: Interest): string | null {
  const { side, family, own_name: ownName, answer_sentence: sentence } = interest;
  if (sentence === null) return null;
  return sayAnswer(sentence, side === 'received' ? namesOf(family).calledBy || null : ownName);
}

const writerWords = {
  daughter: 'parent',
  son: 'parent',
  sister: 'sibling',
  brother: 'sibling',
  relative: 'relative',
} as const;

/** `Suresh Deshpande, father`: the account that wrote, and how it is related to the candidate. */
export function sayWriter({ name, relation, parent }: Interest['writer']): string | null {
  if (name === null) return null;
  const kind =
    relation === null || relation === 'myself' || relation === 'unknown' ? null : writerWords[relation];
  if (kind === null) return name;
  return translatorFor('families')(`writers.${kind === 'parent' ? (parent ?? kind) : kind}`, { name });
}

/** `29 years, Pune` */
export function sayAgeAndPlace({ age, place }: Family, t: Translate<'families'>): string {
  return [age === null ? null : t('years', { count: age }), place].filter(Boolean).join(', ');
}

const dayMs = 24 * 60 * 60_000;

/** `Today, 09:14 PM`, `Yesterday, 07:40 PM`, before that the day alone. */
export function sayWhen(iso: string, now = new Date()): string {
  const t = translatorFor('families');
  const time = formatTimeOfDay(iso);
  if (formatDay(iso) === formatDay(now.toISOString())) return t('today', { time });
  if (formatDay(iso) === formatDay(new Date(now.getTime() - dayMs).toISOString()))
    return t('yesterday', { time });
  return formatDay(iso);
}
