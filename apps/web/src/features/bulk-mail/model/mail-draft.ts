import { type BulkMailPriority, bulkMailPriorities, defaultBulkMailPriority } from '@suchi/domain/bulk-mail';
import * as z from 'zod/mini';
import { type BulkMailChoice, keptChoice } from '../../../entities/bulk-mail/bulk-mail-choice.ts';
import { makeTextsByLanguage } from '../../../entities/language/texts-by-language.ts';
import { deviceCopyKey } from '../../../shared/api/device-copies.ts';

const keptTexts = { subject: z.string(), heading: z.string(), text: z.string() };

const mailDraft = z.object({
  /** The same until it is sent, so that it is sent once. */
  key: z.uuid(),
  ...keptTexts,
  translations: z._default(z.catchall(z.object({}), z.object(keptTexts)), {}),
  priority: z.literal(bulkMailPriorities),
  choice: z.nullable(keptChoice),
});

export interface MailTexts {
  subject: string;
  heading: string;
  text: string;
}

/** What is written on the page. */
export interface MailDraft extends MailTexts {
  key: string;
  translations: Record<string, MailTexts>;
  priority: BulkMailPriority;
  choice: BulkMailChoice | null;
}

export function newMailDraft(): MailDraft {
  return {
    key: crypto.randomUUID(),
    subject: '',
    heading: '',
    text: '',
    translations: {},
    priority: defaultBulkMailPriority,
    choice: null,
  };
}

/** The texts of the mail in each language. */
export const { textsIn, withTexts } = makeTextsByLanguage<MailTexts>({ subject: '', heading: '', text: '' });

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft on this device, one for each person. Logging out deletes it. */
export function createMailDraftStore(storage: DraftStorage, userId: string) {
  const key = deviceCopyKey('bulk-mail', userId);
  return {
    read: (): MailDraft | null => {
      try {
        return mailDraft.parse(JSON.parse(storage.getItem(key) ?? 'null'));
      } catch {
        return null;
      }
    },
    write: (draft: MailDraft): void => {
      try {
        storage.setItem(key, JSON.stringify(draft));
      } catch {
        // Private windows and full devices refuse. The page still works.
      }
    },
    remove: (): void => storage.removeItem(key),
  };
}
