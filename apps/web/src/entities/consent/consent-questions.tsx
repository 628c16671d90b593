import type { askedPurposes, ConsentAnswers } from '@suchi/domain/consent';
import { useState } from 'react';
import { noticePath } from '../../shared/config/paths.ts';
import { ChoiceField } from '../../shared/forms/choice-field.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { RichMessage } from '../../shared/i18n/rich-message.tsx';
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';

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
    if (asked.every((purpose) => answers[purpose] !== undefined)) onAnswer(answers);
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
        {asked.map((purpose) => (
          <ChoiceField
            key={purpose}
            label={t(`purposes.${purpose}.name`)}
            hint={t(`purposes.${purpose}.what`)}
            error={isSent && answers[purpose] === undefined ? 'required' : undefined}
            options={[
              { value: 'yes', label: t('ask.yes') },
              { value: 'no', label: t('ask.no') },
            ]}
            value={answers[purpose] === undefined ? null : answers[purpose] ? 'yes' : 'no'}
            onChange={(value) => setAnswers({ ...answers, [purpose]: value === 'yes' })}
            isRequired
          />
        ))}
        {answers.search === false ? <Text tone="soft">{t('ask.unseen')}</Text> : null}
        <p>
          <RichMessage
            text={t('ask.notice')}
            marks={{
              notice: (words) => (
                // The form stays open behind it.
                <a href={noticePath()} target="_blank" rel="noreferrer">
                  {words}
                </a>
              ),
            }}
          />
        </p>
      </Stack>
    </AlertDialog>
  );
}
