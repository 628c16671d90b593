import { IconChecks } from '@tabler/icons-react';
import type { Ref } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { FailedState } from '../../../shared/ui/failed-state.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { ProfileSkeleton } from '../profile/profile-skeleton.tsx';
import { ProfileView } from '../profile/profile-view.tsx';
import { ReaderBadge } from '../profile/reader-badge.tsx';
import { RevisionView } from '../profile/revision-view.tsx';
import type { ReviewDeskControls } from './use-review-desk.ts';

interface DeskStageProps {
  desk: ReviewDeskControls;
  nameRef: Ref<HTMLHeadingElement>;
  /** Shows changes as the whole profile that they would make. */
  isWhole: boolean;
  onShowWhole: () => void;
}

/** The open profile, or the reason there is none. */
export function DeskStage(props: DeskStageProps) {
  const { selectedId, readerOf } = props.desk;
  return (
    <>
      {selectedId === null ? null : <ReaderBadge name={readerOf(selectedId)} />}
      <Stage {...props} />
    </>
  );
}

function Stage({ desk, nameRef, isWhole, onShowWhole }: DeskStageProps) {
  const { profile, selectedId, queue } = desk;
  if (selectedId === null && queue.source.data !== undefined) {
    return <EmptyStage isSearch={queue.search !== ''} />;
  }
  if (profile.data !== undefined) {
    const { revision } = profile.data;
    if (revision === null) return <ProfileView profile={profile.data} nameAs="h2" nameRef={nameRef} />;
    if (!isWhole) {
      return (
        <RevisionView
          profile={profile.data}
          revision={revision}
          nameRef={nameRef}
          onShowWhole={onShowWhole}
        />
      );
    }
    const asItWouldBe = { ...profile.data, sheet: revision.sheet, changes: revision.changes };
    return <ProfileView profile={asItWouldBe} nameAs="h2" nameRef={nameRef} />;
  }
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
