import '../../shared/brand/office.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { PageTitle } from '../../shared/ui/page-heading.tsx';
import { DoorFrame } from './components/door-frame.tsx';
import { JoinPage } from './components/join-page.tsx';
import { LoadingPage } from './components/loading-page.tsx';
import { LockPage } from './components/lock-page.tsx';
import { OpenDoor } from './components/open-door.tsx';
import { DeskKeeper } from './model/desk-keeper.ts';
import { deskStore } from './model/desk-store.ts';
import { DeskContext } from './model/use-desk.ts';

/** A phone at a door of the melawa: joining, the PIN, and the desk itself. */
export function DoorPage() {
  const t = useMessages('door');
  const [keeper] = useState(() => new DeskKeeper(deskStore));
  const phase = useSyncExternalStore(keeper.phase.subscribe, keeper.phase.read);
  const [hasBegun, setHasBegun] = useState(true);
  useEffect(() => {
    void keeper.start();
    return () => keeper.stop();
  }, [keeper]);
  return (
    <>
      <PageTitle title={t('title')} />
      {phase.kind === 'loading' ? <DoorFrame>{t('loading')}</DoorFrame> : null}
      {phase.kind === 'none' ? (
        <JoinPage
          wipedBy={phase.wipedBy}
          onJoin={async (desk, pin) => {
            setHasBegun(false);
            await keeper.join(desk, pin);
          }}
        />
      ) : null}
      {phase.kind === 'locked' ? <LockPage {...phase} onOpen={(pin) => keeper.unlock(pin)} /> : null}
      {phase.kind === 'open' ? (
        <DeskContext value={phase}>
          {hasBegun ? <OpenDoor keeper={keeper} /> : <LoadingPage onBegin={() => setHasBegun(true)} />}
        </DeskContext>
      ) : null}
    </>
  );
}
