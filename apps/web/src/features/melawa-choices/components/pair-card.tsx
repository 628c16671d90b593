import type { MelawaPair } from '@suchi/contracts/melawa';
import { formatPhoneInIndia, toDialled } from '@suchi/domain/text';
import { IconArmchair2, IconPhone } from '@tabler/icons-react';
import { formatHeight } from '../../../shared/i18n/format-measures.ts';
import { formatTimeOfDay } from '../../../shared/i18n/long-date.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Box, Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { Mark } from '../../../shared/ui/tinted.tsx';
import { Face } from './face.tsx';
import classes from './melawa-choices.module.css';

interface PairCardProps {
  pair: MelawaPair;
  tables: number;
  /** Null: it is closed. */
  foyerUntil: string | null;
  isBusy: boolean;
  onTap: (kind: 'share' | 'ask_table') => void;
  onTakeBack: () => void;
}

/** One family of a pair: who it is, the table, the number, and what can still be tapped. */
export function PairCard(props: PairCardProps) {
  const { pair, onTakeBack } = props;
  const t = useMessages('melawaChoices');
  const facts = [
    pair.age === null ? null : t('pairs.years', { age: pair.age }),
    pair.height_cm === null ? null : formatHeight(pair.height_cm),
    pair.town,
  ].filter((fact) => fact !== null);
  return (
    <Card as="article" aria-label={pair.name}>
      <Row gap={4} align="start" className="pad-4">
        <Face photo={pair.photo} gender={pair.gender} size="card" />
        <Stack gap={1} align="start" grow>
          <Mark tint="sunken">{t('pairs.serial', { number: pair.number })}</Mark>
          <Text as="h2" size="2xl" face="display" weight="regular" leading="snug" breaks>
            {pair.name}
          </Text>
          <Text weight="bold" className={classes.facts}>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </Text>
          <Text tone="soft">{pair.work}</Text>
        </Stack>
      </Row>
      <Table {...props} />
      <Contact pair={pair} />
      <Taps {...props} />
      <Box className="pad-4">
        <LinkButton className="touch" aria-haspopup="dialog" onClick={onTakeBack}>
          {t('pairs.takeBack')}
        </LinkButton>
      </Box>
    </Card>
  );
}

function Table({ pair, tables, foyerUntil }: PairCardProps) {
  const t = useMessages('melawaChoices');
  const { table } = pair;
  if (table !== null)
    return (
      <Row gap={4} className={`framed pad-4 tinted tint-success ${classes.table}`}>
        <IconArmchair2 size={28} aria-hidden="true" />
        <div>
          <Text size="lg" weight="bold">
            {t('pairs.table', {
              table: table.number,
              time: formatTimeOfDay(table.from),
              minutes: table.minutes,
            })}
          </Text>
          <Text tone="soft">{t('pairs.tableText')}</Text>
        </div>
      </Row>
    );
  if (!pair.has_table_wish || foyerUntil === null) return null;
  return (
    <p className={`framed pad-4 tinted tint-gold ${classes.table}`} role="status">
      {t('pairs.noTables', { tables, time: formatTimeOfDay(foyerUntil) })}
    </p>
  );
}

function Contact({ pair }: { pair: MelawaPair }) {
  const t = useMessages('melawaChoices');
  if (!pair.is_number_open) return null;
  const { contact } = pair;
  if (contact === null) return <p className="pad-4">{t('pairs.noNumber')}</p>;
  const number = formatPhoneInIndia(contact.mobile);
  return (
    <Row gap={3} justify="between" wrap className="pad-4">
      <div>
        <Text tone="soft">{sayWhoseNumber(contact, t)}</Text>
        <Text size="lg" weight="bold" figures>
          {number}
        </Text>
      </div>
      <a
        className={classes.call}
        href={`tel:${toDialled(contact.mobile)}`}
        aria-label={t('pairs.callNumber', { number })}
      >
        <IconPhone size={22} aria-hidden="true" />
        {t('pairs.call')}
      </a>
    </Row>
  );
}

function sayWhoseNumber(
  { name, relation }: NonNullable<MelawaPair['contact']>,
  t: Translate<'melawaChoices'>,
): string {
  if (name === null) return t('pairs.family');
  return relation === 'father' || relation === 'mother' ? t(`pairs.${relation}`, { name }) : name;
}

function Taps({ pair, foyerUntil, isBusy, onTap }: PairCardProps) {
  const t = useMessages('melawaChoices');
  const mayTable = foyerUntil !== null && !pair.has_table_wish && !pair.waits_for_table;
  const mayAgain = foyerUntil !== null && pair.has_table_wish && pair.table === null;
  const mayShare = !pair.is_number_open && !pair.waits_for_number;
  return (
    <Stack gap={3} className="pad-4">
      <div className={classes.two}>
        {mayTable || mayAgain ? (
          <Button
            look={pair.is_asked_for_table ? 'filled' : 'default'}
            isBusy={isBusy}
            onClick={() => onTap('ask_table')}
          >
            {t(pair.is_asked_for_table ? 'pairs.agreeTable' : 'pairs.askTable')}
          </Button>
        ) : null}
        {mayShare ? (
          <Button look="default" isBusy={isBusy} onClick={() => onTap('share')}>
            {t('pairs.share')}
          </Button>
        ) : null}
      </div>
      <Text tone="muted" role="status">
        {pair.waits_for_number ? t('pairs.waitsNumber') : null}
        {mayShare ? t('pairs.bothAgree') : null}
      </Text>
      {pair.waits_for_table && foyerUntil !== null ? (
        <Text tone="muted" role="status">
          {t('pairs.waitsTable')}
        </Text>
      ) : null}
    </Stack>
  );
}
