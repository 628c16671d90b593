import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { chequesQuery } from '../api/treasury-queries.ts';
import { SideCard } from '../components/side-card.tsx';
import { ChequeList } from '../record-payment/cheque-list.tsx';

/** Only there while a cheque waits. */
export function ChequesCard() {
  const t = useMessages('treasury');
  const cheques = useQuery(chequesQuery).data?.cheques ?? [];
  if (cheques.length === 0) return null;
  return (
    <SideCard title={t('cheques.title')} count={cheques.length}>
      <ChequeList cheques={cheques} />
    </SideCard>
  );
}
