import type { EditionBook } from '@suchi/contracts/print';
import { todayInIndia } from '@suchi/domain/basics';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatLongDate } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { proofCountsQuery } from '../api/edition-queries.ts';
import { listBookSteps, type StepState } from '../model/book-steps.ts';
import { Card, List, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import pageClasses from './edition-page.module.css';
import classes from './edition-steps.module.css';

export function EditionSteps({ book }: { book: EditionBook }) {
  const t = useMessages('edition');
  const { data: proof } = useQuery(proofCountsQuery);
  const [today] = useState(() => todayInIndia(new Date()));
  const steps = listBookSteps(book, proof, today);
  const answered = proof ? proof.correct + proof.mistake : 0;
  return (
    <Card as="section" padding={5} className={pageClasses.card} aria-label={t('steps.label')}>
      <List as="ol" gap={3} className={classes.steps}>
        {steps.map((step, index) => (
          <Step key={step.step} step={step} place={index + 1} />
        ))}
      </List>
      {proof && proof.stage !== 'before' && proof.candidates > 0 ? (
        <Row gap={5} rowGap={2} wrap above={4} className={classes.proof}>
          <p>
            <RichMessage
              text={t('proofLine', { answered, candidates: proof.candidates })}
              marks={{ b: (count) => <b>{count}</b> }}
            />
          </p>
          <div className={classes.bar} aria-hidden="true">
            <div style={{ width: `${(100 * answered) / proof.candidates}%` }} />
          </div>
        </Row>
      ) : null}
    </Card>
  );
}

function Step({ step: { step, state, until, on }, place }: { step: StepState; place: number }) {
  const t = useMessages('edition');
  return (
    <li className={classes[state]} aria-current={state === 'current' ? 'step' : undefined}>
      <Text as="span" tone="soft" weight="bold" className={classes.dot} aria-hidden="true">
        {state === 'done' ? <IconCheck size={20} /> : place}
      </Text>
      <div>
        <p className={classes.name}>
          {t(`steps.${step}`)}
          {state === 'ahead' ? null : <span className="visually-hidden">, {t(`steps.${state}`)}</span>}
        </p>
        {on ? (
          <Text tone="muted" size="sm">
            {t('steps.on', { date: formatLongDate(on) })}
          </Text>
        ) : until ? (
          <Text tone="muted" size="sm">
            {t('steps.until', { date: formatLongDate(until) })}
          </Text>
        ) : null}
      </div>
    </li>
  );
}
