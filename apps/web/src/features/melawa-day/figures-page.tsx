import { contractPath, readErrorDetails } from '@suchi/contracts/basics';
import { type MelawaFigures, melawaFiguresFileContract } from '@suchi/contracts/melawa';
import {
  IconHeartHandshake,
  IconHourglass,
  IconMicrophone2,
  IconPrinter,
  IconShieldCheck,
  IconUserOff,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { DownloadButton } from '../../shared/downloads/download-button.tsx';
import { downloadStore } from '../../shared/downloads/download-store.ts';
import { formatCount } from '../../shared/i18n/format-count.ts';
import { formatLongDate, formatMoment } from '../../shared/i18n/long-date.ts';
import { type Translate, useMessages } from '../../shared/i18n/messages.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { figuresQuery } from './api/melawa-day-api.ts';
import { FigureCards } from './components/figure-cards.tsx';
import { NoShowsDialog } from './components/no-shows-dialog.tsx';
import { NotOpen } from './components/not-open.tsx';
import { PageTitleWithDay } from './components/page-title-with-day.tsx';
import { sayShredded, Shredding } from './components/shredding.tsx';
import { Tile, TileRow } from './components/tile.tsx';
import { isNotOpen } from './model/refusal-words.ts';

const isNotOver = (error: unknown): boolean =>
  error instanceof ApiError && readErrorDetails('MELAWA_REFUSED', error.details)?.reason === 'not_over';

/** What the association reads from the day after on. */
export function FiguresPage() {
  const t = useMessages('melawaDay');
  const source = useQuery(figuresQuery);
  const figures = source.data;
  if (figures === undefined && isNotOpen(source.error)) return <NotOpen />;
  return (
    <ScreenWrapper
      title={t('figures.title')}
      heading={<PageTitleWithDay title={t('figures.title')} day={figures && formatLongDate(figures.day)} />}
      actions={figures ? <Actions /> : null}
    >
      {isNotOver(source.error) ? (
        <StatePanel icon={<IconHourglass />} title={t('figures.notYet.title')}>
          <p>{t('figures.notYet.text')}</p>
        </StatePanel>
      ) : (
        <ListStates
          source={source}
          isEmpty={() => false}
          loading={<Skeleton height={480} />}
          empty={null}
          ready={(found) => <Figures figures={found} />}
        />
      )}
    </ScreenWrapper>
  );
}

function Actions() {
  const t = useMessages('melawaDay');
  const [isListing, setIsListing] = useState(false);
  const file = {
    label: t('figures.csv'),
    path: contractPath(melawaFiguresFileContract),
    body: {},
    fileName: t('figures.fileName'),
  };
  return (
    <>
      <Button
        look="default"
        icon={<IconUserOff size={20} aria-hidden="true" />}
        onClick={() => setIsListing(true)}
      >
        {t('figures.showNoShows')}
      </Button>
      <Button
        look="default"
        icon={<IconPrinter size={20} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {t('figures.report')}
      </Button>
      <DownloadButton files={[file]} onAsk={(asked) => void downloadStore.start(asked)} isDisabled={false} />
      {isListing ? <NoShowsDialog onClose={() => setIsListing(false)} /> : null}
    </>
  );
}

function Figures({ figures }: { figures: MelawaFigures }) {
  const t = useMessages('melawaDay');
  const { stage, choices } = figures;
  return (
    <Stack gap={4}>
      <Destroyed figures={figures} />
      <TileRow>
        <Tile
          tone="success"
          icon={<IconUsersGroup />}
          figure={formatCount(figures.people)}
          name={t('figures.came')}
          text={t('figures.cameText', { families: figures.families, walkIns: figures.walk_ins })}
        />
        <Tile
          tone="sunken"
          icon={<IconUserOff />}
          figure={formatCount(figures.no_shows)}
          name={t('figures.noShows')}
          text={t('figures.noShowsText', {
            percent: figures.no_show_percent,
            expected: figures.expected,
          })}
        />
        {stage === null ? null : (
          <Tile
            tone="gold"
            icon={<IconMicrophone2 />}
            figure={formatCount(stage.on_stage)}
            name={t('figures.onStage')}
            text={t('figures.onStageText', { seconds: stage.seconds_each, minutes: stage.late_minutes })}
          />
        )}
        {choices === null ? null : (
          <Tile
            tone="info"
            icon={<IconHeartHandshake />}
            figure={formatCount(choices.pairs)}
            name={t('figures.pairs')}
            text={sayPairs(choices, t)}
          />
        )}
      </TileRow>
      <FigureCards figures={figures} />
    </Stack>
  );
}

function sayPairs(
  { families_in_pair: families, families_met: met }: NonNullable<MelawaFigures['choices']>,
  t: Translate<'melawaDay'>,
): string {
  return met === null ? t('figures.pairsText', { families }) : t('figures.pairsMet', { families, met });
}

/** That one-sided choices exist nowhere any more; below it the slips, until they are shredded. */
function Destroyed({ figures: { choices, shredding } }: { figures: MelawaFigures }) {
  const t = useMessages('melawaDay');
  if (choices === null || choices.destroyed_at === null) return <Shredding shredding={shredding} />;
  const shredded = sayShredded(shredding, t);
  return (
    <>
      <Banner
        tone="success"
        icon={<IconShieldCheck />}
        title={t('figures.destroyed', { at: formatMoment(choices.destroyed_at) })}
      >
        {t('figures.madePairs', { numbers: choices.numbers, pairs: choices.pairs })} {shredded}
      </Banner>
      {shredded === null ? <Shredding shredding={shredding} /> : null}
    </>
  );
}
