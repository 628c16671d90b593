import { IconCheck } from '@tabler/icons-react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Row } from '../../shared/ui/layout.tsx';
import classes from './desk-entry.module.css';

export const deskSteps = ['family', 'entry', 'read_back', 'card'] as const;
export type DeskPageStep = (typeof deskSteps)[number];

/** Where an entry stands. */
export function Steps({ current }: { current: DeskPageStep }) {
  const t = useMessages('deskEntry');
  const here = deskSteps.indexOf(current);
  return (
    <Row as="ol" gap={4} rowGap={2} wrap className={classes.steps} aria-label={t('steps.label')}>
      {deskSteps.map((step, place) => (
        <Row
          as="li"
          key={step}
          gap={2}
          aria-current={step === current ? 'step' : undefined}
          className={classes.step}
          data-state={place < here ? 'done' : place === here ? 'now' : 'later'}
        >
          <span className={classes.stepNumber} aria-hidden="true">
            {place < here ? <IconCheck size={16} /> : place + 1}
          </span>
          {t(`steps.${step}`)}
        </Row>
      ))}
    </Row>
  );
}
