import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { PlannedCandidate } from '@suchi/contracts/print';
import { formatCalendarDate } from '@suchi/domain/basics';
import { useState } from 'react';
import { Link } from 'react-router';
import { candidatePath } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { SerialPlan } from '../api/edition-queries.ts';
import { findPlanFacts, type PlanFacts, type PlanFilter, planFilters } from '../model/plan-facts.ts';
import classes from './plan-list.module.css';

const pageRows = 25;

/** The candidates of the section with the number they would get. */
export function PlanList({ plan }: { plan: SerialPlan }) {
  const t = useMessages('edition');
  const [filter, setFilter] = useState<PlanFilter>('all');
  const [page, setPage] = useState(0);
  const facts = findPlanFacts(plan);
  const shown = planFilters.filter((each) => each === 'all' || facts.listed[each].length > 0);
  const listed = facts.listed[shown.includes(filter) ? filter : 'all'];
  const first = page * pageRows < listed.length ? page * pageRows : 0;
  const rows = listed.slice(first, first + pageRows);
  return (
    <div className={classes.card}>
      <div className={classes.filters} role="group" aria-label={t('serials.filtersLabel')}>
        {shown.map((each) => (
          <button
            key={each}
            type="button"
            className={classes.filter}
            aria-pressed={each === filter}
            onClick={() => {
              setFilter(each);
              setPage(0);
            }}
          >
            {t(`serials.filters.${each}`)} <span>{facts.listed[each].length}</span>
          </button>
        ))}
      </div>
      <table className={classes.table} aria-label={t('serials.candidate')}>
        <thead>
          <tr>
            <th scope="col" className={classes.number}>
              {t('serials.number')}
            </th>
            <th scope="col">{t('serials.candidate')}</th>
            <th scope="col" className={classes.number}>
              {t('serials.last')}
            </th>
            <th scope="col">{t('serials.print')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.profile_id} row={row} facts={facts} />
          ))}
        </tbody>
      </table>
      <div className={classes.foot}>
        <p role="status">
          {t('serials.position', { from: first + 1, to: first + rows.length, total: listed.length })}
        </p>
        {first > 0 ? (
          <Button look="light" size="small" onClick={() => setPage(page - 1)}>
            {t('serials.back')}
          </Button>
        ) : null}
        {first + rows.length < listed.length ? (
          <Button look="light" size="small" onClick={() => setPage(page + 1)}>
            {t('serials.forward')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Row({ row, facts }: { row: PlannedCandidate; facts: PlanFacts }) {
  const t = useMessages('edition');
  const details = [row.place, row.birthday && formatCalendarDate(row.birthday)].filter(Boolean).join(', ');
  const was = row.current_number === row.serial_number ? null : row.current_number;
  return (
    <tr>
      <th scope="row" className={classes.number}>
        {row.serial_number ?? t('serials.noNumber')}
        {was === null ? null : <span className={classes.was}>{t('serials.changes', { number: was })}</span>}
      </th>
      <td>
        <Link to={candidatePath(row.profile_id)}>{row.name}</Link>
        <span className={classes.details}>{details}</span>
      </td>
      <td className={classes.number}>{row.last_number ?? '–'}</td>
      <td>
        <PrintState row={row} facts={facts} />
      </td>
    </tr>
  );
}

/** Red: decide. Gold: may go on. Green: ready. */
function PrintState({ row, facts }: { row: PlannedCandidate; facts: PlanFacts }) {
  const t = useMessages('edition');
  const conflict = facts.conflictOf.get(row.profile_id);
  const [worst] = row.problems;
  if (row.serial_number === null) {
    return (
      <Badge tone="error" icon={<IconAlertCircle size={18} />}>
        {t('serials.noPlace')}
      </Badge>
    );
  }
  if (conflict) {
    return (
      <Badge tone="error" icon={<IconAlertCircle size={18} />}>
        {t(`serials.conflict.${conflict.reason}`, { number: conflict.serial_number })}
      </Badge>
    );
  }
  if (worst) {
    return (
      <Badge tone="gold" icon={<IconAlertTriangle size={18} />}>
        {t(`serials.problems.${worst}`)}
      </Badge>
    );
  }
  return (
    <Badge tone="success" icon={<IconCircleCheck size={18} />}>
      {t('serials.ready')}
    </Badge>
  );
}
