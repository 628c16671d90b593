import { IconCheck } from '@tabler/icons-react';
import { useMessages } from '../../shared/i18n/messages.ts';
import classes from './import-steps.module.css';

const steps = ['file', 'columns', 'check', 'import'] as const;
export type ImportStep = (typeof steps)[number];

export function ImportSteps({ step, isFinished }: { step: ImportStep; isFinished: boolean }) {
  const t = useMessages('importSheet');
  const current = steps.indexOf(step);
  return (
    <ol className={classes.steps} aria-label={t('steps.label')}>
      {steps.map((name, index) => {
        const isDone = index < current || (isFinished && step === 'import');
        return (
          <li
            key={name}
            className={classes.step}
            data-state={isDone ? 'done' : index === current ? 'now' : 'later'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden="true">
              {isDone ? <IconCheck size={18} /> : index + 1}
            </span>
            <span className={classes.name}>{t(`steps.${name}`)}</span>
            {isDone ? <span className="visually-hidden">, {t('steps.done')}</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
