import { defineCollection, index, oneOf } from './collection.ts';
import { choice, createdAt, json, numberKey, numberLink, string, text, userLink } from './field.ts';

/** Who revealed which number, and when. The owner may see it, and the daily limit is counted from it. */
export const contactReveal = defineCollection('contact_reveal', {
  icon: 'visibility',
  note: 'Opened mobile numbers',
  isHidden: true,
  fields: {
    id: numberKey(),
    viewer: userLink({ onDelete: 'CASCADE', isNullable: false }),
    profile: numberLink('qd_matrimonial_profile', { onDelete: 'CASCADE', isNullable: false }),
    date_created: createdAt(),
  },
  rules: [
    index('suchi_reveal_by_viewer', '(viewer, date_created desc)'),
    index('suchi_reveal_of_profile', '(profile, date_created desc)'),
    index('suchi_reveal_pair', '(viewer, profile, date_created desc)'),
  ],
});

/** A message of a member to a family through us. The text is for the two of them, and for staff only in a report. */
export const memberMessage = defineCollection('member_message', {
  icon: 'mail',
  note: 'Messages between members',
  isHidden: true,
  fields: {
    id: numberKey(),
    sender: userLink({ onDelete: 'CASCADE', isNullable: false }),
    profile: numberLink('qd_matrimonial_profile', { onDelete: 'CASCADE', isNullable: false }),
    message: text({ isNullable: false }),
    date_created: createdAt(),
  },
  rules: [
    index('suchi_message_by_sender', '(sender, date_created desc)'),
    index('suchi_message_to_profile', '(profile, date_created desc)'),
    index('suchi_message_pair', '(sender, profile, date_created desc)'),
  ],
});

const actorKinds = ['member', 'admin', 'admin_as_member', 'system'] as const;

/** Who changed what and when, in the domain's terms; the engine's activity log has the technical details. */
export const auditLog = defineCollection('audit_log', {
  icon: 'history',
  note: 'Decisions and changes, added and never altered',
  isHidden: true,
  fields: {
    id: numberKey(),
    actor: userLink({ onDelete: 'SET NULL' }),
    actor_kind: choice(actorKinds, { isNullable: false }),
    on_behalf_of: userLink({ onDelete: 'SET NULL', note: 'The member an admin acted for' }),
    action: string(64, { isNullable: false }),
    subject_collection: string(64, { isNullable: false }),
    subject_id: string(64, { isNullable: false }),
    details: json(),
    date_created: createdAt(),
  },
  rules: [
    oneOf('suchi_audit_actor_kind', 'actor_kind', actorKinds),
    index('suchi_audit_subject', '(subject_collection, subject_id, id desc)'),
    index('suchi_audit_actor', '(actor, date_created desc, id desc)'),
    index('suchi_audit_newest', '(date_created desc, id desc)'),
    index('suchi_audit_area', `(split_part(action, '.', 1), date_created desc, id desc)`),
    index('suchi_audit_member', '(on_behalf_of, date_created desc) where on_behalf_of is not null'),
  ],
});
