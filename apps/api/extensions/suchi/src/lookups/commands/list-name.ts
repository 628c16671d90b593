import { isEnglishText, toPlainSigns } from '@suchi/domain/text';
import { codedError } from '../../platform/coded-error.ts';

/** A name as lists store it. Only English letters can be printed. */
export function toListName(typed: string): string {
  const name = toPlainSigns(typed).replaceAll(/\s+/g, ' ').trim();
  if (name === '') throw codedError('INVALID_PAYLOAD', { fields: { name: 'required' } });
  if (!isEnglishText(name)) throw codedError('INVALID_PAYLOAD', { fields: { name: 'english' } });
  return name;
}
