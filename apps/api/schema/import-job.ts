import { importJobStates, sheetStatuses } from '@suchi/domain/import';
import { defineCollection, oneOf, uniqueIndex } from './collection.ts';
import { choice, count, createdAt, instant, integer, json, numberKey, userLink } from './field.ts';

/** The import of one sheet. The sheet itself is a file that is deleted at the end, or after a day. */
export const importJob = defineCollection('import_job', {
  icon: 'upload_file',
  note: 'Sheets that admins import, and how far they are',
  isHidden: true,
  fields: {
    id: numberKey(),
    state: choice(importJobStates, { isNullable: false, isReadonly: true, defaultValue: 'waiting' }),
    headings: json({ isReadonly: true }),
    columns: json({ isReadonly: true, note: 'What each heading was taken for' }),
    replaced: json({ isReadonly: true, note: 'What unknown values are read as; empty at the end' }),
    status: choice(sheetStatuses, { isNullable: false, isReadonly: true, defaultValue: 'Draft' }),
    total: count(),
    done: count(),
    results: json({ isReadonly: true, note: 'What became of each row, without what was written in it' }),
    run: integer({
      isNullable: false,
      defaultValue: 0,
      isReadonly: true,
      note: 'Only the last one may write',
    }),
    started_by: userLink({ onDelete: 'SET NULL', isReadonly: true }),
    ended_at: instant({ isReadonly: true }),
    date_created: createdAt(),
  },
  rules: [
    oneOf('suchi_import_job_state', 'state', importJobStates),
    oneOf('suchi_import_job_status', 'status', sheetStatuses),
    uniqueIndex('suchi_import_job_one', `((true)) where state in ('queued', 'running')`),
  ],
});
