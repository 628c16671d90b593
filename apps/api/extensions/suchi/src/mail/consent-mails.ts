import { toMailName } from '@suchi/domain/accounts';
import { entitle, type MailWords, say } from './blocks.ts';
import type { Wording } from './wording.ts';

/** To the candidate, whose family wrote the profile. */
export const consentMails = {
  candidates_word: ({ t }: Wording, { firstName }: { firstName: string }): MailWords => ({
    ...entitle(t('candidates_word.title', { name: toMailName(firstName) })),
    blocks: [
      say(t('candidates_word.text')),
      { kind: 'secret_button', label: t('candidates_word.open') },
      say(t('candidates_word.opens')),
      say(t('candidates_word.unknown')),
    ],
  }),
};
