import { errorWords } from '../../../shared/i18n/error-words.ts';
import type { Translate } from '../../../shared/i18n/messages.ts';
import type { Refusal } from '../desk/desk-state.ts';

export function refusalWords(refusal: Refusal, name: string, t: Translate<'admin'>): string[] {
  switch (refusal.kind) {
    case 'overtaken': {
      const by = refusal.by ?? t('review.notices.someone');
      return [t(`review.notices.overtaken.${refusal.status}`, { by, name })];
    }
    case 'forbidden':
      return [t(`review.notices.forbidden.${knownReason(refusal.reason)}`, { name })];
    case 'failed':
      break;
  }
  return errorWords(refusal.error);
}

const knownReasons = ['under_legal_age', 'born_too_late', 'own_submission'] as const;

function knownReason(reason: string | null): (typeof knownReasons)[number] | 'other' {
  return knownReasons.find((known) => known === reason) ?? 'other';
}
