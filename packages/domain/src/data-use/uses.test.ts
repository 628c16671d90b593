import { expect, it } from 'vitest';
import { findExportedList } from './uses.ts';

it.each([
  [{ action: 'order.print_labels', collection: 'qd_order', list: '5' }, 'labels'],
  [{ action: 'office.export', collection: 'qd_matrimonial_profile', list: 'serial_plan' }, 'numbers'],
  [{ action: 'office.export', collection: 'qd_matrimonial_profile', list: 'all' }, 'candidates'],
  [{ action: 'book.download', collection: 'book_job', list: '3' }, 'book'],
  [{ action: 'office.export', collection: 'new_collection', list: 'all' }, null],
])('%j lists %s', (line, list) => {
  expect(findExportedList(line)).toBe(list);
});
