/** What staff may write between braces. Each recipient gets their own value. */
export const mergeFields = ['name', 'serial number', 'event'] as const;
export type MergeField = (typeof mergeFields)[number];

/** A piece of a text, as it was typed. Unknown: words between braces that are no field. */
export type MergePart =
  { kind: 'text' | 'unknown'; text: string } | { kind: 'field'; field: MergeField; text: string };

/** The values for one recipient, in the language of the text. */
export type MergeValues = Record<MergeField, string>;

const bracesPattern = /(\{[^{}\n]*\})/;

/** Splits a typed text at its fields. Case and extra blanks do not matter; a lone brace is text. */
export function splitMergeText(typed: string): MergePart[] {
  return typed
    .split(bracesPattern)
    .filter((piece) => piece !== '')
    .map((piece): MergePart => {
      if (!bracesPattern.test(piece)) return { kind: 'text', text: piece };
      const word = piece.slice(1, -1).trim().replace(/\s+/g, ' ').toLowerCase();
      const field = mergeFields.find((known) => known === word);
      return field === undefined ? { kind: 'unknown', text: piece } : { kind: 'field', field, text: piece };
    });
}

/** Whether every field in the text is one we can fill. */
export function hasOnlyKnownFields(typed: string): boolean {
  return splitMergeText(typed).every(({ kind }) => kind !== 'unknown');
}

/** Whether a mail says something: a field or punctuation alone is no text. */
export function saysSomething(typed: string): boolean {
  return splitMergeText(typed).some(({ kind, text }) => kind === 'text' && /[\p{L}\p{N}]/u.test(text));
}

/** The text of one part for one recipient. */
export function fillMergePart(part: MergePart, values: MergeValues): string {
  return part.kind === 'field' ? values[part.field] : part.text;
}

/** The whole text for one recipient. */
export function fillMergeText(typed: string, values: MergeValues): string {
  return splitMergeText(typed)
    .map((part) => fillMergePart(part, values))
    .join('');
}
