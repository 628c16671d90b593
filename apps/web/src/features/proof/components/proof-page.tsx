import type { OwnProof } from '@suchi/contracts/proof';
import { IconBook2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { ownProofQuery } from '../api/own-proof.ts';
import { MistakeForm } from './mistake-form.tsx';
import { OwnPage } from './own-page.tsx';

type WithPage = OwnProof & { page: NonNullable<OwnProof['page']> };

const hasPage = (proof: OwnProof): proof is WithPage => proof.page !== null;

/** A family looks at its page before it is printed: often a mother, on a phone, from the link in the mail. */
export function ProofPage() {
  const t = useMessages('proof');
  const [isReporting, setIsReporting] = useState(false);
  const source = useQuery(ownProofQuery);
  const { data } = source;
  if (isReporting && data && hasPage(data) && data.stage === 'open')
    return (
      <ScreenWrapper title={t('mistake.title')} heading={t('mistake.heading')} lead={t('mistake.lead')}>
        <MistakeForm proof={data} onClose={() => setIsReporting(false)} />
      </ScreenWrapper>
    );
  const isAsked = data?.stage === 'open' && data.answer === null && data.page !== null;
  return (
    <ScreenWrapper title={t('title')} {...(isAsked && { heading: t('ask') })}>
      <ListStates
        source={source}
        isEmpty={(proof) => !hasPage(proof)}
        loading={<Skeleton height={560} />}
        empty={<NoPage />}
        ready={(proof) =>
          hasPage(proof) ? <OwnPage proof={proof} onReport={() => setIsReporting(true)} /> : null
        }
      />
    </ScreenWrapper>
  );
}

function NoPage() {
  const t = useMessages('proof');
  return (
    <StatePanel
      icon={<IconBook2 />}
      title={t('empty')}
      action={<ButtonLink to={paths.home}>{t('home')}</ButtonLink>}
    >
      <p>{t('emptyText')}</p>
    </StatePanel>
  );
}
