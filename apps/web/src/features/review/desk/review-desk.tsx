import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { IconList, IconListCheck } from '@tabler/icons-react';
import { type ComponentProps, useRef, useState } from 'react';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Drawer } from '../../../shared/ui/drawer.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { DeskNotices } from './desk-notices.tsx';
import { DeskStage } from './desk-stage.tsx';
import { QueueColumn } from './queue-column.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './review-desk.module.css';
import { ShortcutsBar } from './shortcuts-bar.tsx';
import { UndoToast } from './undo-toast.tsx';
import { useDeskActions } from './use-desk-actions.ts';
import { type ReviewDeskControls, useReviewDesk } from './use-review-desk.ts';
import { useScreen } from '../../../shared/ui/use-screen.ts';
import { KeysDialog } from '../../../shared/ui/keys-dialog.tsx';

const shortcuts = [
  ['J', 'longNext'],
  ['K', 'longPrevious'],
  ['A', 'longApprove'],
  ['R', 'longReject'],
  ['Ctrl Enter', 'longRejectTyping'],
  ['Z', 'longUndo'],
  ['D', 'longWhole'],
  ['/', 'longSearch'],
  ['?', 'longAll'],
] as const;

interface ShortcutsDialogProps {
  onClose: () => void;
}

function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const t = useMessages('admin');
  return (
    <KeysDialog
      title={t('review.shortcuts.title')}
      note={t('review.shortcuts.note')}
      keys={shortcuts.map(([key, word]) => [key, t(`review.shortcuts.${word}`)])}
      onClose={onClose}
    />
  );
}

/** The queue, the whole profile and the decision. */
export function ReviewDesk() {
  const t = useMessages('admin');
  const tCommon = useMessages('common');
  const desk = useReviewDesk();
  const { store, queue } = desk;
  const [opened, setOpened] = useState<'queue' | 'shortcuts' | null>(null);
  const isNarrow = useScreen('(width < 1200px)');
  const search = useRef<HTMLInputElement>(null);
  const { nameRef, onUndo, isWhole, onToggleWhole, ...decision } = useDeskActions(desk, {
    onSearch: () => (isNarrow ? setOpened('queue') : search.current?.focus()),
    onShowShortcuts: () => setOpened('shortcuts'),
  });

  const column = (
    <QueueColumn
      desk={desk}
      searchRef={search}
      onSelect={(id) => {
        store.select(id);
        setOpened(null);
      }}
    />
  );
  return (
    <div className={classes.desk}>
      <Row as="header" gap={3} justify="between" wrap className={classes.bar}>
        <PageHeading title={t('review.title')}>
          {t('review.title')}{' '}
          {queue.source.data ? (
            <Text as="span" tone="soft" size="body" face="plain">
              {t('review.profiles', { count: queue.total })}
            </Text>
          ) : null}
        </PageHeading>
        <ButtonLink
          look="default"
          size="small"
          icon={<IconList size={20} aria-hidden="true" />}
          to={`${officePaths.pending}?view=list`}
        >
          {t('review.asList')}
        </ButtonLink>
        {isNarrow ? (
          <Button
            look="default"
            size="small"
            icon={<IconListCheck size={20} />}
            onClick={() => setOpened('queue')}
          >
            {t('review.queue.open')}
          </Button>
        ) : null}
      </Row>
      {isNarrow ? (
        <Drawer.Root opened={opened === 'queue'} onClose={() => setOpened(null)} size="min(360px, 92vw)">
          <Drawer.Overlay backgroundOpacity={0.55} />
          <Drawer.Content aria-label={t('review.queue.label')}>
            <Drawer.CloseButton className={classes.close ?? ''} size={44} aria-label={tCommon('close')} />
            {column}
          </Drawer.Content>
        </Drawer.Root>
      ) : (
        <div className={classes.queue}>{column}</div>
      )}
      <div className={classes.middle}>
        <div className={classes.notices}>
          <DeskNotices notices={desk.notices} onRetry={store.retry} onDismiss={store.dismiss} />
        </div>
        <div key={desk.selectedId} className={classes.stage}>
          <DeskStage desk={desk} nameRef={nameRef} isWhole={isWhole} onShowWhole={onToggleWhole} />
        </div>
        <ShortcutsBar onShowAll={() => setOpened('shortcuts')} />
      </div>
      <DecisionColumn desk={desk} decision={decision} />
      <UndoToast held={desk.held} onUndo={onUndo} />
      {opened === 'shortcuts' ? <ShortcutsDialog onClose={() => setOpened(null)} /> : null}
    </div>
  );
}

interface DecisionColumnProps {
  desk: ReviewDeskControls;
  decision: Omit<ComponentProps<typeof DecisionPanel>, 'profile'>;
}

/** Reserves space while a profile loads, so that nothing moves. */
function DecisionColumn({ desk: { profile, queue, selectedId }, decision }: DecisionColumnProps) {
  const isEmpty = selectedId === null && queue.source.data !== undefined;
  if (isEmpty || (profile.data === undefined && (profile.error ?? queue.source.error) !== null)) return null;
  return (
    <div key={profile.data?.id} className={classes.decision}>
      {profile.data ? <DecisionPanel {...decision} profile={profile.data} /> : <Skeleton height={240} />}
    </div>
  );
}
