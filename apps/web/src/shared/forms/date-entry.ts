import { type CalendarDate, formatCalendarDate, isCalendarDate } from '@suchi/domain/basics';

/** Digits of day, month and year. */
const digits = [2, 2, 4] as const;

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The text after a change. At its end slashes are inserted, and 4/8/1998 is understood; a change in the middle stays as
 * it was made, because the cursor must not jump.
 */
export function typeDate(previous: string, typed: string): string {
  // A copied or chosen date.
  if (isoDate.test(typed.trim())) return formatCalendarDate(typed.trim());
  const plain = typed.replaceAll(/[.\-\s]/g, '/').replaceAll(/[^\d/]/g, '');
  return typed.length > previous.length && typed.startsWith(previous) ? groupDigits(plain) : plain;
}

function groupDigits(plain: string): string {
  const parts = ['', '', ''];
  let part = 0;
  for (const sign of plain) {
    if (sign === '/') {
      if (part < 2 && parts[part] !== '') {
        parts[part] = (parts[part] ?? '').padStart(2, '0');
        part += 1;
      }
    } else {
      if (part < 2 && parts[part]?.length === 2) part += 1;
      if ((parts[part]?.length ?? 0) < (digits[part] ?? 0)) parts[part] += sign;
    }
  }
  // The slash that comes next.
  if (part < 2 && parts[part]?.length === 2) part += 1;
  return parts.slice(0, part + 1).join('/');
}

/** The day, when the text is one that exists. */
export function parseDateText(text: string): CalendarDate | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/** `14/08/1998`; what is no date stays as it is. */
export function formatDateText(date: string | null): string {
  if (date === null) return '';
  return isoDate.test(date) ? formatCalendarDate(date) : date;
}
