import { IconBook2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../shared/config/paths.ts';
import { formatLongDate } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ownProofQuery } from '../api/own-proof.ts';

/** Asks for an answer while the round is open and none was given. */
export function ProofNotice() {
  const t = useMessages('proof');
  const { data } = useQuery(ownProofQuery);
  if (data?.stage !== 'open' || data.page === null || data.answer !== null || data.until === null)
    return null;
  return (
    <Banner
      tone="gold"
      icon={<IconBook2 />}
      title={t('notice.title')}
      action={
        <ButtonLink size="small" to={paths.candidateProof}>
          {t('notice.open')}
        </ButtonLink>
      }
    >
      <p>{t('notice.text', { date: formatLongDate(data.until) })}</p>
    </Banner>
  );
}
