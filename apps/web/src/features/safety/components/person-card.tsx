import type { KnownPerson } from '@suchi/contracts/discovery';
import type { ReportSource } from '@suchi/domain/safety';
import { IconBan, IconChevronRight, IconFlag, IconLockOpen } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { closedFor } from '../../../entities/picture/closed-for.ts';
import { SafetyDialog } from '../../../entities/member-safety/safety-dialog.tsx';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { profilePath } from '../../../shared/config/paths.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { namesOf } from '../../../shared/i18n/names-of.ts';
import { Link } from '../../../shared/router/link.tsx';
import { useBlocking } from '../model/use-blocking.ts';
import { LinkButton, PlainButton } from '../../../shared/ui/plain-button.tsx';
import { LatinName } from '../../../shared/ui/latin-name.tsx';
import { Box, Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './person-card.module.css';

interface PersonCardProps {
  person: KnownPerson;
  source: ReportSource;
  /** When and how often. */
  children: ReactNode;
  /** Opened at once, for a link in a mail. */
  initialDialog?: 'block' | 'report' | null;
}

/** Someone the member had contact with, with Block and Report. */
export function PersonCard({ person, source, children, initialDialog = null }: PersonCardProps) {
  const t = useMessages('safety');
  const blocking = useBlocking(person, initialDialog);
  const { name, calledBy } = namesOf(person);
  return (
    <Card as="article" className={classes.card} aria-label={name}>
      {blocking.isFolded ? (
        <Row as="p" gap={3} justify="between" tone="soft" className={classes.folded} role="status">
          {t('block.folded', { name: calledBy })}
          <LinkButton
            className={classes.undo}
            aria-label={t('block.undoWho', { name })}
            onClick={blocking.undo}
            ref={focusOnMount}
          >
            {t('block.undo')}
          </LinkButton>
          <LinkButton
            className={classes.undo}
            aria-label={t('actions.reportWho', { name })}
            onClick={() => blocking.open('report')}
          >
            {t('actions.report')}
          </LinkButton>
        </Row>
      ) : (
        <>
          <Head person={person}>{children}</Head>
          <div className={classes.actions}>
            {person.block_id === null ? (
              <PlainButton
                aria-label={t('actions.blockWho', { name })}
                onClick={() => blocking.open('block')}
              >
                <IconBan size={20} aria-hidden="true" />
                {t('actions.block')}
              </PlainButton>
            ) : (
              <PlainButton aria-label={t('actions.unblockWho', { name })} onClick={blocking.undo}>
                <IconLockOpen size={20} aria-hidden="true" />
                {t('actions.unblock')}
              </PlainButton>
            )}
            <PlainButton
              aria-label={t('actions.reportWho', { name })}
              onClick={() => blocking.open('report')}
            >
              <IconFlag size={20} aria-hidden="true" />
              {t('actions.report')}
            </PlainButton>
          </div>
        </>
      )}
      {blocking.dialog === null ? null : (
        <SafetyDialog
          kind={blocking.dialog}
          profileId={person.profile_id}
          name={name}
          userId={blocking.userId}
          source={source}
          onBlocked={blocking.onBlocked}
          onClose={blocking.close}
        />
      )}
    </Card>
  );
}

/** The button that was pressed is gone. */
const focusOnMount = (button: HTMLButtonElement | null) => button?.focus();

function Head({ person, children }: Pick<PersonCardProps, 'person' | 'children'>) {
  const t = useMessages('safety');
  const { can_open: canOpen, block_id: blockId } = person;
  const { name, latin } = namesOf(person);
  return (
    <Row gap={3} className={classes.head}>
      <div className={classes.photo}>
        <PictureImage
          picture={person.photo}
          variant="thumb"
          alt={t(person.photo === null ? 'person.noPhotoOf' : 'person.photoOf', { name })}
          fallbackGender={person.gender}
          closedFor={closedFor(person, name)}
        />
      </div>
      <Box breaks grow>
        <Text as="h2" size="lg" weight="bold" face="plain" leading="snug">
          {canOpen ? (
            <Link
              className={classes.link}
              to={profilePath(person.profile_id)}
              aria-label={t('actions.open', { name })}
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </Text>
        <LatinName name={latin} />
        <Text tone="soft">{listFacts(person, t).join(', ')}</Text>
        {children}
        {blockId === null ? null : (
          <Text tone="error" weight="bold">
            {t('block.state')}
          </Text>
        )}
      </Box>
      {canOpen ? <IconChevronRight size={22} className="muted" aria-hidden="true" /> : null}
    </Row>
  );
}

function listFacts({ serial_number: serial, age, place }: KnownPerson, t: Translate<'safety'>): string[] {
  return [
    serial === null ? null : t('person.serial', { serial }),
    age === null ? null : t('person.years', { count: age }),
    place,
  ].filter((fact) => fact !== null);
}
