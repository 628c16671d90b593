import type { Unmatched } from '@suchi/contracts/money';
import { useQuery } from '@tanstack/react-query';
import { Text } from '../../../shared/ui/text.tsx';
import { askRefundPath } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { unmatchedQuery } from '../api/treasury-queries.ts';
import { SideCard } from '../components/side-card.tsx';
import { SideStates } from '../components/side-states.tsx';
import { List } from '../../../shared/ui/layout.tsx';
import { UnmatchedLine } from './unmatched-line.tsx';

/** All differences, above the payouts. */
export function Differences() {
  const t = useMessages('treasury');
  const source = useQuery(unmatchedQuery);
  const items = source.data?.items ?? [];
  return (
    <SideCard title={t('settlements.unmatched')} count={source.data?.total}>
      <SideStates source={source}>
        {items.length === 0 ? (
          <Text tone="soft" above={3}>
            {t('settlements.noneUnmatched')}
          </Text>
        ) : null}
        <List isDivided className="lines-3 flush">
          {items.map((item) => (
            <li key={`${item.entity_id}-${item.difference}`}>
              <UnmatchedLine item={item} />
              <PaymentLink item={item} />
            </li>
          ))}
        </List>
      </SideStates>
    </SideCard>
  );
}

function PaymentLink({ item: { payment } }: { item: Unmatched }) {
  const t = useMessages('treasury');
  if (payment === null) return null;
  return (
    <Link to={askRefundPath(payment)} className="touch">
      {t('settlements.refundIt')}
    </Link>
  );
}
