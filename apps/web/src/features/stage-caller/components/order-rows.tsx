import type { CallerPerson } from '@suchi/contracts/melawa';
import { IconBabyCarriage, IconGripVertical, IconRoute } from '@tabler/icons-react';
import { useState } from 'react';
import { HallNumber } from '../../../entities/hall-number/hall-number.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useOrderDrag } from '../model/use-order-drag.ts';
import { type CallerPart, findPerson } from './caller-parts.ts';
import { ChairButton } from './chair-button.tsx';
import { Face } from './face.tsx';
import { PersonMenu } from './person-menu.tsx';
import classes from './caller.module.css';

interface OrderRowsProps extends Pick<CallerPart, 'stage' | 'tap'> {
  /** A part of the line. */
  numbers: readonly number[];
}

/** Those who wait, in an order that a hand can change. */
export function OrderRows({ stage, tap, numbers }: OrderRowsProps) {
  const t = useMessages('stage');
  const [moved, setMoved] = useState('');
  const first = stage.line.indexOf(numbers[0] ?? 0);
  const { list, shown, dragged, gripOf } = useOrderDrag(numbers, (number, index) => {
    tap({ kind: 'move', number, to: first + index });
    setMoved(t('moved', { number, place: first + index + 1, total: stage.line.length }));
  });
  return (
    <>
      <ol ref={list} className={classes.rows}>
        {shown.map((number) => {
          const person = findPerson(stage, number);
          return person === null ? null : (
            <li key={number} className={classes.row} data-dragged={dragged === number || undefined}>
              <IconButton
                className={classes.grip}
                label={t('grip', { number })}
                icon={<IconGripVertical size={20} aria-hidden="true" />}
                {...gripOf(number)}
              />
              <Person person={person} />
              <Row gap={2} className={classes.rowButtons}>
                <ChairButton person={person} tap={tap} />
                <PersonMenu person={person} stage={stage} tap={tap} />
              </Row>
            </li>
          );
        })}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {moved}
      </p>
    </>
  );
}

function Person({ person }: { person: CallerPerson }) {
  const t = useMessages('stage');
  return (
    <>
      <Face person={person} />
      <HallNumber number={person.number} gender={person.gender} className={classes.rowNumber} />
      <div className={classes.words}>
        <Text weight="bold" breaks>
          {person.name ?? t('hidden')}
        </Text>
        <Row gap={2} wrap rowGap={0}>
          <Text as="span" tone="muted">
            {[person.age, person.town].filter((fact) => fact !== null).join(', ')}
          </Text>
          {person.is_from_far ? (
            <Badge tone="gold" icon={<IconRoute size={16} aria-hidden="true" />}>
              {t('fromFar')}
            </Badge>
          ) : null}
          {person.has_small_child ? (
            <Badge tone="gold" icon={<IconBabyCarriage size={16} aria-hidden="true" />}>
              {t('smallChild')}
            </Badge>
          ) : null}
        </Row>
      </div>
    </>
  );
}
