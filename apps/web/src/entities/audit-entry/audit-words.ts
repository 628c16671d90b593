import type { AuditEntry } from '@suchi/contracts/staff';
import { formatCalendarDate, groupIndian, isCalendarDate } from '@suchi/domain/basics';
import { requireMessages, type Translate } from '../../shared/i18n/messages.ts';

type Words = Translate<'audit'>;
type Named = Partial<Record<string, string>>;

/** Looked up by names that the server wrote, which need not have words. */
const named = (): { actions: Partial<Record<string, Named>>; subjects: Named; fields: Named } =>
  requireMessages('audit');

/** What was done. An action without words of its own is shown by its name: `order.print_labels`. */
export function actionWords(action: string): string {
  const [area = '', verb = ''] = action.split('.');
  return named().actions[area]?.[verb] ?? action.replaceAll(/[._]/g, ' ');
}

/** Who did it, and for which member. */
export function actorWords({ actor_kind: kind, actor, on_behalf_of: member }: AuditEntry, t: Words): string {
  if (kind === 'system') return t('system');
  const name = actor ?? t('someone');
  return kind === 'admin_as_member' ? t('asMember', { name, member: member ?? t('member') }) : name;
}

/** What it is about: a person by name, anything else by its kind and number. */
export function subjectWords({ subject: { name, collection, id } }: AuditEntry): string | null {
  return name ?? named().subjects[collection]?.replace('{{id}}', id) ?? null;
}

/** A column's name as words: `is_admin` is Admin. */
export function fieldWords(field: string): string {
  const words = field.replace(/^is_/, '').replaceAll('_', ' ');
  return named().fields[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const isMoney = (field: string) => field === 'amount' || field.endsWith('_price');

/** A stored value as words: money in rupees, days as they are written here, `paid_twice` as Paid twice. */
export function valueWords(field: string, value: string | null, t: Words): string {
  if (value === null || value === '') return t('empty');
  if (value === 'true') return t('yes');
  if (value === 'false') return t('no');
  if (isMoney(field) && /^\d+$/.test(value)) return `₹${groupIndian(Number(value) / 100)}`;
  if (isCalendarDate(value)) return formatCalendarDate(value);
  if (/^[a-z]+(_[a-z]+)+$/.test(value)) return fieldWords(value);
  return value;
}
