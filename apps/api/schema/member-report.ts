import { reportKinds, reportStatuses } from '@suchi/domain/safety';
import { defineCollection, index, oneOf, uniqueIndex } from './collection.ts';
import { choice, createdAt, instant, json, numberKey, numberLink, text, userLink } from './field.ts';

/** A report of a member about another, or an alert that the server raised; staff decide about both. */
export const memberReport = defineCollection('member_report', {
  icon: 'flag',
  note: 'Reports of members and alerts, for the office',
  isHidden: true,
  fields: {
    id: numberKey(),
    kind: choice(reportKinds, { isNullable: false, defaultValue: 'report' }),
    profile: numberLink('qd_matrimonial_profile', { onDelete: 'CASCADE', isNullable: false }),
    reporter: userLink({ onDelete: 'SET NULL' }),
    entries: json({ isNullable: false, note: 'What was said, oldest first' }),
    evidence: json({ isNullable: false, note: 'Ids and times that the server found' }),
    status: choice(reportStatuses, { isNullable: false, defaultValue: 'open' }),
    outcome: text({ note: 'What the office answered' }),
    decided_by: userLink({ onDelete: 'SET NULL' }),
    decided_at: instant(),
    last_at: instant({ isNullable: false, note: 'When the newest entry was added' }),
    date_created: createdAt(),
  },
  rules: [
    oneOf('suchi_report_kind', 'kind', reportKinds),
    oneOf('suchi_report_status', 'status', reportStatuses),
    {
      name: 'suchi_report_decided',
      kind: 'check',
      definition: "(status = 'open') = (decided_at is null) and (status = 'open' or outcome is not null)",
    },
    { name: 'suchi_report_alert', kind: 'check', definition: "kind = 'report' or reporter is null" },
    uniqueIndex('suchi_report_open_pair', "(reporter, profile) where kind = 'report' and status = 'open'"),
    uniqueIndex('suchi_report_open_alert', "(kind, profile) where kind <> 'report' and status = 'open'"),
    index('suchi_report_queue', "(last_at) where status = 'open'"),
    index('suchi_report_past', "(decided_at desc) where status <> 'open'"),
    index('suchi_report_of_profile', '(profile, date_created desc)'),
    index('suchi_report_by_reporter', '(reporter, date_created desc)'),
  ],
});
