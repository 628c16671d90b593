import { type Dashboard, type FunnelStep, listStep } from '@suchi/contracts/office';
import { formatCalendarDate } from '@suchi/domain/basics';
import { IconArrowDown } from '@tabler/icons-react';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ChartCard } from './chart-card.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './funnel.module.css';
import { ListNumber } from './list-number.tsx';

type FunnelCounts = Dashboard['season']['funnel'];

const steps = ['registered', 'verified', 'begun', 'submitted', 'approved'] as const satisfies FunnelStep[];

/** How far new members came, each step a bar of the first one. */
export function Funnel({ funnel, since }: { funnel: FunnelCounts; since: string }) {
  const t = useMessages('dashboard');
  const number = (step: FunnelStep) => (
    <ListNumber
      list={listStep(step, since)}
      label={t('funnel.open', { count: formatCount(funnel[step]), step: t(`funnel.${step}`) })}
    >
      {formatCount(funnel[step])}
    </ListNumber>
  );
  return (
    <ChartCard
      title={t('funnel.title')}
      lead={t('funnel.since', { date: formatCalendarDate(since) })}
      table={{
        columns: [t('funnel.step'), t('funnel.members')],
        rows: steps.map((step) => ({ name: t(`funnel.${step}`), cells: [number(step)] })),
      }}
    >
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>
            <Loss step={step} funnel={funnel} />
            <Row gap={3} justify="between" weight="bold">
              <span>{t(`funnel.${step}`)}</span>
              <Row as="span" gap={3} className={classes.numbers}>
                {step === 'registered' ? null : (
                  <Text as="span" tone="muted" weight="regular">
                    {percentOf(funnel[step], funnel.registered)}%
                  </Text>
                )}
                {number(step)}
              </Row>
            </Row>
            <div className={classes.track} aria-hidden="true">
              <div
                className={`${classes.bar} ${step === 'approved' ? classes.approved : ''}`}
                style={{ width: `${percentOf(funnel[step], funnel.registered)}%` }}
              />
            </div>
          </li>
        ))}
      </ol>
    </ChartCard>
  );
}

/** Why the step is smaller than the one before. */
function Loss({ step, funnel }: { step: FunnelStep; funnel: FunnelCounts }) {
  const t = useMessages('dashboard');
  const words: Record<FunnelStep, string | null> = {
    registered: null,
    verified: t('funnel.notVerified', { count: formatCount(funnel.registered - funnel.verified) }),
    begun: t('funnel.withoutProfile', { count: formatCount(Math.max(0, funnel.verified - funnel.begun)) }),
    submitted: t('funnel.draft', { count: formatCount(funnel.draft) }),
    approved: t('funnel.waiting', {
      pending: formatCount(funnel.pending),
      rejected: formatCount(funnel.rejected),
    }),
  };
  if (words[step] === null) return null;
  return (
    <Row as="p" gap={2} tone="muted" size="sm" className={classes.loss}>
      <IconArrowDown size={16} aria-hidden="true" /> {words[step]}
    </Row>
  );
}

function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}
