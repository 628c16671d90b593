import { useCallback, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { VisuallyHidden } from '../../../shared/ui/text.tsx';
import type { DeskKeeper } from '../model/desk-keeper.ts';
import type { DoorPlace } from '../model/door-place.ts';
import { signalCounted } from '../model/signal.ts';
import { useCamera } from '../model/use-camera.ts';
import { useDesk } from '../model/use-desk.ts';
import { useKeyScanner } from '../model/use-key-scanner.ts';
import { CameraPicture } from './camera-picture.tsx';
import { DeskMenu } from './desk-menu.tsx';
import { DoorBars } from './door-bars.tsx';
import { DoorFrame } from './door-frame.tsx';
import { DeskHead } from './desk-head.tsx';
import { NamesView } from './names-view.tsx';
import { OkCard, OkFoot } from './ok-card.tsx';
import { ReadyFoot, ReadyView } from './ready-view.tsx';
import { ToldCard, ToldFoot } from './told-card.tsx';
import { WalkInView } from './walk-in-view.tsx';

/** The desk while somebody works on it. The camera stays on behind every card. */
export function OpenDoor({ keeper }: { keeper: DeskKeeper }) {
  const { desk } = useDesk();
  const [place, setPlace] = useState<DoorPlace>('door');
  const [isKeypad, setIsKeypad] = useState(false);
  const said = useSaid();
  const card = useSyncExternalStore(desk.card.subscribe, desk.card.read);
  const scan = useCallback(
    (text: string) => {
      setPlace('door');
      void desk.scan(text).then((kind) => {
        if (kind === 'ok') signalCounted();
      });
    },
    [desk],
  );
  const camera = useCamera(scan);
  useKeyScanner(scan);
  if (place === 'walk_in') return <WalkInView onDone={() => setPlace('door')} />;
  if (place === 'menu') return <DeskMenu keeper={keeper} onBack={() => setPlace('door')} />;
  if (place === 'names')
    return <NamesView onFamily={scan} onWalkIn={() => setPlace('walk_in')} onBack={() => setPlace('door')} />;
  const places = { onPlace: setPlace, onScan: scan };
  const ready = { ...places, camera, isKeypad, onKeypad: setIsKeypad };
  return (
    <DoorFrame
      head={<DeskHead onMenu={() => setPlace('menu')} />}
      foot={
        card === null ? (
          <ReadyFoot {...ready} />
        ) : card.kind === 'ok' ? (
          <OkFoot />
        ) : (
          <ToldFoot card={card} {...places} />
        )
      }
    >
      <VisuallyHidden as="p" aria-live="polite">
        {said}
      </VisuallyHidden>
      <DoorBars isShort={card !== null} />
      <CameraPicture camera={camera} isShown={card === null && !isKeypad && camera.state !== 'none'} />
      {card === null ? (
        <ReadyView {...ready} />
      ) : card.kind === 'ok' ? (
        <OkCard key={card.id} card={card} />
      ) : (
        <ToldCard card={card} {...places} />
      )}
    </DoorFrame>
  );
}

/** What a screen reader says of the last scan. */
function useSaid(): string {
  const t = useMessages('door');
  const { desk } = useDesk();
  const card = useSyncExternalStore(desk.card.subscribe, desk.card.read);
  if (card === null) return '';
  const family = card.kind === 'ok' ? card.family : 'family' in card.answer ? card.answer.family : null;
  const number = family === null ? '' : (desk.numberOf(family) ?? '');
  if (card.kind === 'told') return card.answer.kind === 'already' ? t('already.said', { number }) : '';
  const count = desk.families.get(card.family)?.people ?? 0;
  return t('ok.said', { number, people: t('people', { count }) });
}
