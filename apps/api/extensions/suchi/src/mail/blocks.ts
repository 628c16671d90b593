import { toMailName } from '@suchi/domain/accounts';
import type { MailBlock } from './codec.ts';

export interface MailWords {
  subject: string;
  heading: string;
  blocks: MailBlock[];
}

export const say = (text: string): MailBlock => ({ kind: 'paragraph', text });
/** For text that a person typed. */
export const quote = (text: string): MailBlock => ({ kind: 'quotation', text });
export const button = (label: string, path: string): MailBlock => ({ kind: 'button', label, path });

/** Null where the address is not verified, so that a stranger's words never reach it. */
export interface Greeted {
  firstName: string | null;
}

export function greet({ firstName }: Greeted): MailBlock {
  const name = toMailName(firstName ?? '');
  return say(name === '' ? 'Namaste,' : `Namaste ${name},`);
}

const lists = new Intl.ListFormat('en-IN', { type: 'conjunction' });
/** Words in a row, for a sentence: `reviewer and treasurer`. */
export const listWords = (words: readonly string[]): string => lists.format(words);

export const indianTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
