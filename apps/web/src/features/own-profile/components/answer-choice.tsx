import { useId } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
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
    <fieldset className={classes.choices}>
      <legend className="visually-hidden">{t('reactivation.legend')}</legend>
      {answers.map((option, index) => (
        <label key={option} className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={answer === option}
            onChange={() => onChange(option)}
            // First focus: the button below is disabled until something is chosen.
            data-autofocus={index === 0 || undefined}
          />
          {t(`reactivation.${option}`)}
        </label>
      ))}
    </fieldset>
  );
}
