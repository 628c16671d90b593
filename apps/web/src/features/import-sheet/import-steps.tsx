import { IconCheck } from '@tabler/icons-react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Row } from '../../shared/ui/layout.tsx';
import classes from './import-steps.module.css';

const steps = ['file', 'columns', 'check', 'import'] as const;
export type ImportStep = (typeof steps)[number];

export function ImportSteps({ step, isFinished }: { step: ImportStep; isFinished: boolean }) {
  const t = useMessages('importSheet');
  const current = steps.indexOf(step);
  return (
    <Row as="ol" gap={2} align="stretch" aria-label={t('steps.label')}>
      {steps.map((name, index) => {
        const isDone = index < current || (isFinished && step === 'import');
        return (
          <Row
            as="li"
            key={name}
            gap={2}
            tone="soft"
            className={classes.step}
            data-state={isDone ? 'done' : index === current ? 'now' : 'later'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden="true">
              {isDone ? <IconCheck size={18} /> : index + 1}
            </span>
            <span className={classes.name}>{t(`steps.${name}`)}</span>
            {isDone ? <span className="visually-hidden">, {t('steps.done')}</span> : null}
          </Row>
        );
      })}
    </Row>
  );
}
