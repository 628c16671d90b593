import type { Unmatched } from '@suchi/contracts/money';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { formatMoment, formatShortDay } from '../../../shared/i18n/long-date.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';

/** One difference in a sentence. */
export function UnmatchedLine({ item }: { item: Unmatched }) {
  const t = useMessages('treasury');
  const words = t(`settlements.unmatchedWords.${item.difference}`, {
    id: item.entity_id,
    name: item.payer ?? t('settlements.noName'),
    expected: formatRupees(item.expected ?? 0),
    day: formatShortDay(item.settled_on),
  });
  return (
    <>
      <Row as="p" gap={3} rowGap={0} align="stretch" justify="between" wrap>
        <Text as="span" weight="bold" nowrap>
          {formatRupees(item.amount)}
        </Text>
        <Text as="span" tone="muted">
          {item.paid_at === null ? formatShortDay(item.settled_on) : formatMoment(item.paid_at)}
        </Text>
      </Row>
      <Text breaks>{words}</Text>
    </>
  );
}
