import type { ProfileState } from '@suchi/domain/lifecycle';
import { IconCheck } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { listSteps, type Season, type Step } from '../model/steps.ts';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './next-steps.module.css';

interface NextStepsProps {
  status: ProfileState;
  season: Season;
  /** What is known about a step, in place of its ordinary text. */
  texts?: Partial<Record<Step, string>>;
}

/** The steps from an account to a meeting, and the member's current one. */
export function NextSteps({ status, season, texts = {} }: NextStepsProps) {
  const t = useMessages('home');
  const steps = listSteps(status, season);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps">{t(status === 'Pending' ? 'next.afterSending' : 'next.title')}</h2>
      <ol className={classes.steps}>
        {steps.map(({ step, state }, index) => (
          <li
            key={step}
            className={`${classes.step} ${classes[state]}`}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <Text
              as="span"
              tone="muted"
              size="body"
              weight="bold"
              className={classes.circle}
              aria-hidden="true"
            >
              {state === 'done' ? <IconCheck size={22} stroke={2.5} /> : index + 1}
            </Text>
            <div>
              <span className="visually-hidden">{t(`stepState.${state}`)}: </span>
              <Text size="lg" weight="bold" className={classes.title}>
                {t(`steps.${step}.title`)}
              </Text>
              <Text tone="muted">{texts[step] ?? t(`steps.${step}.text`)}</Text>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
