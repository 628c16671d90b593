import { profileStatuses, type ProfileStatus, restorableStatuses } from '../lifecycle/profile-status.ts';
import { readMoment, readSwitch } from './import-account.ts';
import { cellOf, type ImportCells } from './import-columns.ts';
import { faultAt, type ImportFinding } from './import-codes.ts';
import { readWholeNumber, readYesNo } from './import-values.ts';

/** Where a profile stood in the other system, and stands here. */
export interface ImportedState {
  status: ProfileStatus;
  /** What a married profile was before. */
  lastStatus: ProfileStatus | null;
  rejectionReason: string | null;
  isHidden: boolean;
  /** Only staff show it again. */
  isHiddenByStaff: boolean;
  /** When the family unsubscribed from bulk mails. */
  bulkMailStoppedAt: string | null;
  isAttending: boolean | null;
  isMarriedByAssociation: boolean;
  serialNumber: number | null;
  /** The year of the edition; null is the current one. */
  edition: number | null;
  createdAt: string | null;
  updatedAt: string | null;
}

const serials = { min: 1, max: 999_999 };

/** Statuses are spelled in any case in old lists. A row without one is a draft. */
export function readState(cells: ImportCells): { value: ImportedState; findings: ImportFinding[] } {
  const written = cellOf(cells, 'status');
  const isMarried = cellOf(cells, 'marital_status').toLowerCase() === 'married';
  const status = isMarried ? 'married' : written === '' ? 'Draft' : findStatus(written);
  const before = findStatus(cellOf(cells, 'last_status')) ?? findStatus(written);
  const serial = readNumber(cells, 'serial_number');
  const edition = readNumber(cells, 'edition');
  const hidden = readSwitch(cells, 'is_hidden');
  const hiddenByStaff = readSwitch(cells, 'hidden_by_staff');
  const unsubscribed = readMoment(cells, 'bulk_mail_stopped_at');
  const marriedByAssociation = readSwitch(cells, 'married_by_vmm');
  const created = readMoment(cells, 'date_created');
  const updated = readMoment(cells, 'date_updated');
  const isSerial = serial === null || (serial >= serials.min && serial <= serials.max);
  return {
    value: {
      status: status ?? 'Draft',
      lastStatus:
        status === 'married' ? (restorableStatuses.find((one) => one === before) ?? 'Active') : null,
      rejectionReason: status === 'Rejected' ? cellOf(cells, 'rejection_reason') || null : null,
      isHidden: hidden.value || hiddenByStaff.value,
      isHiddenByStaff: hiddenByStaff.value,
      bulkMailStoppedAt: unsubscribed.value,
      isAttending: readAttendance(cellOf(cells, 'is_attending')),
      isMarriedByAssociation: status === 'married' && marriedByAssociation.value,
      serialNumber: serial,
      edition,
      createdAt: created.value,
      updatedAt: updated.value,
    },
    findings: [
      ...(status === null ? [faultAt('status', 'status_unknown')] : []),
      ...(isSerial ? [] : [faultAt('serial_number', 'serial_invalid')]),
      ...(Number.isNaN(edition) ? [faultAt('edition', 'edition_unknown')] : []),
      ...[hidden, hiddenByStaff, unsubscribed, marriedByAssociation, created, updated].flatMap(
        ({ findings }) => findings,
      ),
    ],
  };
}

const findStatus = (written: string): ProfileStatus | null =>
  profileStatuses.find((status) => status.toLowerCase() === written.toLowerCase()) ?? null;

/** NaN when something else is written. */
function readNumber(cells: ImportCells, column: string): number | null {
  const text = cellOf(cells, column);
  return text === '' ? null : (readWholeNumber(text) ?? Number.NaN);
}

/** 1 is yes, -1 is no; all else means that the family has not answered. */
function readAttendance(text: string): boolean | null {
  if (text === '-1') return false;
  return text === '0' ? null : readYesNo(text);
}
