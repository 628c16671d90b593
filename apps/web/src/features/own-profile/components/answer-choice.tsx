import { useId } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './answer-choice.module.css';

const answers = ['looking', 'married'] as const;
export type Answer = (typeof answers)[number];

interface AnswerChoiceProps {
  answer: Answer | null;
  onChange: (answer: Answer) => void;
}

/** The two answers of the reactivation dialog. */
export function AnswerChoice({ answer, onChange }: AnswerChoiceProps) {
  const t = useMessages('profile');
  const name = useId();
  return (
    <Stack as="fieldset" gap={2}>
      <legend className="visually-hidden">{t('reactivation.legend')}</legend>
      {answers.map((option, index) => (
        <Text as="label" key={option} tone="ink" weight="regular" leading="snug" className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={answer === option}
            onChange={() => onChange(option)}
            // First focus: the button below is disabled until something is chosen.
            data-autofocus={index === 0 || undefined}
          />
          {t(`reactivation.${option}`)}
        </Text>
      ))}
    </Stack>
  );
}
