import type { OwnStanding } from '@suchi/contracts/accounts';
import { todayInIndia } from '@suchi/domain/basics';
import { IconBook2 } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { formatLongDate } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';

/** The printed page waits for an answer, the answer may change, or the corrections were decided. */
export function ProofNotice({ state, until }: NonNullable<OwnStanding['proof']>) {
  const t = useMessages('proof');
  const [today] = useState(() => todayInIndia(new Date()));
  const isWaiting = state === 'waiting';
  return (
    <Banner
      tone={isWaiting ? 'gold' : 'plain'}
      icon={<IconBook2 />}
      title={t(`notice.${state}`)}
      action={
        <ButtonLink look={isWaiting ? 'filled' : 'default'} size="small" to={paths.candidateProof}>
          {t('notice.open')}
        </ButtonLink>
      }
    >
      <p>
        {isWaiting && until === today
          ? t('notice.waitingToday')
          : t(`notice.${state}Text`, { date: formatLongDate(until) })}
      </p>
    </Banner>
  );
}
