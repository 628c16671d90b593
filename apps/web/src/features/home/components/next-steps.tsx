import type { ProfileState } from '@suchi/domain/lifecycle';
import { IconCheck } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { findStepStates, steps } from '../model/step-states.ts';
import classes from './next-steps.module.css';

interface NextStepsProps {
  status: ProfileState;
}

/** The steps from an account to a meeting, and the member's current one. */
export function NextSteps({ status }: NextStepsProps) {
  const t = useMessages('member');
  const states = findStepStates(status);
  if (states === null) return null;
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps">{t('home.next')}</h2>
      <ol className={classes.steps}>
        {steps.map((key, index) => {
          const state = states[key];
          return (
            <li
              key={key}
              className={`${classes.step} ${classes[state]}`}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className={classes.circle} aria-hidden="true">
                {state === 'done' ? <IconCheck size={22} stroke={2.5} /> : index + 1}
              </span>
              <div className={classes.words}>
                <span className="visually-hidden">{t(`home.stepState.${state}`)}: </span>
                <p className={classes.title}>{t(`home.steps.${key}Title`)}</p>
                <p className={classes.text}>{t(`home.steps.${key}Text`)}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
