import { useQuery } from '@tanstack/react-query';
import { IconMailHeart } from '@tabler/icons-react';
import { readErrorDetails } from '@suchi/contracts/basics';
import { ApiError } from '../../../shared/api/api-error.ts';
import { familiesPath, paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { PageHeading, PageTitle } from '../../../shared/ui/page-heading.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { oneInterestQuery } from '../api/families-queries.ts';
import type { FamilyActions } from '../model/family-actions.ts';
import { useSeen } from '../model/use-seen.ts';
import { BothInterested } from './both-interested.tsx';
import { FamilyCard } from './family-card.tsx';

interface InterestPageProps {
  id: number;
  actions: FamilyActions;
  onClosed: () => void;
}

/** One interest: both said yes, or where it stands. */
export function InterestPage({ id, actions, onClosed }: InterestPageProps) {
  const t = useMessages('families');
  const source = useQuery(oneInterestQuery(id));
  const interest = source.data ?? null;
  useSeen(interest, interest?.state === 'accepted');
  if (isMissing(source.error)) return <InterestMissing />;
  return (
    <ListStates
      source={source}
      isEmpty={() => false}
      empty={null}
      loading={
        <>
          <PageTitle title={t('title')} />
          <Skeleton height={320} />
        </>
      }
      ready={(shown) =>
        shown.state === 'accepted' ? (
          <BothInterested interest={shown} onClosed={onClosed} />
        ) : (
          <Stack gap={4} className="bounded">
            <PageHeading title={t('title')} />
            <FamilyCard item={shown} actions={actions} />
            <Link to={familiesPath(shown.side)} className="touch bold">
              {t(`tabs.${shown.side}`)}
            </Link>
          </Stack>
        )
      }
    />
  );
}

const isMissing = (error: unknown) =>
  error instanceof ApiError && readErrorDetails('INTEREST_REFUSED', error.details)?.reason === 'missing';

/** Somebody else's looks like one that never was. */
export function InterestMissing() {
  const t = useMessages('families');
  const title = t('refusals.missing');
  return (
    <>
      <PageTitle title={title} />
      <StatePanel
        isPage
        icon={<IconMailHeart size={32} />}
        title={title}
        action={<ButtonLink to={paths.families}>{t('title')}</ButtonLink>}
      />
    </>
  );
}
