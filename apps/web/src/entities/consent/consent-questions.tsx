import type { askedPurposes, ConsentAnswers } from '@suchi/domain/consent';
import { useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { ConsentChoices, isAnswered } from './consent-choices.tsx';
import { NoticeLink } from './notice-link.tsx';

export type AskedPurpose = (typeof askedPurposes)[number];

interface ConsentQuestionsProps {
  /** In their order. */
  asked: readonly AskedPurpose[];
  /** By somebody of the association, for a family. */
  isForFamily: boolean;
  onAnswer: (answers: ConsentAnswers) => void;
  /** Closed without an answer. */
  onClose: () => void;
}

/** Asks for each purpose by its name, and nothing is chosen beforehand. */
export function ConsentQuestions({ asked, isForFamily, onAnswer, onClose }: ConsentQuestionsProps) {
  const t = useMessages('consent');
  const tCommon = useMessages('common');
  const [answers, setAnswers] = useState<ConsentAnswers>({});
  const [isSent, setIsSent] = useState(false);
  const send = () => {
    setIsSent(true);
    if (isAnswered(asked, answers)) onAnswer(answers);
  };
  return (
    <AlertDialog
      isOpen
      title={t('ask.title')}
      confirmLabel={t('ask.send')}
      onConfirm={send}
      cancel={{ label: tCommon('cancel'), onCancel: onClose }}
    >
      <Stack gap={5}>
        <p>{t(isForFamily ? 'ask.leadOffice' : 'ask.lead')}</p>
        <ConsentChoices asked={asked} answers={answers} onChange={setAnswers} isSent={isSent} />
        {answers.search === false ? <Text tone="soft">{t('ask.unseen')}</Text> : null}
        <NoticeLink />
      </Stack>
    </AlertDialog>
  );
}
