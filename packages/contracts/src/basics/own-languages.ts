import { isLanguageCode } from '@suchi/domain/accounts';
import * as z from 'zod/mini';

/** No release has so many languages. */
const maxLanguages = 20;
const isOtherLanguage = (code: string) => code !== 'en' && isLanguageCode(code);

/** A value for each other language than English that has one. The server knows which languages there are. */
export const inOwnLanguages = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z
    .catchall(z.object({}), schema)
    .check(
      z.refine(
        (values) => Object.keys(values).length <= maxLanguages && Object.keys(values).every(isOtherLanguage),
        'invalid',
      ),
    );
