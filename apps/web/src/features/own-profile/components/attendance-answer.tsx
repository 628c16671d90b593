import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { editionQuery } from '../../../entities/association/edition-query.ts';
import { AttendanceQuestion } from '../../../entities/attendance/attendance-question.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useAttendance } from '../api/use-attendance.ts';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import classes from './attendance-answer.module.css';

interface AttendanceAnswerProps {
  isAttending: boolean | null;
}

/** Asks whether the candidate comes to the event, and says what was answered. */
export function AttendanceAnswer({ isAttending }: AttendanceAnswerProps) {
  const t = useMessages('ownProfile');
  const [isAsking, setIsAsking] = useState(false);
  const { data: edition } = useQuery(editionQuery);
  const { mutate, isPending } = useAttendance();
  const answer = (willAttend: boolean) => {
    setIsAsking(false);
    mutate(willAttend, {
      onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
    });
  };
  const words = isAttending === null ? 'ask' : isAttending ? 'yes' : 'no';
  return (
    <>
      <PlainButton
        className={classes.answer}
        aria-busy={isPending}
        disabled={isPending}
        onClick={() => setIsAsking(true)}
      >
        {t(`attendance.${words}`)}
      </PlainButton>
      <AttendanceQuestion
        isOpen={isAsking}
        edition={edition ?? null}
        answered={isAttending}
        onAnswer={answer}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
