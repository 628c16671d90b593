import type { SettlementLine } from '@suchi/contracts/money';
import { useQuery } from '@tanstack/react-query';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { settlementQuery } from '../api/treasury-queries.ts';
import { SideStates } from '../components/side-states.tsx';
import { StateMark } from '../components/state-mark.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { List } from '../../../shared/ui/layout.tsx';
import classes from './settlement-lines.module.css';

/** The rows of one payout. */
export function SettlementLines({ id, label }: { id: string; label: string }) {
  const source = useQuery(settlementQuery(id));
  return (
    <SideStates source={source}>
      <List aria-label={label}>
        {source.data?.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </List>
    </SideStates>
  );
}

function Line({ line }: { line: SettlementLine }) {
  const t = useMessages('treasury');
  return (
    <li className={classes.line}>
      <Text as="span" weight="bold" breaks>
        {line.payer ?? line.entity_id}
      </Text>
      <span className={classes.amount}>
        {formatRupees(line.kind === 'refund' ? -Math.abs(line.amount) : line.amount)}
      </span>
      <Text as="span" tone="soft" className={classes.kind}>
        {t(`settlements.kinds.${line.kind}`)}
      </Text>
      <span className={classes.fee}>
        {line.fee === 0 ? null : t('settlements.fee', { amount: formatRupees(line.fee) })}
      </span>
      {line.difference === null ? (
        <StateMark tone="success">{t('settlements.matched')}</StateMark>
      ) : (
        <StateMark tone="gold">{t(`settlements.differences.${line.difference}`)}</StateMark>
      )}
    </li>
  );
}
