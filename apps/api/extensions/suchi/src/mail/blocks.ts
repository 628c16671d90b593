import { toMailName } from '@suchi/domain/accounts';
import type { MailBlock } from './codec.ts';
import type { Wording } from './wording.ts';

export interface MailWords {
  subject: string;
  heading: string;
  blocks: MailBlock[];
}

export const say = (text: string): MailBlock => ({ kind: 'paragraph', text });
/** For text that a person typed. */
export const quote = (text: string): MailBlock => ({ kind: 'quotation', text });
export const button = (label: string, path: string): MailBlock => ({ kind: 'button', label, path });
/** Where the heading says the same as the subject. */
export const entitle = (title: string) => ({ subject: title, heading: title });

/** Null where the address is not verified, so that a stranger's words never reach it. */
export interface Greeted {
  firstName: string | null;
}

export function greet({ t }: Wording, { firstName }: Greeted): MailBlock {
  const name = toMailName(firstName ?? '');
  return say(name === '' ? t('greeting') : t('greetingByName', { name }));
}
