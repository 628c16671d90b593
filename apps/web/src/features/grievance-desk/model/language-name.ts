import { offeredLanguages } from '../../../entities/language/own-language.ts';

export const languageName = (code: string): string =>
  offeredLanguages.find((each) => each.code === code)?.name ?? code;
