import type { ProfileFormData } from '@suchi/contracts/profiles';
import type { Translate } from '../../shared/i18n/messages.ts';

/** `Son, 4 years`, one per line, or only their number. */
export function formatChildren(profile: ProfileFormData, t: Translate<'profile'>): string | null {
  if (!profile.has_children) return null;
  if (profile.children.length === 0) {
    return profile.children_count === null
      ? null
      : t('values.childrenCount', { count: profile.children_count });
  }
  return profile.children.map((child) => formatChild(child, t)).join('\n');
}

type Child = ProfileFormData['children'][number];

export function formatChild({ gender, age }: Child, t: Translate<'profile'>): string {
  const kind = gender ?? 'unknown';
  return age === null ? t(`values.child.${kind}`) : t(`values.childAged.${kind}`, { count: age });
}
