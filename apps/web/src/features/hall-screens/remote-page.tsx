import type { HallDeck, ListedScreen, ScreenList } from '@suchi/contracts/hall';
import { useQuery } from '@tanstack/react-query';
import { GenderPlaceholder } from '../../entities/picture/gender-placeholder.tsx';
import { officePaths, screenPath } from '../../shared/config/office-paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useNavigate, useParams } from '../../shared/router/hooks.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { SmallSelect } from '../../shared/ui/small-select.tsx';
import { RemoteKeys } from './remote-keys.tsx';
import { findHealth } from './screen-health.ts';
import { deckQuery, hallCardQuery, screensQuery, useCommand } from './screens-api.ts';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import { Card, Row, Stack } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './remote-page.module.css';

/** The phone as remote control of one screen. */
export function RemotePage() {
  const t = useMessages('hallScreens');
  const { id = '' } = useParams();
  const list = useQuery(screensQuery);
  const isCut = list.isError;
  const deck = useQuery(deckQuery).data?.deck ?? null;
  return (
    <Stack gap={3} className={classes.remote}>
      <ListStates
        source={list}
        isEmpty={({ screens }) => screens.every((screen) => screen.id !== id)}
        loading={<Skeleton height={480} />}
        empty={
          <>
            <PageHeading title={t('control.title')} />
            <p>{t('control.gone')}</p>
            <ButtonLink to={officePaths.screens}>{t('control.back')}</ButtonLink>
          </>
        }
        ready={(data) => <Remote key={id} id={id} list={data} deck={deck} isCut={isCut} />}
      />
    </Stack>
  );
}

interface RemoteProps {
  id: string;
  list: ScreenList;
  deck: HallDeck['deck'];
  /** The phone itself gets no answer, so what it shows is old. */
  isCut: boolean;
}

function Remote({ id, list, deck, isCut }: RemoteProps) {
  const t = useMessages('hallScreens');
  const navigate = useNavigate();
  const command = useCommand(id);
  const screen = list.screens.find((each) => each.id === id);
  if (!screen) return null;
  const hasChoice = list.screens.length > 1;
  return (
    <>
      <PageHeading title={t('control.title')}>
        <span className={hasChoice ? 'visually-hidden' : undefined}>{screen.name}</span>
      </PageHeading>
      {hasChoice ? (
        <Row as="p" gap={2}>
          <label htmlFor="hall-remote-screen">{t('control.choose')}</label>
          <SmallSelect
            id="hall-remote-screen"
            value={id}
            options={list.screens.map(({ id: value, name }) => ({ value, label: name }))}
            onChange={(next) => void navigate(screenPath(next), { replace: true })}
          />
        </Row>
      ) : null}
      <NowShown screen={screen} now={list.now} isCut={isCut} />
      {command.isError ? (
        <p className={classes.failed} role="alert">
          {t('control.failed')}
        </p>
      ) : null}
      <Sections
        screen={screen}
        deck={deck}
        onChoose={(section) => command.mutate({ kind: 'section', section })}
      />
      <RemoteKeys screen={screen} onCommand={command.mutate} />
    </>
  );
}

function NowShown({ screen, now, isCut }: { screen: ListedScreen; now: string; isCut: boolean }) {
  const t = useMessages('hallScreens');
  const card = useQuery(hallCardQuery(screen.item)).data;
  const health = useHealthWords(screen, now);
  return (
    <Card as="section" padding={3} className={classes.now}>
      {card?.photo ? (
        <img src={card.photo.thumb_url} alt="" />
      ) : (
        <span className={classes.noPhoto}>
          <GenderPlaceholder gender={card?.gender ?? null} label="" />
        </span>
      )}
      <div>
        <Text
          tone="success"
          size="xs"
          weight="regular"
          className={classes.health}
          data-state={isCut ? 'lost' : health.state}
        >
          {isCut ? t('control.cut') : health.words}
        </Text>
        <Text size="2xl" face="display" leading="tight" className={classes.shown}>
          {screen.state.is_blank ? (
            t('control.blank')
          ) : card ? (
            <>
              <strong>{card.serial_number}</strong> {card.name}
            </>
          ) : (
            t('control.nothing')
          )}
        </Text>
        <Text tone="muted">{usePlace(screen)}</Text>
      </div>
    </Card>
  );
}

function useHealthWords(screen: ListedScreen, now: string) {
  const t = useMessages('hallScreens');
  const { state, seconds } = findHealth(screen, now);
  if (state === 'never') return { state, words: t('control.waiting') };
  if (state === 'lost') return { state, words: t('control.lost', { seconds }) };
  const { item } = screen;
  const words = item === null ? t('control.alive', { seconds }) : t('control.aliveItem', { item, seconds });
  return { state, words };
}

function usePlace({ state, report }: ListedScreen): string {
  const t = useMessages('hallScreens');
  if (!state.is_playing || !report) return t('control.stands');
  const place = { shown: report.shown, total: report.of };
  return report.next === null
    ? t('control.slideshow', place)
    : t('control.slideshowNext', { ...place, serial: report.next });
}

interface SectionsProps {
  screen: ListedScreen;
  deck: HallDeck['deck'];
  onChoose: (section: ListedScreen['state']['section']) => void;
}

function Sections({ screen, deck, onChoose }: SectionsProps) {
  const t = useMessages('hallScreens');
  const chosen = screen.state.section;
  return (
    <Row gap={2} align="stretch" className={classes.sections} role="group" aria-label={t('control.sections')}>
      <PlainButton aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        {t('control.all')}
      </PlainButton>
      {deck?.sections.map(({ kind, title }) => (
        <PlainButton key={kind} aria-pressed={chosen === kind} onClick={() => onChoose(kind)}>
          {title}
        </PlainButton>
      ))}
    </Row>
  );
}
