import { ownLanguages } from '@suchi/domain/settings';
import { offeredLanguages } from './own-language.ts';

/** Those beside English, in which the association may say a text a second time. */
export const otherLanguages = offeredLanguages.flatMap((language) => {
  const code = ownLanguages.find((own) => own === language.code);
  return code === undefined ? [] : [{ ...language, code }];
});
