import { IconChecks } from '@tabler/icons-react';
import type { Ref } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { FailedState } from '../../../shared/ui/failed-state.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { ProfileSkeleton } from '../profile/profile-skeleton.tsx';
import { ProfileView } from '../profile/profile-view.tsx';
import type { ReviewDeskControls } from './use-review-desk.ts';

interface DeskStageProps {
  desk: ReviewDeskControls;
  nameRef: Ref<HTMLHeadingElement>;
}

/** The open profile, or the reason there is none. */
export function DeskStage({ desk, nameRef }: DeskStageProps) {
  const { profile, selectedId, queue } = desk;
  if (selectedId === null && queue.source.data !== undefined) {
    return <EmptyStage isSearch={queue.search !== ''} />;
  }
  if (profile.data !== undefined) return <ProfileView profile={profile.data} nameAs="h2" nameRef={nameRef} />;
  const failed = [queue.source, profile].find(({ error, data }) => error !== null && data === undefined);
  if (failed) {
    return (
      <FailedState
        error={failed.error}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
      />
    );
  }
  return <ProfileSkeleton />;
}

function EmptyStage({ isSearch }: { isSearch: boolean }) {
  const t = useMessages('admin');
  return (
    <StatePanel
      icon={<IconChecks />}
      title={t('review.empty.title')}
      action={
        <ButtonLink look="default" to={paths.admin}>
          {t('review.empty.home')}
        </ButtonLink>
      }
    >
      <p>{t(isSearch ? 'review.queue.nobodyFound' : 'review.empty.text')}</p>
    </StatePanel>
  );
}
