import type { FamilyListItem, FamilyMail, Interest } from '@suchi/contracts/families';
import { IconCheck, IconClock } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { FitLine } from '../../../entities/fit/fit-line.tsx';
import { familyPath, profilePath } from '../../../shared/config/paths.ts';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { namesOf } from '../../../shared/i18n/names-of.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Card, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import type { FamilyActions } from '../model/family-actions.ts';
import { isAnswerable, isLive, sayState } from '../model/say-state.ts';
import { isNew, useOnScreen, useSeen } from '../model/use-seen.ts';
import classes from './family-card.module.css';
import { FamilyHead } from './family-head.tsx';
import { FamilyQuote } from './family-quote.tsx';
import { OpenContact } from './open-contact.tsx';
import { SentFoot } from './sent-foot.tsx';
import { SentSteps } from './sent-steps.tsx';

interface FamilyCardProps {
  item: FamilyListItem;
  actions: FamilyActions;
}

/** One family in a list on a phone: what was written, and what comes next. */
export function FamilyCard({ item, actions }: FamilyCardProps) {
  const [isOnScreen, ref] = useOnScreen();
  useSeen(item, isOnScreen);
  if (item.kind === 'mail') return <MailCard item={item} actions={actions} />;
  const Body = item.state === 'accepted' ? Accepted : item.side === 'received' ? Received : Sent;
  return (
    <Framed item={item} frame={ref} foot={isWaiting(item) ? <SentFoot interest={item} /> : null}>
      <Body interest={item} actions={actions} />
    </Framed>
  );
}

const isWaiting = (interest: Interest) =>
  interest.side === 'sent' && interest.state !== 'accepted' && isLive(interest);

interface FramedProps {
  item: FamilyListItem;
  frame?: Ref<HTMLElement>;
  foot?: ReactNode;
  children: ReactNode;
}

function Framed({ item, frame, foot = null, children }: FramedProps) {
  return (
    <Card as="article" className={classes.card} aria-label={namesOf(item.family).name} ref={frame}>
      <Stack gap={4} className="pad-4 bounded">
        {children}
      </Stack>
      {foot}
    </Card>
  );
}

interface BodyProps {
  interest: Interest;
  actions: FamilyActions;
}

function Received({ interest, actions }: BodyProps) {
  const t = useMessages('families');
  const { family, state } = interest;
  return (
    <>
      <FamilyHead item={interest}>
        {family.serial_number === null ? null : (
          <Text tone="soft">{t('serial', { serial: family.serial_number })}</Text>
        )}
        {isNew(interest) ? <NewMark /> : null}
        {state === 'later' ? <LaterMark words={t('received.later')} /> : null}
      </FamilyHead>
      <FamilyQuote item={interest} />
      {family.fit ? <FitLine fit={family.fit} isPlain /> : null}
      <ReceivedButtons interest={interest} actions={actions} />
      <Text tone="muted">{sayState(interest)}</Text>
    </>
  );
}

function ReceivedButtons({ interest, actions }: BodyProps) {
  const t = useMessages('families');
  const { family } = interest;
  const canAnswer = isAnswerable(interest);
  if (!family.can_open && !canAnswer && !interest.may_still_accept) return null;
  return (
    <div className={classes.buttons}>
      {family.can_open ? (
        <ButtonLink look="default" to={profilePath(family.profile_id)}>
          {t('received.read')}
        </ButtonLink>
      ) : null}
      {canAnswer ? (
        <Button aria-haspopup="dialog" onClick={() => actions.answer(interest)}>
          {t('received.answer')}
        </Button>
      ) : interest.may_still_accept ? (
        <Button look="light" aria-haspopup="dialog" onClick={() => actions.answer(interest, 'yes')}>
          {t('received.stillYes')}
        </Button>
      ) : null}
    </div>
  );
}

function Sent({ interest }: BodyProps) {
  const t = useMessages('families');
  const { state, sent_at: sentAt, again_from: againFrom } = interest;
  return (
    <>
      <FamilyHead item={interest}>
        {state === 'later' ? (
          <LaterMark words={t('sent.later')} />
        ) : (
          <Text tone="muted">{t('sent.on', { date: formatDay(sentAt) })}</Text>
        )}
        {isLive(interest) ? <Text tone="muted">{sayState(interest)}</Text> : null}
      </FamilyHead>
      {state === 'open' ? <SentSteps interest={interest} /> : null}
      <FamilyQuote item={interest} />
      {isLive(interest) ? null : (
        <Text tone="soft">
          {sayState(interest)} {againFrom === null ? null : t('againFrom', { date: formatDay(againFrom) })}
        </Text>
      )}
    </>
  );
}

function Accepted({ interest }: BodyProps) {
  const t = useMessages('families');
  return (
    <>
      <FamilyHead item={interest}>
        <BothMark />
        <Text tone="muted">{sayState(interest)}</Text>
      </FamilyHead>
      {interest.contact ? <OpenContact contact={interest.contact} /> : null}
      <ButtonLink look="light" fullWidth to={familyPath(interest.id)}>
        {t('accepted.next')}
      </ButtonLink>
    </>
  );
}

function MailCard({ item, actions }: { item: FamilyMail; actions: FamilyActions }) {
  const t = useMessages('families');
  const { family } = item;
  return (
    <Framed item={item}>
      <FamilyHead item={item}>
        <Badge tone="plain">{t('mail.label')}</Badge>
      </FamilyHead>
      <FamilyQuote item={item} />
      {family.can_open ? (
        <div className={classes.buttons}>
          <ButtonLink look="default" to={profilePath(family.profile_id)}>
            {t('received.read')}
          </ButtonLink>
          <Button look="light" aria-haspopup="dialog" onClick={() => actions.reply(family)}>
            {t('mail.reply')}
          </Button>
        </div>
      ) : null}
    </Framed>
  );
}

export function NewMark() {
  const t = useMessages('families');
  return (
    <Badge tone="brand" icon={<span className={classes.dot} aria-hidden="true" />}>
      {t('new')}
    </Badge>
  );
}

export const LaterMark = ({ words }: { words: string }) => (
  <Badge tone="gold" icon={<IconClock size={18} aria-hidden="true" />}>
    {words}
  </Badge>
);

export function BothMark() {
  const t = useMessages('families');
  return (
    <Badge tone="success" icon={<IconCheck size={18} aria-hidden="true" />}>
      {t('accepted.both')}
    </Badge>
  );
}
