import { useQuery } from '@tanstack/react-query';
import { fitQuery } from '../api/fit-query.ts';
import { FitGotra } from './fit-gotra.tsx';

interface GotraNoticeProps {
  profileId: number;
  name: string;
}

/** Before an interest is sent: what the samaj asks about gotras, where these two differ from it. It stops nothing. */
export function GotraNotice({ profileId, name }: GotraNoticeProps) {
  const gotra = useQuery(fitQuery(profileId)).data?.gotra;
  if (!gotra?.is_rule_on || (gotra.relation !== 'same' && gotra.relation !== 'mothers')) return null;
  return <FitGotra gotra={gotra} name={name} />;
}
