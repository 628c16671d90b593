import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordMinLength } from '@suchi/domain/accounts';

// Common in this community and missing from the list.
const ours = [
  'jaishreeram',
  'jaishriram',
  'jaimatadi',
  'jaibhavani',
  'jaishivaji',
  'omnamahshivay',
  'ganpatibappa',
];

let list: ReadonlySet<string> | undefined;

/** Expects small letters. The list is loaded at first use, because a worker never needs it. */
export function isCommonPassword(password: string): boolean {
  list ??= new Set([
    ...dictionary['passwords-common'].filter(({ length }) => length >= passwordMinLength),
    ...ours,
  ]);
  return list.has(password);
}
