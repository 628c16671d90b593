import { isEmailAddress, normaliseEmail } from '../accounts/email-address.ts';
import { isLookAlike } from '../accounts/look-alike.ts';
import { normaliseMobile } from '../accounts/mobile.ts';
import { isPersonName, normalisePersonName, personNameMaxLength } from '../accounts/person-name.ts';
import { cellOf, type ImportCells } from './import-columns.ts';
import { faultAt, type ImportFinding } from './import-codes.ts';
import { readInstant, readYesNo } from './import-values.ts';

/** An account to make. It has no password: its owner asks for a link. */
export interface ImportedAccount {
  email: string;
  firstName: string | null;
  lastName: string | null;
  mobile: string | null;
  isSuspended: boolean;
  isEmailVerified: boolean;
  isReactivated: boolean;
  createdAt: string | null;
}

interface Read<Value> {
  value: Value;
  findings: ImportFinding[];
}

const right = <Value>(value: Value): Read<Value> => ({ value, findings: [] });

const wrong = <Value>(value: Value, finding: ImportFinding): Read<Value> => ({ value, findings: [finding] });

/** The account of a row. Without columns of its own it has the e-mail and the name of the profile. */
export function readAccount(cells: ImportCells): Read<ImportedAccount> {
  const email = readEmail(cells);
  const firstName = readName(cells, 'account_first_name', 'first_name');
  const lastName = readName(cells, 'account_last_name', 'last_name');
  const mobile = readMobile(cellOf(cells, 'account_mobile'));
  const isSuspended = readSuspended(cellOf(cells, 'account_status'));
  const isEmailVerified = readSwitch(cells, 'account_email_verified');
  const isReactivated = readSwitch(cells, 'is_reactivated');
  const createdAt = readMoment(cells, 'account_date_created');
  return {
    value: {
      email: email.value,
      firstName: firstName.value,
      lastName: lastName.value,
      mobile: mobile.value,
      isSuspended: isSuspended.value,
      isEmailVerified: isEmailVerified.value,
      isReactivated: isReactivated.value,
      createdAt: createdAt.value,
    },
    findings: [
      email,
      firstName,
      lastName,
      mobile,
      isSuspended,
      isEmailVerified,
      isReactivated,
      createdAt,
    ].flatMap(({ findings }) => findings),
  };
}

function readEmail(cells: ImportCells): Read<string> {
  const column = cellOf(cells, 'account_email') === '' ? 'email' : 'account_email';
  const email = normaliseEmail(cellOf(cells, column));
  if (email === '') return wrong(email, faultAt('account_email', 'email_required'));
  const isUsable = isEmailAddress(email) && !isLookAlike(email) && email.length <= 254;
  return isUsable ? right(email) : wrong(email, faultAt(column, 'email_invalid'));
}

function readName(cells: ImportCells, column: string, ofProfile: string): Read<string | null> {
  const own = normalisePersonName(cellOf(cells, column));
  // A name of the profile has rules of its own, and may be longer than that of an account.
  if (own === '') return right(cellOf(cells, ofProfile).slice(0, personNameMaxLength).trim() || null);
  const isName = isPersonName(own) && own.length <= personNameMaxLength;
  return isName ? right(own) : wrong(null, faultAt(column, 'name_invalid'));
}

function readMobile(typed: string): Read<string | null> {
  if (typed === '') return right(null);
  const decision = normaliseMobile(typed);
  return decision.allowed ? right(decision.mobile) : wrong(null, faultAt('account_mobile', 'mobile_invalid'));
}

const suspended = new Set(['suspended', 'archived']);
const usable = new Set(['', 'active', 'invited', 'unverified', 'draft']);

/** The engine's statuses of an account. Who is kept out there stays out here. */
function readSuspended(written: string): Read<boolean> {
  const status = written.toLowerCase();
  if (suspended.has(status) || usable.has(status)) return right(suspended.has(status));
  return wrong(true, faultAt('account_status', 'choice_unknown'));
}

/** A switch of an account or a profile; an empty cell is no. */
export function readSwitch(cells: ImportCells, column: string): Read<boolean> {
  const text = cellOf(cells, column);
  const value = text === '' ? false : readYesNo(text);
  return value === null ? wrong(false, faultAt(column, 'yes_no_invalid')) : right(value);
}

export function readMoment(cells: ImportCells, column: string): Read<string | null> {
  const text = cellOf(cells, column);
  const value = text === '' ? null : readInstant(text);
  return text !== '' && value === null ? wrong(null, faultAt(column, 'date_invalid')) : right(value);
}
