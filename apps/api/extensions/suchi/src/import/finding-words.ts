import type { ImportCode } from '@suchi/domain/import';
import findings from '@suchi/words/en/office/importFindings.json' with { type: 'json' };
import rules from '@suchi/words/en/rules.json' with { type: 'json' };

const words: Record<ImportCode, string> = { ...rules, ...findings };

/** The words of a report about an import. It is for the office and for operators, so in English. */
export const findingWords = (code: ImportCode): string => words[code];
