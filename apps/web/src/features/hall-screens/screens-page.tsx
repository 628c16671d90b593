import type { ListedScreen } from '@suchi/contracts/hall';
import { IconDeviceTv, IconDeviceTvOff, IconPlus, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Text } from '../../shared/ui/text.tsx';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Tiles } from '../../shared/ui/columns.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { PairDialog } from './pair-dialog.tsx';
import { ScreenTile } from './screen-tile.tsx';
import { deckQuery, screensQuery, useBlankAll } from './screens-api.ts';
import { Row } from '../../shared/ui/layout.tsx';

/** For the event desk: the screens of the hall. */
export function ScreensPage() {
  const t = useMessages('hallScreens');
  const [isPairing, setIsPairing] = useState(false);
  const list = useQuery(screensQuery);
  const deck = useQuery(deckQuery).data?.deck;
  return (
    <ScreenWrapper
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <BlankAll screens={list.data?.screens ?? []} />
          <Button icon={<IconPlus size={20} />} onClick={() => setIsPairing(true)}>
            {t('pair')}
          </Button>
        </>
      }
    >
      {deck ? <Text tone="soft">{t('mayBeShown', { count: deck.serials.length })}</Text> : null}
      <ListStates
        source={list}
        isEmpty={({ screens }) => screens.length === 0}
        loading={<Skeleton height={320} />}
        empty={
          <StatePanel icon={<IconDeviceTv />} title={t('empty.title')}>
            <p>{t('empty.text', { address: paths.tv })}</p>
          </StatePanel>
        }
        ready={({ screens, now }) => (
          <Tiles as="ul" least={320} gap={4}>
            {screens.map((screen) => (
              <ScreenTile key={screen.id} screen={screen} now={now} deck={deck ?? null} />
            ))}
          </Tiles>
        )}
      />
      <Row as="p" gap={2} align="start" tone="soft" className="with-icon">
        <IconShieldCheck size={20} aria-hidden="true" /> {t('promise')}
      </Row>
      {isPairing ? <PairDialog onClose={() => setIsPairing(false)} /> : null}
    </ScreenWrapper>
  );
}

function BlankAll({ screens }: { screens: readonly ListedScreen[] }) {
  const t = useMessages('hallScreens');
  const blank = useBlankAll();
  if (screens.length === 0) return null;
  return (
    <Button
      look="default"
      icon={<IconDeviceTvOff size={20} />}
      isBusy={blank.isPending}
      onClick={() => blank.mutate(screens.map(({ id }) => id))}
    >
      {t('blankAll')}
    </Button>
  );
}
