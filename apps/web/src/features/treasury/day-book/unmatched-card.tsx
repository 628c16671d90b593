import { useQuery } from '@tanstack/react-query';
import { Text } from '../../../shared/ui/text.tsx';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { unmatchedQuery } from '../api/treasury-queries.ts';
import { SideCard } from '../components/side-card.tsx';
import { SideStates } from '../components/side-states.tsx';
import { UnmatchedLine } from '../lists/unmatched-line.tsx';
import { Stack, List } from '../../../shared/ui/layout.tsx';

const shownAtMost = 4;

/** What differs between the payouts and the books. */
export function UnmatchedCard() {
  const t = useMessages('treasury');
  const source = useQuery(unmatchedQuery);
  const items = source.data?.items ?? [];
  return (
    <SideCard title={t('dayBook.unmatched')} count={source.data?.total}>
      <SideStates source={source}>
        {items.length === 0 ? (
          <Text tone="soft" above={3}>
            {t('dayBook.noneUnmatched')}
          </Text>
        ) : null}
        <List isDivided className="lines-3">
          {items.slice(0, shownAtMost).map((item) => (
            <Stack as="li" key={`${item.entity_id}-${item.difference}`} gap="half">
              <UnmatchedLine item={item} />
            </Stack>
          ))}
        </List>
        <Link to={officePaths.settlements} className="touch">
          {t('dayBook.openSettlements')}
        </Link>
      </SideStates>
    </SideCard>
  );
}
