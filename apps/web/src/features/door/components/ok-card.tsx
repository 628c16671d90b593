import {
  IconBabyCarriage,
  IconCheck,
  IconReceipt,
  IconRoute,
  IconScan,
  IconSunrise,
} from '@tabler/icons-react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { Mark } from '../../../shared/ui/tinted.tsx';
import { formatClock } from '../model/clock.ts';
import { type DeskCard, timeOf } from '../model/desk.ts';
import { useDesk } from '../model/use-desk.ts';
import { BadgeCard } from './badge-card.tsx';
import { FamilyCard } from './family-card.tsx';
import { PeopleStepper } from './people-stepper.tsx';
import classes from './door.module.css';

type Ok = Extract<DeskCard, { kind: 'ok' }>;

/** A family that was counted: the next pass replaces it. */
export function OkCard({ card }: { card: Ok }) {
  const t = useMessages('door');
  const { desk } = useDesk();
  const { family, id, letIn } = card;
  const inside = desk.families.get(family);
  const operation = desk.data.log.get(id);
  const count = inside?.people ?? 0;
  const people = t('people', { count });
  const time = operation === undefined ? '' : formatClock(timeOf(operation));
  return (
    <>
      <Row gap={4} className={classes.band} data-look="leaf">
        <IconCheck className={classes.check} aria-hidden="true" />
        <Stack className={classes.bandWords}>
          <strong>
            {letIn === null ? t('ok.title') : t('ok.more', { people: t('people', { count: letIn }) })}
          </strong>
          <span>{t('peopleAt', { people, time })}</span>
        </Stack>
        {desk.mayUndo(id) ? (
          <PlainButton className={classes.undo} onClick={() => void desk.undo(family, id)}>
            {t('ok.undo')}
          </PlainButton>
        ) : null}
      </Row>
      <Stack gap={3} className={classes.cards}>
        <FamilyCard family={family}>
          <Flags family={family} />
        </FamilyCard>
        <Due family={family} />
        <People family={family} count={count} />
        <BadgeCard family={family} />
        <Text tone="muted" className={classes.centred}>
          {t('ok.show')}
        </Text>
      </Stack>
    </>
  );
}

export function OkFoot() {
  const t = useMessages('door');
  const { desk } = useDesk();
  return (
    <Button
      look="green"
      size="large"
      fullWidth
      icon={<IconScan size={24} aria-hidden="true" />}
      onClick={() => desk.card.set(null)}
    >
      {t('ok.next')}
    </Button>
  );
}

const icon = { size: 20, 'aria-hidden': true } as const;

function Flags({ family }: { family: string }) {
  const t = useMessages('door');
  const { desk } = useDesk();
  const listed = desk.describe(family);
  if (listed === null) return null;
  const { stage_wish: wish, is_from_far: isFar, has_small_child: hasChild } = listed;
  const paid = desk.paidOf(family);
  if (wish === 'none' && !isFar && !hasChild && paid === 0) return null;
  return (
    <Row gap={3} wrap className={classes.flags}>
      {wish === 'none' ? null : (
        <Mark tint="sunken">
          <IconSunrise {...icon} />
          {t(`ok.stage.${wish}`)}
        </Mark>
      )}
      {isFar ? (
        <Mark tint="amber">
          <IconRoute {...icon} />
          {t('ok.far')}
        </Mark>
      ) : null}
      {hasChild ? (
        <Mark tint="amber">
          <IconBabyCarriage {...icon} />
          {t('ok.child')}
        </Mark>
      ) : null}
      {paid === 0 ? null : (
        <Mark tint="success">
          <IconReceipt {...icon} />
          {t('ok.paid', { amount: formatRupees(paid) })}
        </Mark>
      )}
    </Row>
  );
}

/** What the family has not paid yet. The receipt gets its number when the server hears of it. */
function Due({ family }: { family: string }) {
  const t = useMessages('door');
  const { desk } = useDesk();
  const due = desk.dueOf(family);
  if (due === 0) return null;
  const amount = formatRupees(due);
  return (
    <Card padding={3} className={classes.due}>
      <Row gap={3} wrap justify="between">
        <Mark tint="gold">
          <IconReceipt {...icon} />
          {t('ok.toPay', { amount })}
        </Mark>
        <Button look="default" onClick={() => void desk.takeCash(family, due)}>
          {t('ok.cash', { amount })}
        </Button>
      </Row>
    </Card>
  );
}

function People({ family, count }: { family: string; count: number }) {
  const t = useMessages('door');
  const { desk } = useDesk();
  const onPass = desk.describe(family)?.people ?? 0;
  return (
    <Card padding={3}>
      <Row gap={3} justify="between">
        <Stack>
          <strong>{t('ok.door')}</strong>
          {onPass === 0 ? null : <Text tone="muted">{t('ok.onPass', { count: onPass })}</Text>}
        </Stack>
        <PeopleStepper count={count} most={99} onChange={(people) => void desk.correct(family, people)} />
      </Row>
    </Card>
  );
}
