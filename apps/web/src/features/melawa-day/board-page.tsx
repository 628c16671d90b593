import type { MelawaBoard } from '@suchi/contracts/melawa';
import { IconSettings, IconSpeakerphone, IconTheater } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHasAccess } from '../../entities/current-user/use-duties.ts';
import { officePaths } from '../../shared/config/office-paths.ts';
import { formatWeekdayDate } from '../../shared/i18n/long-date.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { boardQuery } from './api/melawa-day-api.ts';
import classes from './board-page.module.css';
import { DayLine } from './components/day-line.tsx';
import { DesksTable } from './components/desks-table.tsx';
import { Fresh } from './components/fresh.tsx';
import { Needs } from './components/needs.tsx';
import { NotOpen } from './components/not-open.tsx';
import { PageTitleWithDay } from './components/page-title-with-day.tsx';
import { Quarters } from './components/quarters.tsx';
import { Shredding } from './components/shredding.tsx';
import { StageStrip } from './components/stage-strip.tsx';
import { BoardTiles } from './components/board-tiles.tsx';
import { WordDialog } from './components/word-dialog.tsx';
import { isNotOpen } from './model/refusal-words.ts';
import { sayClock } from './model/say-clock.ts';

/** What the organiser sees of the day. */
export function BoardPage() {
  const t = useMessages('melawaDay');
  const source = useQuery(boardQuery);
  const isAdmin = useHasAccess('admin');
  const [isTelling, setIsTelling] = useState(false);
  const board = source.data;
  if (board === undefined && isNotOpen(source.error)) return <NotOpen />;
  return (
    <ScreenWrapper
      title={t('title')}
      heading={
        <PageTitleWithDay
          title={t('title')}
          day={board && t('onDay', { day: formatWeekdayDate(board.day), hall: board.hall })}
        />
      }
      actions={
        <>
          {board ? <Fresh now={board.now} readAt={source.dataUpdatedAt} /> : null}
          <Button
            look="default"
            icon={<IconSpeakerphone size={20} aria-hidden="true" />}
            onClick={() => setIsTelling(true)}
          >
            {t('word.open')}
          </Button>
          {isAdmin ? (
            <ButtonLink
              look="default"
              icon={<IconSettings size={20} aria-hidden="true" />}
              to={officePaths.melawaSettings}
            >
              {t('settings')}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <ListStates
        source={source}
        isEmpty={() => false}
        loading={<Skeleton height={480} />}
        empty={null}
        ready={(found) => <Board board={found} />}
      />
      {isTelling ? <WordDialog onClose={() => setIsTelling(false)} /> : null}
    </ScreenWrapper>
  );
}

function Board({ board }: { board: MelawaBoard }) {
  const t = useMessages('melawaDay');
  const { word } = board;
  return (
    <Stack gap={4}>
      {board.is_rehearsal ? <Banner tone="gold" icon={<IconTheater />} title={t('rehearsing')} /> : null}
      <Shredding shredding={board.shredding} />
      <BoardTiles board={board} />
      <div className={classes.pair}>
        <Needs needs={board.needs} />
        <Quarters quarters={board.quarters} now={board.now} />
      </div>
      <DesksTable board={board} />
      <StageStrip stage={board.stage} />
      <DayLine board={board} />
      {word ? (
        <p className={classes.word}>
          <IconSpeakerphone size={20} aria-hidden="true" />
          {t('word.last', { time: sayClock(word.at), text: word.text })}
        </p>
      ) : null}
    </Stack>
  );
}
