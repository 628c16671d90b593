import { type OwnLanguage, ownLanguages } from '@suchi/domain/settings';
import * as z from 'zod/mini';

/** A value for each other language than English that has one. A language that we do not have is refused. */
export const inOwnLanguages = <Schema extends z.ZodMiniType>(schemaOf: (language: OwnLanguage) => Schema) =>
  z.strictObject(
    // `fromEntries` forgets the names.
    Object.fromEntries(
      ownLanguages.map((language) => [language, z.optional(schemaOf(language))]),
    ) as unknown as Record<OwnLanguage, z.ZodMiniOptional<Schema>>,
  );
