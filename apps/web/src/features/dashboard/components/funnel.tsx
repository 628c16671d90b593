import type { Dashboard } from '@suchi/contracts/office';
import { formatCalendarDate } from '@suchi/domain/basics';
import { IconArrowDown } from '@tabler/icons-react';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { paths } from '../../../shared/config/paths.ts';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { ChartCard } from './chart-card.tsx';
import classes from './funnel.module.css';

type FunnelCounts = Dashboard['season']['funnel'];

const newCandidates = `${paths.admin}/candidates/new`;

/** The lists behind the steps. There is no list of members by verification, so the first two open all users. */
const steps = [
  { name: 'registered', to: officePaths.users },
  { name: 'verified', to: officePaths.users },
  { name: 'begun', to: newCandidates },
  { name: 'submitted', to: newCandidates },
  { name: 'approved', to: `${paths.admin}/candidates/active?activation=new` },
] as const;

type Step = (typeof steps)[number]['name'];

/** How far new members came, each step a bar of the first one. */
export function Funnel({ funnel, since }: { funnel: FunnelCounts; since: string }) {
  const t = useMessages('dashboard');
  const link = ({ name, to }: (typeof steps)[number]) => (
    <Link
      to={to}
      aria-label={t('funnel.open', { count: formatCount(funnel[name]), step: t(`funnel.${name}`) })}
    >
      {formatCount(funnel[name])}
    </Link>
  );
  return (
    <ChartCard
      title={t('funnel.title')}
      lead={t('funnel.since', { date: formatCalendarDate(since) })}
      table={{
        columns: [t('funnel.step'), t('funnel.members')],
        rows: steps.map((step) => ({ name: t(`funnel.${step.name}`), cells: [link(step)] })),
      }}
    >
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.name}>
            <Loss step={step.name} funnel={funnel} />
            <div className={classes.words}>
              <span>{t(`funnel.${step.name}`)}</span>
              <span className={classes.numbers}>
                {step.name === 'registered' ? null : (
                  <span className={classes.percent}>{percentOf(funnel[step.name], funnel.registered)}%</span>
                )}
                {link(step)}
              </span>
            </div>
            <div className={classes.track} aria-hidden="true">
              <div
                className={`${classes.bar} ${step.name === 'approved' ? classes.approved : ''}`}
                style={{ width: `${percentOf(funnel[step.name], funnel.registered)}%` }}
              />
            </div>
          </li>
        ))}
      </ol>
    </ChartCard>
  );
}

/** Why the step is smaller than the one before. */
function Loss({ step, funnel }: { step: Step; funnel: FunnelCounts }) {
  const t = useMessages('dashboard');
  const words: Record<Step, string | null> = {
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
    <p className={classes.loss}>
      <IconArrowDown size={16} aria-hidden="true" /> {words[step]}
    </p>
  );
}

function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}
