import type { FamilyListItem, Interest } from '@suchi/contracts/families';
import { interestAnswers } from '@suchi/domain/families';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FitLine } from '../../../entities/fit/fit-line.tsx';
import { familyPath, profilePath } from '../../../shared/config/paths.ts';
import { sayStoredChoice } from '../../../shared/i18n/choice-words.ts';
import { formatHeight } from '../../../shared/i18n/format-measures.ts';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { namesOf } from '../../../shared/i18n/names-of.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { FactLine } from '../../../shared/ui/fact-line.tsx';
import { LatinName } from '../../../shared/ui/latin-name.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import type { FamilyActions } from '../model/family-actions.ts';
import { isAnswerable, isLive, sayState } from '../model/say-state.ts';
import { useSeen } from '../model/use-seen.ts';
import { BothMark } from './family-card.tsx';
import { FamilyDots } from './family-dots.tsx';
import { FamilyPhoto } from './family-head.tsx';
import classes from './family-desk.module.css';
import { FamilyQuote } from './family-quote.tsx';
import { OpenContact } from './open-contact.tsx';
import { SentFoot } from './sent-foot.tsx';
import { SentSteps } from './sent-steps.tsx';

interface FamilyPaneProps {
  item: FamilyListItem;
  actions: FamilyActions;
}

/** The opened family on a wide screen. */
export function FamilyPane({ item, actions }: FamilyPaneProps) {
  const t = useMessages('families');
  const { family } = item;
  const { name } = namesOf(family);
  useSeen(item, true);
  return (
    <Card as="article" padding={6} className={classes.pane} aria-label={name}>
      <Stack gap={4} align="start" className={classes.picture}>
        <FamilyPhoto family={family} variant="card" />
        {family.can_open ? (
          <ButtonLink look="default" fullWidth to={profilePath(family.profile_id)}>
            {t('pane.read')}
          </ButtonLink>
        ) : null}
      </Stack>
      <Stack gap={4} align="start" className="bounded">
        <PaneHead item={item} />
        <FamilyQuote item={item} />
        <Facts family={family} />
      </Stack>
      <div className={classes.steps}>
        {item.kind === 'mail' ? (
          family.can_open ? (
            <Button aria-haspopup="dialog" onClick={() => actions.reply(family)}>
              {t('mail.reply')}
            </Button>
          ) : null
        ) : (
          <NextStep interest={item} actions={actions} />
        )}
      </div>
    </Card>
  );
}

function PaneHead({ item }: { item: FamilyListItem }) {
  const tSearch = useMessages('search');
  const t = useMessages('families');
  const { family } = item;
  const { name, latin } = namesOf(family);
  const { age, height_cm: height, place, serial_number: serial, marital_status: status } = family;
  const facts = [
    age === null ? null : t('years', { count: age }),
    height === null ? null : formatHeight(height),
    place,
  ].filter((fact) => fact !== null);
  return (
    <div className={classes.title}>
      <Row gap={2} wrap>
        {serial === null ? null : <Badge tone="brand">{tSearch('card.suchiNumber', { serial })}</Badge>}
        {status === null ? null : <Badge tone="plain">{sayStoredChoice('marital_status', status)}</Badge>}
        <span className="grow" />
        <FamilyDots item={item} />
      </Row>
      <Text as="h2" size="3xl" weight="regular" face="display" leading="tight" breaks>
        {name || t('nameless')}
      </Text>
      <LatinName name={latin} />
      {facts.length === 0 ? null : <FactLine facts={facts} size="lg" leading="snug" above={1} />}
    </div>
  );
}

function Facts({ family }: { family: FamilyListItem['family'] }) {
  const t = useMessages('families');
  const work = [family.designation, family.organization_name].filter(Boolean).join(', ');
  return (
    <dl className={classes.facts}>
      <Fact label={t('facts.education')}>{family.education}</Fact>
      <Fact label={t('facts.work')}>{work || null}</Fact>
      <Fact label={t('facts.fit')}>{family.fit ? <FitLine fit={family.fit} isPlain /> : null}</Fact>
      <Fact label={t('facts.gotra')}>{family.gotra}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <div>
      <Text as="dt" tone="soft">
        {label}
      </Text>
      <dd>{children}</dd>
    </div>
  );
}

function NextStep({ interest, actions }: { interest: Interest; actions: FamilyActions }) {
  const t = useMessages('families');
  const { id, side, state, open_until: openUntil } = interest;
  if (state === 'accepted') {
    return (
      <>
        <BothMark />
        {interest.contact ? <OpenContact contact={interest.contact} /> : null}
        <ButtonLink look="light" to={familyPath(id)}>
          {t('accepted.next')}
        </ButtonLink>
      </>
    );
  }
  if (isAnswerable(interest)) {
    return (
      <>
        <p>
          <RichMessage
            text={t('pane.yourAnswer', { date: openUntil === null ? '' : formatDay(openUntil) })}
            marks={{ b: (content) => <strong>{content}</strong> }}
          />
        </p>
        <Row gap={3} align="stretch" wrap>
          {interestAnswers.map((answer) => (
            <Button
              key={answer}
              look={answer === 'yes' ? 'filled' : 'default'}
              icon={answer === 'yes' ? <IconCheck size={20} aria-hidden="true" /> : null}
              aria-haspopup="dialog"
              onClick={() => actions.answer(interest, answer)}
            >
              {t(`answer.${answer}.title`)}
            </Button>
          ))}
        </Row>
        <Text tone="muted">{t('pane.nextStep')}</Text>
      </>
    );
  }
  return (
    <>
      {side === 'sent' && state === 'open' ? <SentSteps interest={interest} /> : null}
      <Text tone="soft">{sayState(interest)}</Text>
      {side === 'sent' && isLive(interest) ? <SentFoot interest={interest} /> : null}
      {interest.may_still_accept ? (
        <Button look="light" aria-haspopup="dialog" onClick={() => actions.answer(interest, 'yes')}>
          {t('received.stillYes')}
        </Button>
      ) : null}
    </>
  );
}
