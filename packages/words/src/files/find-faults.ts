import { type LanguageFacts, sourceLanguage } from '../language.ts';
import { bookPlaceholders } from '../translate.ts';
import { listNamespaces, readOwnWords, wordsFolder } from './read-words.ts';
import { listNeeds, listTexts, marksOf, type Needs, placeholdersOf, pluralOf, stemOf } from './texts.ts';

const hasLetters = (text: string, script: string) => new RegExp(`\\p{Script=${script}}`, 'u').test(text);
/** Texts without words, and what families read in Latin letters. */
const staysLatin =
  /^(<\w+>|<\/\w+>|\{\{\w+\}\}|[\d\s\p{P}\p{S}]|AM|PM|OTP|CSV|PDF|UPI|WhatsApp|dd\/mm\/yyyy|hh:mm)*$/u;

interface Language extends Pick<LanguageFacts, 'script'> {
  code: string;
}

/** What the words of members and visitors would show wrongly, each as a sentence. */
export function findFaults({ code, script }: Language, folder = wordsFolder): string[] {
  const names = [sourceLanguage, code].flatMap((each) => listNamespaces(each, folder).open);
  return [...new Set(names)].flatMap((namespace) => {
    const needs = listNeeds(readOwnWords(sourceLanguage, namespace, folder));
    const own = listTexts(readOwnWords(code, namespace, folder));
    const faults = [
      ...own.flatMap(([key, text]) =>
        findTextFaults(text, needs.get(stemOf(key)), { code, script }).map((fault) => `${key} ${fault}`),
      ),
      ...findMissingForms(
        code,
        own.map(([key]) => key),
        needs,
      ),
    ];
    return faults.map((fault) => `${code}/${namespace}: ${fault}`);
  });
}

function findTextFaults(text: string, need: Needs | undefined, { code, script }: Language): string[] {
  if (need === undefined) return ['is in no English file'];
  const gaps = placeholdersOf(text);
  const lacks = need.placeholders.filter((name) => !gaps.includes(name) && !bookPlaceholders.includes(name));
  const strange = gaps.filter((name) => !need.placeholders.includes(name));
  const found: [boolean, string][] = [
    [lacks.length > 0, `lacks {{${lacks.join('}}, {{')}}}`],
    [strange.length > 0, `has {{${strange.join('}}, {{')}}}, which English does not have`],
    [marksOf(text).join() !== need.marks.join(), 'has other <marks> than English'],
    [/(?![0-9])\p{Nd}/u.test(text), 'has digits of its own script; we write 0 to 9'],
    [text !== text.normalize('NFC'), 'is not in normal form C'],
    [text !== text.trim() || text === '', 'is empty or begins or ends with a space'],
    [
      code !== sourceLanguage && !hasLetters(text, script) && !staysLatin.test(text),
      `is not in ${script} letters`,
    ],
  ];
  return found.filter(([isFault]) => isFault).map(([, words]) => words);
}

/** Each language has plural forms of its own. */
function findMissingForms(code: string, keys: readonly string[], needs: Map<string, Needs>): string[] {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const counted = new Set(keys.map(stemOf).filter((key) => needs.get(key)?.isCounted));
  return [...counted].flatMap((key) => {
    const own = keys.filter((each) => stemOf(each) === key).map(pluralOf);
    return forms.filter((form) => !own.includes(form)).map((form) => `${key} has no form _${form}`);
  });
}
