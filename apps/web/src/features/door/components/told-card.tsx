import {
  IconDoorEnter,
  IconInfoCircle,
  IconListSearch,
  IconMoodSmile,
  IconPrinter,
  IconScan,
  IconUserPlus,
  IconZoomQuestion,
} from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { LinkButton, PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { formatClock } from '../model/clock.ts';
import type { DeskCard } from '../model/desk.ts';
import { useDesk } from '../model/use-desk.ts';
import { printFamily } from './badge-card.tsx';
import { FamilyCard } from './family-card.tsx';
import { FamilyPhoto } from './family-photo.tsx';
import { NumberField } from './number-field.tsx';
import type { DoorPlace } from '../model/door-place.ts';
import classes from './door.module.css';

type Told = Extract<DeskCard, { kind: 'told' }>;
type Answer<Kind extends Told['answer']['kind']> = Extract<Told['answer'], { kind: Kind }>;

interface ToldProps {
  card: Told;
  onPlace: (place: DoorPlace) => void;
  onScan: (text: string) => void;
}

/** A pass that is in already, or what is no pass of today. Never red for a family, never a buzz. */
export function ToldCard(props: ToldProps) {
  const { answer } = props.card;
  if (answer.kind === 'already') return <Already answer={answer} />;
  return <NotFound {...props} answer={answer} />;
}

function Already({ answer }: { answer: Answer<'already'> }) {
  const t = useMessages('door');
  const { desk } = useDesk();
  const { family, at, came } = answer;
  const time = formatClock(at);
  const onPass = desk.describe(family)?.people ?? 0;
  const printedAt = desk.families.get(family)?.badgedAt ?? null;
  return (
    <>
      <Row gap={4} className={classes.band} data-look="gold" role="status">
        <IconDoorEnter aria-hidden="true" />
        <Stack className={classes.bandWords}>
          <strong>{t('already.title')}</strong>
          <span>{t('already.at', { time, desk: answer.desk })}</span>
        </Stack>
      </Row>
      <Stack gap={4} className={classes.cards}>
        <FamilyCard family={family}>
          <dl className={classes.facts}>
            {onPass === 0 ? null : (
              <>
                <dt>{t('already.onPass')}</dt>
                <dd>{t('people', { count: onPass })}</dd>
              </>
            )}
            <dt>{t('already.came', { time })}</dt>
            <dd>{t('people', { count: came })}</dd>
            <dt>{t('already.badge')}</dt>
            <dd>
              {printedAt === null
                ? t('already.badgeNone')
                : t('already.badgeAt', { time: formatClock(printedAt) })}
            </dd>
          </dl>
        </FamilyCard>
        <Row as="p" gap={3} align="start" tone="soft">
          <IconInfoCircle className={classes.fixed} aria-hidden="true" />
          {t('already.why')}
        </Row>
      </Stack>
    </>
  );
}

type NoPass = Exclude<Told['answer'], { kind: 'already' }>;

function NotFound({ card, answer, onPlace, onScan }: ToldProps & { answer: NoPass }) {
  const t = useMessages('door');
  const { title, text } = useWords(answer, card.typed);
  const suggestions = answer.kind === 'not_found' ? answer.suggestions : [];
  const asks = answer.kind === 'ask_organiser';
  return (
    <>
      <Row gap={4} className={classes.band} data-look={asks ? 'gold' : 'error'} role="status">
        <IconZoomQuestion aria-hidden="true" />
        <Stack className={classes.bandWords}>
          <strong>{title}</strong>
          {text === null ? null : <span>{text}</span>}
        </Stack>
      </Row>
      {asks ? null : (
        <Stack gap={4} className={classes.cards}>
          <NumberField
            key={card.typed}
            first={/^\d{1,6}$/.test(card.typed) ? card.typed : ''}
            onScan={onScan}
          />
          {suggestions.length === 0 ? null : <Suggestions families={suggestions} onScan={onScan} />}
          <Row gap={3}>
            <IconListSearch className={classes.brand} aria-hidden="true" />
            <LinkButton onClick={() => onPlace('names')}>{t('notFound.search')}</LinkButton>
          </Row>
          <Row as="p" gap={3} align="start" tone="soft">
            <IconMoodSmile className={classes.fixed} aria-hidden="true" />
            {t('notFound.kind')}
          </Row>
        </Stack>
      )}
    </>
  );
}

function useWords(answer: NoPass, typed: string): { title: string; text: string | null } {
  const t = useMessages('door');
  const event = useDesk().desk.data.list?.event;
  switch (answer.kind) {
    case 'ask_organiser':
      return { title: t('told.ask'), text: null };
    case 'old_pass':
      return { title: t('told.old'), text: t('told.oldText') };
    case 'mistyped':
      return { title: t('told.mistyped'), text: t('told.mistypedText') };
    case 'other_year':
      return { title: t('told.year', { year: answer.year }), text: t('told.yearText') };
    case 'other':
      return { title: t('told.other'), text: t('told.otherText') };
    case 'not_found':
      break;
  }
  const { from = 0, to = 0 } = event?.day_numbers ?? {};
  const isNumber = /^\d{1,6}$/.test(typed.trim());
  return {
    title: isNumber ? t('notFound.title', { typed: typed.trim() }) : t('notFound.unknown'),
    text: t('notFound.numbers', { last: event?.last_number ?? 0, from, to }),
  };
}

interface SuggestionsProps {
  families: readonly { family: string; number: number; people: number }[];
  onScan: (text: string) => void;
}

function Suggestions({ families, onScan }: SuggestionsProps) {
  const t = useMessages('door');
  const { desk } = useDesk();
  return (
    <Stack gap={2}>
      <h2 className={classes.mean}>{t('notFound.mean')}</h2>
      <Card as="ul" className="divided">
        {families.map(({ family, number, people }) => {
          const listed = desk.describe(family);
          const words = t('people', { count: people });
          return (
            <li key={family}>
              <PlainButton className={classes.choice} onClick={() => onScan(String(number))}>
                <FamilyPhoto family={family} size="small" />
                <span className={classes.grow}>
                  <span>
                    <strong className={classes.rowNumber}>{number}</strong> {listed?.name}
                  </span>
                  <Text as="span" tone="muted">
                    {listed?.town
                      ? t('notFound.townNotIn', { town: listed.town, people: words })
                      : t('notFound.notIn', { people: words })}
                  </Text>
                </span>
              </PlainButton>
            </li>
          );
        })}
      </Card>
    </Stack>
  );
}

/** What can be done about it. */
export function ToldFoot({ card, onPlace }: ToldProps) {
  const t = useMessages('door');
  const { desk } = useDesk();
  const { answer } = card;
  const next = (
    <Button
      look="default"
      icon={<IconScan size={22} aria-hidden="true" />}
      onClick={() => desk.card.set(null)}
    >
      {t('ok.next')}
    </Button>
  );
  if (answer.kind === 'already')
    return (
      <>
        {answer.more === 0 ? null : (
          <Button size="large" fullWidth onClick={() => void desk.letMoreIn(answer)}>
            {t('already.letIn', { people: t('more', { count: answer.more }) })}
          </Button>
        )}
        <div className={classes.halves}>
          <Button
            look="default"
            icon={<IconPrinter size={22} aria-hidden="true" />}
            onClick={() => printFamily(desk, answer.family)}
          >
            {t('already.again')}
          </Button>
          {next}
        </div>
      </>
    );
  if (answer.kind === 'ask_organiser') return next;
  return (
    <>
      <Button
        size="large"
        fullWidth
        icon={<IconUserPlus size={24} aria-hidden="true" />}
        onClick={() => onPlace('walk_in')}
      >
        {t('notFound.register')}
      </Button>
      {next}
    </>
  );
}
