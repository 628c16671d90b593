import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordMinLength } from '@suchi/domain/accounts';

// What the list lacks and this community would choose.
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

/** Whether many people use this password; small letters. Read at first use: a worker never needs it. */
export function isCommonPassword(password: string): boolean {
  list ??= new Set([
    ...dictionary['passwords-common'].filter(({ length }) => length >= passwordMinLength),
    ...ours,
  ]);
  return list.has(password);
}
