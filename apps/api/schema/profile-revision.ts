import { revisionStatuses } from '@suchi/domain/lifecycle';
import { defineCollection, index, oneOf, uniqueIndex } from './collection.ts';
import { choice, createdAt, instant, json, numberKey, numberLink, text, userLink } from './field.ts';

/** A change of an approved profile. The profile's own row changes only when it is approved. */
export const profileRevision = defineCollection('profile_revision', {
  icon: 'difference',
  note: 'Changes of approved profiles, before and after their review',
  isHidden: true,
  fields: {
    id: numberKey(),
    profile: numberLink('qd_matrimonial_profile', { onDelete: 'CASCADE', isNullable: false }),
    status: choice(revisionStatuses, { isNullable: false, isReadonly: true }),
    form: json({ isNullable: false, isReadonly: true, note: 'The whole form as it would be' }),
    changes: json({ isNullable: false, isReadonly: true, note: 'Against the approved profile, in words' }),
    rejection_reason: text({ isReadonly: true }),
    submitted_at: instant({ isReadonly: true }),
    decided_at: instant({ isReadonly: true }),
    decided_by: userLink({ onDelete: 'SET NULL', isReadonly: true }),
    date_created: createdAt(),
    date_updated: instant({ isNullable: false, isReadonly: true, defaultValue: 'CURRENT_TIMESTAMP' }),
  },
  rules: [
    oneOf('suchi_revision_status', 'status', revisionStatuses),
    {
      name: 'suchi_revision_submitted_at',
      kind: 'check',
      definition: "status in ('draft', 'withdrawn') or submitted_at is not null",
    },
    // A withdrawn one is used again, so a member cannot fill the table.
    uniqueIndex('suchi_revision_open', "(profile) where status <> 'approved'"),
    index('suchi_revision_latest', '(profile, id desc)'),
    index('suchi_revision_submitted', "(submitted_at) where status = 'submitted'"),
  ],
});
