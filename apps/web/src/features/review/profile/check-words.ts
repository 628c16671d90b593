import type { ReviewProfile } from '@suchi/contracts/review';
import type { Translate } from '../../../shared/i18n/messages.ts';

type Check = ReviewProfile['checks'][number];
type Words = Translate<'admin'>;

/** An automatic check as a sentence. Without the figures, a plainer sentence. */
export function checkWords({ check, is_ok: isOk, values }: Check, t: Words): string {
  const outcome = isOk ? 'ok' : 'warning';
  switch (check) {
    case 'age':
      return ageWords(isOk, values, t);
    case 'photo':
      return photoWords(outcome, values, t);
    case 'contact':
      return t(`review.checks.contact.${outcome}`);
    case 'namesake':
      return isOk ? t('review.checks.namesake.ok') : namesakeWords(values, t);
    case 'complete':
      return isOk ? t('review.checks.complete.ok') : missingWords(values, t);
  }
  return '';
}

function photoWords(outcome: 'ok' | 'warning', { width, height }: Check['values'], t: Words): string {
  return isGiven(width) && isGiven(height)
    ? t(`review.checks.photo.${outcome}`, { width, height })
    : t('review.checks.photo.unknown');
}

function ageWords(isOk: boolean, values: Check['values'], t: Words): string {
  const { age, needed } = values;
  if (typeof age !== 'number' || typeof needed !== 'number') return t('review.checks.age.unknown');
  // Legal age, but born after the edition's latest birth date.
  const isBornTooLate = !isOk && age >= needed;
  return t(isBornTooLate ? 'review.checks.age.tooLate' : 'review.checks.age.years', { age, needed });
}

function missingWords({ missing }: Check['values'], t: Words): string {
  return typeof missing === 'number'
    ? t('review.checks.complete.warning', { count: missing })
    : t('review.checks.complete.unknown');
}

function namesakeWords({ name, serial }: Check['values'], t: Words): string {
  if (!isGiven(name)) return t('review.checks.namesake.unknown');
  return isGiven(serial)
    ? t('review.checks.namesake.numbered', { name, serial })
    : t('review.checks.namesake.warning', { name });
}

const isGiven = (value: string | number | undefined): value is string | number =>
  value !== undefined && value !== '';
