import type { SettingField } from './setting-field.ts';

/** How long what is left of a closed account is kept. */
export const closingSettingFields = {
  sealed_months: {
    kind: 'number',
    atFirst: 12,
    least: 12,
    most: 120,
    card: 'closing',
    note: 'A closed account is kept sealed so long; the law asks for a year',
  },
  restore_days: {
    kind: 'number',
    atFirst: 30,
    least: 1,
    most: 180,
    card: 'closing',
    note: 'So long a closed account comes back by logging in',
  },
  backup_days: {
    kind: 'number',
    atFirst: 35,
    least: 1,
    most: 400,
    card: 'closing',
    note: 'So long backups hold what was deleted: not less than the installation keeps them',
  },
  receipt_years: {
    kind: 'number',
    atFirst: 8,
    least: 8,
    most: 30,
    card: 'closing',
    note: 'Receipts stay so many tax years',
  },
  request_days: {
    kind: 'number',
    atFirst: 15,
    least: 1,
    most: 90,
    card: 'closing',
    note: 'A request about data is answered within so many days',
  },
} as const satisfies Record<string, SettingField>;
