import type { CalendarDate } from '@suchi/domain/basics';
import type { BiodataLink, LinkPart, LinkShows } from '@suchi/domain/biodata';
import type { Knex } from 'knex';
import { today } from '../../platform/edition-sql.ts';

const table = 'biodata_link';

export interface LinkRow extends BiodataLink {
  id: number;
  sealedCode: string;
  name: string | null;
  shows: LinkShows;
  madeOn: CalendarDate;
  opened: number;
  lastOpenedOn: CalendarDate | null;
  numbersShown: number;
}

const columns = `l.id, l.code_sealed as "sealedCode", l.name, l.date_created as "madeAt",
  json_build_object('phone', l.shows_phone, 'address', l.shows_address, 'income', l.shows_income,
                    'horoscope', l.shows_horoscope) as shows,
  to_char(l.ends_on, 'YYYY-MM-DD') as "endsOn", l.is_prolonged as "isProlonged", l.off_at as "offAt",
  to_char(l.date_created at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as "madeOn",
  (select count(*)::integer from biodata_opening o where o.link = l.id) as opened,
  (select to_char(max(o.day), 'YYYY-MM-DD') from biodata_opening o where o.link = l.id) as "lastOpenedOn",
  (select count(*)::integer from biodata_opening o where o.link = l.id and o.saw_number) as "numbersShown"`;

/** Older ones are history, and of use to nobody. */
const shownAtMost = 10;

/** The newest links of a profile. */
export async function listLinks(db: Knex, profile: number): Promise<LinkRow[]> {
  const { rows } = await db.raw<{ rows: LinkRow[] }>(
    `select ${columns} from ${table} l where l.profile = ? order by l.id desc limit ${shownAtMost}`,
    [profile],
  );
  return rows;
}

export async function findLink(db: Knex, profile: number, id: number): Promise<LinkRow | null> {
  const { rows } = await db.raw<{ rows: LinkRow[] }>(
    `select ${columns} from ${table} l where l.profile = ? and l.id = ?`,
    [profile, id],
  );
  return rows[0] ?? null;
}

const showColumns = (shows: Partial<LinkShows>) =>
  Object.fromEntries(
    (Object.entries(shows) as [LinkPart, boolean | undefined][])
      .filter(([, isOn]) => isOn !== undefined)
      .map(([part, isOn]) => [`shows_${part}`, isOn]),
  );

export interface NewLink {
  profile: number;
  codeHash: string;
  sealedCode: string;
  name: string | null;
  shows: LinkShows;
  endsOn: CalendarDate;
}

export async function insertLink(tx: Knex.Transaction, link: NewLink, now: Date): Promise<void> {
  await tx(table).insert({
    profile: link.profile,
    code_hash: link.codeHash,
    code_sealed: link.sealedCode,
    name: link.name,
    ends_on: link.endsOn,
    date_created: now,
    ...showColumns(link.shows),
  });
}

export interface LinkChanges {
  name?: string | null | undefined;
  shows?: Partial<LinkShows> | undefined;
  end?: Pick<BiodataLink, 'endsOn' | 'isProlonged'> | undefined;
  offAt?: Date | null | undefined;
}

export async function updateLink(
  tx: Knex.Transaction,
  id: number,
  { name, shows = {}, end, offAt }: LinkChanges,
): Promise<void> {
  const changes = {
    ...(name !== undefined && { name }),
    ...(end && { ends_on: end.endsOn, is_prolonged: end.isProlonged }),
    ...(offAt !== undefined && { off_at: offAt }),
    ...showColumns(shows),
  };
  if (Object.keys(changes).length > 0) await tx(table).where({ id }).update(changes);
}

/** A link as one who opens it may use it. */
export interface OpenLink {
  id: number;
  profile: number;
  owner: string;
  name: string | null;
  shows: LinkShows;
  madeOn: CalendarDate;
  endsOn: CalendarDate;
  mainPhoto: string | null;
}

/** The domain's state `on` in SQL, for link `l`, its profile `p` and the owner's account. A test compares the two. */
const linkIsOn = `l.off_at is null and l.ends_on >= ${today} and p.status = 'Active' and not p.is_hidden
  and owner.status = 'active' and coalesce(p.shown_since <= l.date_created, true)`;

/** Null: ended, switched off, closed by what became of the profile, or never there. */
export async function findOpenLink(
  db: Knex,
  by: { codeHashes: readonly string[] } | { id: number },
): Promise<OpenLink | null> {
  const [condition, value] = 'id' in by ? ['l.id = ?', by.id] : ['l.code_hash = any(?)', [...by.codeHashes]];
  const { rows } = await db.raw<{ rows: OpenLink[] }>(
    `select l.id, l.profile, p."user" as owner, l.name, p.main_photo as "mainPhoto",
            json_build_object('phone', l.shows_phone, 'address', l.shows_address, 'income', l.shows_income,
                              'horoscope', l.shows_horoscope) as shows,
            to_char(l.date_created at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as "madeOn",
            to_char(l.ends_on, 'YYYY-MM-DD') as "endsOn"
       from ${table} l join qd_matrimonial_profile p on p.id = l.profile
       join directus_users owner on owner.id = p."user"
      where ${condition} and ${linkIsOn}`,
    [value] as Knex.RawBinding[],
  );
  return rows[0] ?? null;
}

/** Counts a device once a day. */
export async function noteOpening(
  tx: Knex.Transaction,
  opening: { link: number; day: CalendarDate; device: string },
  { sawNumber }: { sawNumber: boolean },
): Promise<void> {
  await tx.raw(
    `insert into biodata_opening (link, day, device, saw_number) values (?, ?, ?, ?)
     on conflict (link, day, device) do update set saw_number = biodata_opening.saw_number or excluded.saw_number`,
    [opening.link, opening.day, opening.device, sawNumber],
  );
}
