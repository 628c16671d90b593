import type { ProfileCode } from '@suchi/domain/profiles';
import { findMessages, useMessages } from '../../shared/i18n/messages.ts';

/** The words of a rule of the profile; undefined for a code that this page does not know. */
export function findRuleWords(code: string): string | undefined {
  const words: Record<ProfileCode, string> | null = findMessages('rules');
  return words !== null && Object.hasOwn(words, code) ? words[code as ProfileCode] : undefined;
}

/** The words of a rule; a key of the contracts stays as it is for the field. */
export function useRuleWords(): (code: string) => string {
  // Another language shows other words.
  useMessages('rules');
  return (code) => findRuleWords(code) ?? code;
}
