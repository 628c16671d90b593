import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { reportedPersonQuery } from '../../../entities/member-safety/report-api.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { namesOf } from '../../../shared/i18n/names-of.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { Advice } from './list-foot.tsx';
import { PersonCard } from './person-card.tsx';

interface MemberSafetyProps {
  profileId: number | null;
  initialDialog: 'block' | 'report' | null;
}

/** Block or report the member of a mail. The link only opens a dialog. */
export function MemberSafety({ profileId, initialDialog }: MemberSafetyProps) {
  if (profileId === null) return <Unknown />;
  return <Known profileId={profileId} initialDialog={initialDialog} />;
}

function Known({
  profileId,
  initialDialog,
}: { profileId: number } & Pick<MemberSafetyProps, 'initialDialog'>) {
  const t = useMessages('safety');
  const source = useQuery(reportedPersonQuery(profileId));
  if (source.error instanceof ApiError && source.error.code === 'PROFILE_NOT_FOUND') return <Unknown />;
  return (
    <ListStates
      source={source}
      isEmpty={() => false}
      loading={<Skeleton height={160} />}
      empty={null}
      ready={({ person }) => (
        <>
          <PersonCard person={person} source="mail" initialDialog={initialDialog}>
            {person.block_id === null ? null : <p>{t('page.blocked', { name: namesOf(person).calledBy })}</p>}
          </PersonCard>
          <Advice />
        </>
      )}
    />
  );
}

function Unknown() {
  const t = useMessages('safety');
  const tCommon = useMessages('common');
  return (
    <StatePanel
      icon={<IconUserOff />}
      title={t('page.unknownTitle')}
      action={<ButtonLink to={paths.home}>{tCommon('goHome')}</ButtonLink>}
    >
      <p>{t('page.unknownText')}</p>
    </StatePanel>
  );
}
