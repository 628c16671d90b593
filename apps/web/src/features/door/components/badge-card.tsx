import { useEffect, useRef } from 'react';
import { deviceStorage } from '../../../shared/config/browser-storage.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import type { Desk } from '../model/desk.ts';
import { useDesk } from '../model/use-desk.ts';
import { BadgeLabel, type Badge } from './badge-label.tsx';
import { printBadges } from './print-badges.tsx';
import classes from './door.module.css';

/** Of this phone: whether the print dialog opens by itself. */
export const printsItself = {
  read: () => deviceStorage.getItem('suchi.desk.prints') !== null,
  set: (isOn: boolean) =>
    isOn ? deviceStorage.setItem('suchi.desk.prints', 'yes') : deviceStorage.removeItem('suchi.desk.prints'),
};

/** One for the candidate, and where the association wants them, one for each other who came. */
export function listBadges(desk: Desk, family: string, people: number): Badge[] {
  const number = desk.numberOf(family);
  const gender = desk.describe(family)?.gender ?? null;
  if (number === null || gender === null) return [];
  const others = desk.data.list?.event.has_family_badges === true ? Math.max(0, people - 1) : 0;
  return Array.from({ length: others + 1 }, (_, at) => ({ number, gender, isFamily: at > 0 }));
}

/** Prints the badges of a family, and notes that it did. */
export function printFamily(desk: Desk, family: string): void {
  const badges = listBadges(desk, family, desk.families.get(family)?.people ?? 1);
  if (badges.length === 0) return;
  printBadges(badges);
  void desk.noteBadges(family, badges.length);
}

export function BadgeCard({ family }: { family: string }) {
  const t = useMessages('door');
  const { desk } = useDesk();
  const inside = desk.families.get(family);
  const [badge] = listBadges(desk, family, 1);
  const hasPrinted = (inside?.badges ?? 0) > 0;
  const isAsked = useRef(hasPrinted);
  useEffect(() => {
    if (isAsked.current || !printsItself.read()) return;
    isAsked.current = true;
    printFamily(desk, family);
  }, [desk, family]);
  if (badge === undefined) return null;
  return (
    <Card padding={3}>
      <Row gap={4} justify="between">
        <span className={classes.badgeSample} aria-hidden="true">
          <BadgeLabel {...badge} />
        </span>
        <Stack className={classes.grow}>
          <strong>{hasPrinted ? t('badge.printed') : t('badge.waits')}</strong>
          <Text tone="muted">
            {hasPrinted ? t('badge.printer', { desk: desk.data.joined.desk }) : t('badge.hand')}
          </Text>
        </Stack>
        <LinkButton onClick={() => printFamily(desk, family)}>
          {hasPrinted ? t('badge.again') : t('badge.print')}
        </LinkButton>
      </Row>
    </Card>
  );
}
