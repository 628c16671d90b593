import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { formatDayOfYear } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { countPeople, findToPay } from '../model/answer-draft.ts';
import type { AnswerPartProps } from './who-comes.tsx';

/** What the answer costs, or brings back. Nothing where no fee is asked. */
export function FeeBox({ own, answer }: Omit<AnswerPartProps, 'onChange'>) {
  const t = useMessages('melawa');
  const { fee, returns_fee: isReturned, answer_until: until } = own.event;
  const people = countPeople(answer, own);
  const fewer = own.paid_seats - people;
  if (fee === null || (people === 0 && own.paid_seats === 0)) return null;
  return (
    <Card padding={4}>
      {people > 0 ? (
        <Line label={t('form.fee')} value={t('form.times', { count: people, amount: formatRupees(fee) })} />
      ) : null}
      {own.paid_seats > 0 ? (
        <Line label={t('form.paid')} value={t('form.seats', { count: own.paid_seats })} />
      ) : null}
      {fewer > 0 && isReturned ? (
        <Line label={t('form.toReturn')} value={t('form.seats', { count: fewer })} isSum />
      ) : (
        <Line label={t('form.toPay')} value={formatRupees(findToPay(answer, own))} isSum />
      )}
      <Text tone="muted" size="md" above={2}>
        {isReturned ? t('form.returned', { date: formatDayOfYear(until) }) : t('form.notReturned')}
        {own.is_payable ? null : ` ${t('form.atDesk')}`}
      </Text>
    </Card>
  );
}

function Line({ label, value, isSum = false }: { label: string; value: string; isSum?: boolean }) {
  return (
    <Row gap={3} justify="between" wrap>
      <Text as="span" weight={isSum ? 'bold' : 'regular'}>
        {label}
      </Text>
      <Text as="span" {...(isSum ? { weight: 'bold', size: 'xl' } : { tone: 'soft' })} nowrap>
        {value}
      </Text>
    </Row>
  );
}
