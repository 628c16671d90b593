import type { CalendarDate } from '@suchi/domain/basics';
import type { Language } from '@suchi/words';
import type { Knex } from 'knex';
import { findOwnMoon } from '../../horoscope/commands/find-own-moon.ts';
import { loadRecord } from '../../profiles/commands/load-record.ts';
import { loadSheet } from '../../profiles/commands/load-sheet.ts';
import type { BiodataSource } from '../source.ts';

/** The approved profile with the values of lists in a language. The caller has seen that it may be read. */
export async function loadSource(
  db: Knex,
  profileId: number,
  { language, today }: { language: Language; today: CalendarDate },
): Promise<BiodataSource> {
  const record = await loadRecord(db, profileId);
  if (!record) throw new Error('there is no such profile');
  const { form, serialNumber } = record;
  const { lookups } = await loadSheet(db, form, language);
  const moon = await findOwnMoon(db, {
    date: form.brithday,
    time: form.birth_time?.slice(0, 5) ?? null,
    accuracy: form.birth_time_accuracy,
    place: form.new_birth_place,
  });
  return { form, lookups, moon, serialNumber, today };
}
