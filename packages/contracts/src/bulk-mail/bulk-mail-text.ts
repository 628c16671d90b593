import { hasOnlyKnownFields, saysSomething } from '@suchi/domain/bulk-mail';
import * as z from 'zod/mini';
import { typedText } from '../basics/building-blocks.ts';
import { inOwnLanguages } from '../basics/own-languages.ts';

export const subjectMaxLength = 150;
export const textMaxLength = 20_000;

const mergeText = (maxLength: number) =>
  typedText(maxLength).check(z.refine(hasOnlyKnownFields, 'mergeField'));

/** One line, because it becomes a header of the mail. */
const mergeLine = mergeText(subjectMaxLength).check(z.refine((text) => !/[\r\n]/.test(text), 'characters'));

/** What staff write. Each recipient gets it with their own values in place of the fields. */
export const bulkMailText = z.object({
  subject: mergeLine.check(z.minLength(1, 'required')),
  heading: z._default(mergeLine, ''),
  text: mergeText(textMaxLength).check(z.refine(saysSomething, 'required')),
});
export type BulkMailText = z.output<typeof bulkMailText>;

/** Recipients who read another language get its text, if there is one. */
export const bulkMailTranslations = inOwnLanguages(bulkMailText);
export type BulkMailTranslations = z.output<typeof bulkMailTranslations>;
