import type { AuditEntry } from '@suchi/contracts/staff';
import { requireMessages, type Translate } from '../../shared/i18n/messages.ts';

type Words = Translate<'audit'>;

/** What was done. An action without words of its own is shown by its name: `order.print_labels`. */
export function actionWords(action: string): string {
  const [area = '', verb = ''] = action.split('.');
  return requireMessages('audit').actions[area]?.[verb] ?? action.replaceAll(/[._]/g, ' ');
}

/** Who did it, and for which member. */
export function actorWords({ actor_kind: kind, actor, on_behalf_of: member }: AuditEntry, t: Words): string {
  if (kind === 'system') return t('system');
  const name = actor ?? t('someone');
  return kind === 'admin_as_member' ? t('asMember', { name, member: member ?? t('member') }) : name;
}

/** A column's name as words: `is_admin` is Admin. */
export function fieldWords(field: string): string {
  const words = field.replace(/^is_/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A stored value as words. */
export function valueWords(value: string | null, t: Words): string {
  if (value === null || value === '') return t('empty');
  if (value === 'true') return t('yes');
  return value === 'false' ? t('no') : value;
}
