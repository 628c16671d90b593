import { thanksDays } from '@suchi/domain/print';

// Two editions can be in use at the same time: families register for one while the melawa of the other is still ahead.
// A query names the one it means. The edition that families register for has `is_current`.

export const currentEdition = '(select id from edition where is_current)';
/** In India. */
export const today = `(now() at time zone 'Asia/Kolkata')::date`;

/** The domain's stage `past` in SQL. */
const isPast = `e.event_date < ${today}
  and e.delivery_after + coalesce(substring(e.delivery_days from '(\\d{1,3})\\D*$'), '0')::integer < ${today}`;

/** The edition whose book is sold: the first that is not past and knows when books are sent; null: none. */
export const editionOnSale = `coalesce(
  (select e.id from edition e where e.delivery_after is not null and not coalesce(${isPast}, false)
    order by e.year limit 1),
  (select id from edition where is_current and delivery_after is not null))`;

/** The edition whose numbers families have in hand: the newest with numbers. Before the first numbers, the current one. */
export const numberedEdition = `coalesce(
  (select e.id from edition e where exists (
     select from qd_matrimonial_profile n where n.edition = e.id and n.serial_number is not null)
    order by e.year desc limit 1),
  ${currentEdition})`;

/** The suchi number of a profile in that book, as other members see it. */
export const bookSerial = (profile = 'p'): string =>
  `case when ${profile}.edition = ${numberedEdition} then ${profile}.serial_number end`;

/**
 * Whether profile `p` is looking by the rules of an edition: Active, its account not suspended, and confirmed by its
 * owner if it is older than the cut-off. Hidden ones are looking too: only the search hides them.
 */
export const isLookingIn = (edition: string): string => `(p.status = 'Active' and (
  select coalesce(u.status, '') <> 'suspended' and (
           coalesce(u.is_reactivated, false)
           or p.date_created >= x.activation_cutoff::timestamp at time zone 'Asia/Kolkata')
    from edition x left join directus_users u on u.id = p."user" where x.id = ${edition}))`;

/** The edition of the next melawa, or of the last one while people are thanked for it; otherwise the current one. */
export const eventEdition = `coalesce(
  (select e.id from edition e where e.event_date >= ${today} - ${thanksDays} order by e.event_date limit 1),
  ${currentEdition})`;

/** Whether the association has set up the next melawa: families then answer its invitation, and nothing else asks them. */
export const hasMelawa = `exists (select from melawa_event m where m.edition = ${eventEdition})`;

/** The number of this season, for its family and the office: of the current edition, or of the one whose melawa is ahead. */
export const currentSerial = (profile = 'p'): string =>
  `case when ${profile}.edition in (${currentEdition}, ${eventEdition}) then ${profile}.serial_number end`;

/** The answer of profile `p` about the next melawa. An answer about an earlier one does not count. */
export const attendanceAnswer = `case when coalesce(p.attending_edition, ${eventEdition}) = ${eventEdition} then p.is_attending end`;

/** The condition on profile `p` to be printed in an edition: a binding or SQL. */
export const isPrintedIn = (edition: string): string =>
  `p.gender is not null and p.in_book and p.edition = ${edition} and p.serial_number is not null and ${isLookingIn(edition)}`;
