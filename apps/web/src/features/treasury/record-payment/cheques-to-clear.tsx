import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { chequesQuery } from '../api/treasury-queries.ts';
import { SideCard } from '../components/side-card.tsx';
import { SideStates } from '../components/side-states.tsx';
import { ChequeList } from './cheque-list.tsx';

export function ChequesToClear() {
  const t = useMessages('treasury');
  const source = useQuery(chequesQuery);
  const cheques = source.data?.cheques ?? [];
  return (
    <SideCard title={t('cheques.title')} count={cheques.length}>
      <SideStates source={source}>
        {cheques.length === 0 ? <p>{t('cheques.empty')}</p> : <ChequeList cheques={cheques} />}
      </SideStates>
    </SideCard>
  );
}
