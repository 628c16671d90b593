import type { HistoryEntry } from '@suchi/contracts/review';
import type { Translate } from '../../../shared/i18n/messages.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';

type Words = Translate<'admin'>;

export interface HistoryLine {
  id: number;
  title: string;
  /** When, and by which person. */
  detail: string;
  tone: 'brand' | 'good' | 'bad' | 'quiet';
  changes: HistoryEntry['changes'];
}

/** The audit trail in words, newest first. */
export function listHistoryLines(history: readonly HistoryEntry[], t: Words): HistoryLine[] {
  const firstSubmission = history.findLast(({ action }) => action === 'submit');
  return history.map((entry) => ({
    id: entry.id,
    title: titleOf(entry, entry !== firstSubmission, t),
    detail: detailOf(entry, t),
    tone: toneOf(entry),
    changes: entry.changes,
  }));
}

function titleOf({ action, reason }: HistoryEntry, isRepeated: boolean, t: Words): string {
  if (action === 'submit' && isRepeated) return t('review.history.submitAgain');
  if (action === 'reject' && reason) return t('review.history.rejectWithReason', { reason });
  return t(`review.history.${action}`);
}

function detailOf(entry: HistoryEntry, t: Words): string {
  const date = formatMoment(entry.at);
  const by = actorOf(entry, t);
  return by === null ? date : t('review.history.line', { date, by });
}

function actorOf({ actor_kind: kind, by, is_at_desk: isAtDesk }: HistoryEntry, t: Words): string | null {
  switch (kind) {
    case 'member':
      return t('review.history.candidate');
    case 'admin_as_member':
      return t(isAtDesk ? 'review.history.atDesk' : 'review.history.actingAs', {
        name: by ?? t('review.history.someone'),
      });
    case 'admin':
      return by ?? t('review.history.someone');
    case 'system':
      break;
  }
  return null;
}

function toneOf({ action }: HistoryEntry): HistoryLine['tone'] {
  if (action === 'submit') return 'brand';
  if (action === 'approve' || action === 'unblock') return 'good';
  return action === 'reject' || action === 'block' ? 'bad' : 'quiet';
}
