import { IconCheck } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './next-steps.module.css';

const steps = [
  { key: 'account', state: 'done' },
  { key: 'profile', state: 'now' },
  { key: 'review', state: 'later' },
  { key: 'meet', state: 'later' },
] as const;

/** The way from an account to a meeting, and where the member stands on it. */
export function NextSteps() {
  const t = useMessages('member');
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps">{t('home.next')}</h2>
      <ol className={classes.steps}>
        {steps.map(({ key, state }, index) => (
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
        ))}
      </ol>
    </section>
  );
}
