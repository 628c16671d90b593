import type { FamilyCounts } from '@suchi/contracts/families';
import { translatorFor } from '../../../shared/i18n/messages.ts';

export type Newest = NonNullable<FamilyCounts['newest']>;

/** `Rohan Deshpande’s family wrote to you`, or how many did. */
export function sayNewest({ kind, name, count }: Newest): string {
  const t = translatorFor('home');
  return count <= 1 ? t(`families.${kind}`, { name }) : t(`families.several.${kind}`, { count });
}
