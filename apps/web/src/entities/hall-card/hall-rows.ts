import type { HallCard } from '@suchi/contracts/hall';
import { formatCalendarDate } from '@suchi/domain/basics';
import { findSiblingCase } from '@suchi/domain/profiles';
import { formatPhoneInIndia } from '@suchi/domain/text';
import type { Catalogues, Translate } from '../../shared/i18n/messages.ts';

export interface HallRow {
  name: keyof Catalogues['hallCard']['rows'];
  text: string;
}

/** Rows that the stage of the melawa leaves out. */
const notOnStage: readonly HallRow['name'][] = ['email', 'address'];

/**
 * The rows of a card in the specification's order. An empty fact keeps its row, so that each fact is always in the same place. A visitor's
 * card has no contacts, and no rows for them.
 */
export function listHallRows(
  card: Omit<HallCard, 'photo'>,
  t: Translate<'hallCard'>,
  { isOnStage = false } = {},
): HallRow[] {
  const texts: Partial<Record<HallRow['name'], string | null>> = {
    education: card.education,
    designation: card.designation,
    income: card.income,
    workLocation: card.work_location,
    height: card.height,
    nativePlace: card.native_place,
    birthday: card.birthday && formatCalendarDate(card.birthday),
    birthPlace: card.birth_place,
    bloodGroup: card.blood_group,
    gotra: card.gotra,
    ...(card.contacts && {
      mobile: card.contacts.mobiles.map(formatPhoneInIndia).join(', '),
      email: card.contacts.email,
      address: card.contacts.address,
    }),
    brothers: t(`brothers.${findSiblingCase(card.brothers)}`, card.brothers),
    sisters: t(`sisters.${findSiblingCase(card.sisters)}`, card.sisters),
  };
  const rows = Object.entries(texts).map(([name, text]) => ({
    name: name as HallRow['name'],
    text: text?.trim() || t('none'),
  }));
  return isOnStage ? rows.filter(({ name }) => !notOnStage.includes(name)) : rows;
}
