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

/** A column's name as words. */
export function fieldWords(field: string): string {
  const words = field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
