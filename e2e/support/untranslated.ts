import { listTexts, readState, readWords, stemOf } from '../../packages/words/src/files/index.ts';

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What a page shows of a text: a part for each mark in it, with anything in the place of a placeholder. */
const patternsOf = (english: string): RegExp[] =>
  english
    .split(/<\/?\w+>/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
    .map(
      (part) =>
        new RegExp(
          `^${part
            .split(/\{\{\w+\}\}/)
            .map(escape)
            .join('.*')}$`,
        ),
    );

/** The texts that nobody has translated yet: they are shown in English, and `pnpm words` counts them. */
export function listUntranslated(code: string): RegExp[] {
  return readState(code).missing.flatMap((name) => {
    const [namespace = '', key = ''] = name.split(': ');
    return listTexts(readWords('en', namespace))
      .filter(([each]) => stemOf(each) === key)
      .flatMap(([, english]) => patternsOf(english));
  });
}
