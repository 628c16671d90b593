import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { SerialPlan } from '../api/edition-queries.ts';
import { findPlanFacts, type PlanFilter, planFilters } from '../model/plan-facts.ts';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import classes from './plan-list.module.css';
import { PlanRow } from './plan-row.tsx';

const pageRows = 25;

/** The candidates of the section with the number they would get. */
export function PlanList({ plan, isFixed }: { plan: SerialPlan; isFixed: boolean }) {
  const t = useMessages('edition');
  const [filter, setFilter] = useState<PlanFilter>('all');
  const [page, setPage] = useState(0);
  const facts = findPlanFacts(plan);
  const shown = planFilters.filter((each) => each === 'all' || facts.listed[each].length > 0);
  const listed = facts.listed[shown.includes(filter) ? filter : 'all'];
  const first = page * pageRows < listed.length ? page * pageRows : 0;
  const rows = listed.slice(first, first + pageRows);
  return (
    <Card>
      <Row
        gap={1}
        align="stretch"
        wrap
        className={classes.filters}
        role="group"
        aria-label={t('serials.filtersLabel')}
      >
        {shown.map((each) => (
          <PlainButton
            key={each}
            className={classes.filter}
            aria-pressed={each === filter}
            onClick={() => {
              setFilter(each);
              setPage(0);
            }}
          >
            {t(`serials.filters.${each}`)} <span>{facts.listed[each].length}</span>
          </PlainButton>
        ))}
      </Row>
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
            <PlanRow key={row.profile_id} row={row} facts={facts} isFixed={isFixed} />
          ))}
        </tbody>
      </table>
      <Row gap={3} rowGap={2} wrap className={classes.foot}>
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
      </Row>
    </Card>
  );
}
