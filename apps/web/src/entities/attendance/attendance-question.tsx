import type { CurrentEdition } from '@suchi/contracts/settings';
import { type Translate, useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx';
import { formatWeekdayDate } from '../../shared/i18n/long-date.ts';

interface AttendanceQuestionProps {
  isOpen: boolean;
  /** Without it, or without a date, the event is not named. */
  edition: CurrentEdition | null;
  /** What was answered before. */
  answered?: boolean | null;
  onAnswer: (isAttending: boolean) => void;
  /** Closed without an answer. */
  onClose: () => void;
}

export function AttendanceQuestion({
  isOpen,
  edition,
  answered = null,
  onAnswer,
  onClose,
}: AttendanceQuestionProps) {
  const t = useMessages('attendance');
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t('title')}
      confirmLabel={t('yes')}
      onConfirm={() => onAnswer(true)}
      cancel={{ label: t('no'), onCancel: () => onAnswer(false) }}
      onClose={onClose}
    >
      <p>{t('question')}</p>
      {edition?.event_date ? (
        <p>
          <strong>{describeEvent(edition.event_date, edition, t)}</strong>
        </p>
      ) : null}
      {answered === null ? null : (
        <>
          <p>{t(answered ? 'answeredYes' : 'answeredNo')}</p>
          <Button size="small" look="default" onClick={onClose}>
            {t('keep')}
          </Button>
        </>
      )}
    </AlertDialog>
  );
}

function describeEvent(
  date: string,
  { event_place: place }: CurrentEdition,
  t: Translate<'attendance'>,
): string {
  const day = formatWeekdayDate(date);
  return place === null ? t('event', { date: day }) : t('eventAt', { date: day, place });
}
