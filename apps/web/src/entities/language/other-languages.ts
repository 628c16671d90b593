import { sourceLanguage } from '@suchi/words';
import { offeredLanguages } from './own-language.ts';

/** Those beside English, in which the association may say a text a second time. */
export const otherLanguages = offeredLanguages.filter(({ code }) => code !== sourceLanguage);
