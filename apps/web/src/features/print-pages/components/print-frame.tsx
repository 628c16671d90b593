import '../../../shared/brand/fonts/heavy.css';
import { type HallDeck, hallDeckContract } from '@suchi/contracts/hall';
import { IconListNumbers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DisplayOff } from '../../../entities/hall-display/display-off.tsx';
import { usePublicRead } from '../../../shared/api/use-public-read.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { PageTitle } from '../../../shared/ui/page-heading.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import classes from './print-frame.module.css';

/** What the viewer may see. */
export interface ShownDeck extends NonNullable<HallDeck['deck']> {
  viewer: NonNullable<HallDeck['viewer']>;
}

interface PrintFrameProps {
  title: string;
  children: (deck: ShownDeck) => ReactNode;
}

/** A page of the hall to print: asks what may be shown, and says so while the display is off. */
export function PrintFrame({ title, children }: PrintFrameProps) {
  const source = usePublicRead(hallDeckContract, {});
  const shown = source.data && findShown(source.data);
  if (shown === null) return <DisplayOff />;
  return (
    <>
      <PageTitle title={title} />
      <ListStates
        source={{ ...source, data: shown }}
        isEmpty={({ serials }) => serials.length === 0}
        loading={<LoadingSheet />}
        empty={<NoNumbers />}
        ready={children}
      />
    </>
  );
}

function findShown({ viewer, deck }: HallDeck): ShownDeck | null {
  return viewer === null || deck === null ? null : { ...deck, viewer };
}

function LoadingSheet() {
  return (
    <div className={classes.single}>
      <Skeleton height={520} />
    </div>
  );
}

function NoNumbers() {
  const t = useMessages('printPages');
  return (
    <main className={classes.single}>
      <StatePanel isPage icon={<IconListNumbers />} title={t('empty')}>
        <p>{t('emptyText')}</p>
      </StatePanel>
    </main>
  );
}
