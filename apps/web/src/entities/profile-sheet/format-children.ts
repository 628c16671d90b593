import type { ProfileFormData } from '@suchi/contracts/profiles';
import type { Gender } from '@suchi/domain/profiles';
import type { Translate } from '../../shared/i18n/messages.ts';

const childWords = { Male: 'values.son', Female: 'values.daughter' } as const satisfies Record<
  Gender,
  string
>;

/** `Son, 4 years`, one per line, or only their number. */
export function formatChildren(profile: ProfileFormData, t: Translate<'profile'>): string | null {
  if (!profile.has_children) return null;
  if (profile.children.length === 0) {
    return profile.children_count === null
      ? null
      : t('values.childrenCount', { count: profile.children_count });
  }
  return profile.children
    .map(({ gender, age }) => {
      const child = t(gender === null ? 'values.child' : childWords[gender]);
      return age === null
        ? child
        : t('values.childAged', { child, years: t('values.years', { count: age }) });
    })
    .join('\n');
}
