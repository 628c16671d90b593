import type { GrievanceCase } from '@suchi/contracts/grievances';
import { grievanceAnswer, type GrievanceOutcome, grievanceOutcomes } from '@suchi/domain/grievances';
import { useMemo, useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { useKeptText } from '../../../shared/forms/use-kept-text.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useAnswerGrievance } from '../api/grievance-queries.ts';
import { languageName } from '../model/language-name.ts';

interface AnswerFormProps {
  found: GrievanceCase;
  fieldId: string;
}

export function AnswerForm({ found: { id, reference, language }, fieldId }: AnswerFormProps) {
  const t = useMessages('grievanceDesk');
  const tOwn = useMessages('grievances');
  const [outcome, setOutcome] = useState<GrievanceOutcome | null>(null);
  const { text, setText, forget } = useKeptText(`grievance-answer.${id}`);
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, error } = useAnswerGrievance();
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error ? errorWords(error) : []), [error]);
  const { min, max } = grievanceAnswer;
  const isShort = text.trim().length < min;

  function send() {
    setIsTried(true);
    if (outcome === null || isShort) return;
    mutate(
      { id, outcome, text },
      {
        onSuccess: () => {
          forget();
          showToast({ message: t('case.sent', { reference }), tone: 'success' });
        },
      },
    );
  }

  return (
    <Stack
      as="form"
      gap={4}
      noValidate
      aria-label={t('case.send')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FormAlert words={refusal} />
      <SelectField
        label={t('case.outcome')}
        isRequired
        placeholder=""
        error={isTried && outcome === null ? t('case.outcomeMissing') : undefined}
        options={grievanceOutcomes.map((value) => ({ value, label: tOwn(`outcomes.${value}`) }))}
        value={outcome}
        onChange={(next) => setOutcome(grievanceOutcomes.find((each) => each === next) ?? null)}
      />
      <TextAreaField
        id={fieldId}
        label={t('case.text', { language: languageName(language) })}
        isRequired
        rows={5}
        maxLength={max}
        error={isTried && isShort ? t('case.textShort', { count: min }) : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Row gap={4} justify="between" wrap>
        <Text tone="muted" grow>
          {t('case.board')}
        </Text>
        <Button type="submit" isBusy={isPending}>
          {t('case.send')}
        </Button>
      </Row>
    </Stack>
  );
}
