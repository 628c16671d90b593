import { ApiError } from '../../../shared/api/api-error.ts';
import type { Translate } from '../../../shared/i18n/messages.ts';

const known = [
  'required',
  'number',
  'email',
  'date',
  'link',
  'tooLong',
  'characters',
  'invalid',
  'endBeforeStart',
  'dateMissing',
  'genderSwitch',
  'eventTooEarly',
  'melawaDay',
] as const;

/** The words for what the server found wrong with a field; undefined when it is fine. */
export function problemOf(error: unknown, field: string, t: Translate<'settings'>): string | undefined {
  const key = error instanceof ApiError ? error.fields[field] : undefined;
  if (key === undefined) return undefined;
  return t(`problems.${known.find((one) => one === key) ?? 'invalid'}`);
}

/** Whether the words are shown at a field, and not above the form. */
export function isFieldProblem(error: unknown): boolean {
  return error instanceof ApiError && Object.keys(error.fields).length > 0;
}
