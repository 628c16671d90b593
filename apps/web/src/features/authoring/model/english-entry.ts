import { isEnglishText, toPlainSigns } from '@suchi/domain/text';

/** What stands in a field that the book prints after typing or pasting; null when that is refused. */
export function acceptEnglish(previous: string, typed: string): string | null {
  const plain = toPlainSigns(typed);
  if (isEnglishText(plain)) return plain;
  // An older profile may hold another script: deleting it must work.
  return !isEnglishText(previous) && plain.length < previous.length ? plain : null;
}
