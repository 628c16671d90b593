import { soundPart } from '@suchi/domain/text';
import { likePattern, type SqlPart, wordsOf } from './list-page.ts';

// Must equal the index expressions of apps/api/schema character by character; a test compares them.

/** The names and the e-mail of a profile. */
export const officeText =
  "lower(coalesce(first_name, '') || ' ' || coalesce(middle_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, ''))";

/** The name in the family's own script. */
export const ownScriptText = 'lower(own_script_name)';

/** The numbers of an address of a profile. */
export const addressNumbers = "(coalesce(mobile, '') || ' ' || coalesce(mobile_alternative, ''))";

/** The names, the e-mail and the mobile of an account. */
export const accountText =
  "lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, ''))";

/** The columns of a profile that a name is searched in: texts in lower case, and `name_key`. */
interface NameColumns {
  texts: readonly string[];
  key: string;
}

const officeColumns: NameColumns = { texts: [officeText, ownScriptText], key: 'name_key' };

/** The same without an index, for few rows of a joined profile. */
export const joinedName = (profile: string): NameColumns => ({
  texts: [
    `lower(concat_ws(' ', ${profile}.first_name, ${profile}.middle_name, ${profile}.last_name))`,
    `lower(${profile}.own_script_name)`,
  ],
  key: `${profile}.name_key`,
});

/** A typed word occurs in one of the texts, or sounds like a word of the name or like its beginning. */
export function matchesName(word: string, { texts, key }: NameColumns): SqlPart {
  const sound = soundPart(word);
  const parts = [...texts.map((text) => [text, word]), ...(sound === null ? [] : [[key, sound]])];
  return {
    sql: parts.map(([column]) => `${column} like ?`).join(' or '),
    bindings: parts.map(([, part = '']) => likePattern(part)),
  };
}

/** Every typed word is found in a profile's names or its e-mail, in any script and order. */
export const containsName = (search: string | undefined, columns = officeColumns): SqlPart[] =>
  wordsOf(search).map((word) => matchesName(word, columns));
