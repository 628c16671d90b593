import { isEnglishText, toPlainSigns } from '@suchi/domain/text';

/** The new value of a printed field; null when the input is refused. */
export function acceptEnglish(previous: string, typed: string): string | null {
  const plain = toPlainSigns(typed);
  if (isEnglishText(plain)) return plain;
  // An older profile may have another script, and deleting it must work.
  return !isEnglishText(previous) && plain.length < previous.length ? plain : null;
}
