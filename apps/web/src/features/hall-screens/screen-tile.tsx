import type { HallDeck, ListedScreen } from '@suchi/contracts/hall';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Text } from '../../shared/ui/text.tsx';
import { GenderPlaceholder } from '../../entities/picture/gender-placeholder.tsx';
import { screenPath } from '../../shared/config/office-paths.ts';
import { formatMoment } from '../../shared/i18n/long-date.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Mark } from '../../shared/brand/mark.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { findHealth } from './screen-health.ts';
import { hallCardQuery, useCommand, useRemoveScreen } from './screens-api.ts';
import { Card, Row } from '../../shared/ui/layout.tsx';
import classes from './screens-page.module.css';

interface ScreenTileProps {
  screen: ListedScreen;
  now: string;
  deck: HallDeck['deck'];
}

/** One screen: what it shows, redrawn from what it says, and its buttons. */
export function ScreenTile({ screen, now, deck }: ScreenTileProps) {
  const t = useMessages('hallScreens');
  const command = useCommand(screen.id);
  const { is_blank: isBlank } = screen.state;
  return (
    <Card as="li" padding={4} gap={3} className={classes.tile} aria-label={screen.name}>
      <Row as="header" gap={2} justify="between">
        <Text as="h2" size="lg" weight="bold" face="plain" breaks>
          {screen.name}
        </Text>
        <Health screen={screen} now={now} />
      </Row>
      <Thumbnail screen={screen} />
      <Facts screen={screen} deck={deck} />
      <div className={classes.buttons}>
        <ButtonLink
          to={screenPath(screen.id)}
          look="light"
          icon={<IconDeviceMobile size={20} aria-hidden="true" />}
        >
          {t('remote')}
        </ButtonLink>
        <Button look="default" onClick={() => command.mutate({ kind: isBlank ? 'unblank' : 'blank' })}>
          {isBlank ? t('unblank') : t('blank')}
        </Button>
        <Manage screen={screen} />
      </div>
    </Card>
  );
}

function Health({ screen, now }: { screen: ListedScreen; now: string }) {
  const t = useMessages('hallScreens');
  const { state, seconds } = findHealth(screen, now);
  if (state === 'never') return <Badge tone="plain">{t('alive.never')}</Badge>;
  if (state === 'alive') return <Badge tone="success">{t('alive.now', { seconds })}</Badge>;
  return seconds < 60 ? (
    <Badge tone="gold">{t('alive.slow', { seconds })}</Badge>
  ) : (
    <Badge tone="gold">{t('alive.lost', { count: Math.floor(seconds / 60) })}</Badge>
  );
}

function Thumbnail({ screen }: { screen: ListedScreen }) {
  const t = useMessages('hallScreens');
  const card = useQuery(hallCardQuery(screen.item)).data;
  if (screen.state.is_blank || !card)
    return (
      <div className={classes.dark}>
        <Mark onPanel size={44} />
        <span>{screen.state.is_blank ? t('facts.blank') : t('facts.nothing')}</span>
      </div>
    );
  return (
    <div className={classes.thumbnail} data-tone={card.gender}>
      {card.photo ? (
        <img src={card.photo.thumb_url} alt="" />
      ) : (
        <GenderPlaceholder gender={card.gender} label="" />
      )}
      <p>
        <span>{card.name}</span> <strong>{card.serial_number}</strong>
      </p>
    </div>
  );
}

function Facts({ screen, deck }: Omit<ScreenTileProps, 'now'>) {
  const t = useMessages('hallScreens');
  const { report, state } = screen;
  const section = deck?.sections.find(({ kind }) => kind === state.section)?.title ?? t('facts.allSections');
  const total = deck?.serials.length ?? 0;
  const loaded = Math.min(report?.loaded ?? 0, total);
  const deckWords = report?.of
    ? t('facts.deckPlace', { section, shown: report.shown, total: report.of })
    : section;
  return (
    <>
      <dl className={classes.facts}>
        <dt>{t('facts.deck')}</dt>
        <dd>{deckWords}</dd>
        <dt>{t('facts.operator')}</dt>
        <dd>{screen.commanded_by ?? t('facts.nobody')}</dd>
        <dt>{t('facts.ends')}</dt>
        <dd>{formatMoment(screen.ends_at)}</dd>
        <dt>{t('facts.loaded')}</dt>
        <dd>{t('facts.loadedCount', { loaded, total })}</dd>
      </dl>
      <progress className={classes.progress} value={loaded} max={Math.max(1, total)} aria-hidden="true" />
    </>
  );
}

function Manage({ screen }: { screen: ListedScreen }) {
  const t = useMessages('hallScreens');
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const remove = useRemoveScreen();
  const close = () => setOpen(null);
  return (
    <>
      <Button look="default" onClick={() => setOpen('rename')}>
        {t('rename')}
      </Button>
      <Button look="default" isBusy={remove.isPending} onClick={() => setOpen('remove')}>
        {t('remove')}
      </Button>
      {open === 'rename' ? <RenameDialog screen={screen} onClose={close} /> : null}
      <AlertDialog
        isOpen={open === 'remove'}
        title={t('removeTitle', { name: screen.name })}
        confirmLabel={t('remove')}
        onConfirm={() => {
          close();
          remove.mutate(screen.id, {
            onSuccess: () => showToast({ message: t('removed'), tone: 'success' }),
          });
        }}
        cancel={{ label: t('cancel'), onCancel: close }}
      >
        <p>{t('removeText')}</p>
      </AlertDialog>
    </>
  );
}
