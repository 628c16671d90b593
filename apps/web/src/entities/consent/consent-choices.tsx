import type { ConsentAnswers, Purpose } from '@suchi/domain/consent';
import { ChoiceField } from '../../shared/forms/choice-field.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';

interface ConsentChoicesProps {
  /** In their order. */
  asked: readonly Purpose[];
  answers: ConsentAnswers;
  onChange: (answers: ConsentAnswers) => void;
  /** What has no answer is marked. */
  isSent: boolean;
}

/** A yes and a no for each purpose. */
export function ConsentChoices({ asked, answers, onChange, isSent }: ConsentChoicesProps) {
  const t = useMessages('consent');
  return asked.map((purpose) => (
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
      onChange={(value) => onChange({ ...answers, [purpose]: value === 'yes' })}
      isRequired
    />
  ));
}

/** Every purpose that is asked has its answer. */
export const isAnswered = (asked: readonly Purpose[], answers: ConsentAnswers): boolean =>
  asked.every((purpose) => answers[purpose] !== undefined);
