import type { FileOutput } from '@suchi/contracts/basics';
import type { CurrentEdition, NewsPage, NewsTranslations, PublicFacts } from '@suchi/contracts/settings';
import { findEditionStage, findEventPhase } from '@suchi/domain/print';
import { textFor } from '@suchi/domain/settings';
import { presentPublicPicture } from '../media/present-picture.ts';
import type { Caller } from '../platform/access.ts';
import type { Call } from '../platform/route.ts';
import type { EditionFacts } from './commands/read-front-page.ts';
import type { FoundNews } from './commands/read-news.ts';
import type { FactsRow } from './repository.ts';

export function presentFacts(row: FactsRow): PublicFacts {
  const name = row.grievance_officer_name;
  return {
    association_name: row.association_name,
    association_address: row.association_address,
    support_email: row.support_email,
    support_phone: row.support_phone,
    grievance_officer:
      name === null ? null : { name, email: row.grievance_officer_email, phone: row.grievance_officer_phone },
    page_texts: { privacy: row.privacy_text, refunds: row.refunds_text, shipping: row.shipping_text },
  };
}

export function presentEdition({ edition: row, next, today }: EditionFacts): {
  edition: CurrentEdition | null;
} {
  if (!row) return { edition: null };
  const dates = {
    registrationUntil: row.registration_until,
    eventDate: row.event_date,
    deliveryAfter: row.delivery_after,
    deliveryDays: row.delivery_days,
  };
  const edition = {
    season: String(row.year),
    stage: findEditionStage(dates, today),
    event: findEventPhase({ eventDate: row.event.event_date }, today),
    registration_until: row.registration_until,
    event_date: row.event.event_date,
    event_place: row.event.event_place,
    event_time: row.event.event_time,
    event_entry: row.event.event_entry,
    next_event: next && { date: next.event_date, place: next.event_place },
    delivery_after: row.book.delivery_after,
    delivery_days: row.book.delivery_days,
    suchi_price: row.book.suchi_price,
  };
  return { edition };
}

export function presentNews(
  { total, rows, pictures }: FoundNews,
  { input, caller }: Call<{ page: number }, Caller>,
): NewsPage {
  const pictureOf = (id: string | null) => (id === null ? undefined : pictures.get(id));
  return {
    total,
    page: input.page,
    items: rows.map((row) => {
      const picture = pictureOf(row.picture);
      const translations = row.translations as NewsTranslations | null;
      const { text, language } = textFor({ title: row.title, body: row.body }, translations, caller.language);
      return {
        id: row.id,
        title: text.title,
        published_on: row.published_on,
        body: text.body,
        language,
        picture: picture ? presentPublicPicture(picture) : null,
      };
    }),
  };
}

const dayMs = 24 * 60 * 60_000;
/** The file is made anew at each request; a copy of it is not trusted for longer. */
const validDays = 90;

export function presentSecurityContact(
  { support_email: email }: FactsRow,
  { now, platform }: Pick<Call<unknown, Caller>, 'now' | 'platform'>,
): FileOutput {
  const { publicUrl } = platform.env;
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${publicUrl}/contact`,
    `Expires: ${new Date(now.getTime() + validDays * dayMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ];
  return { name: 'security.txt', content: Buffer.from(`${lines.join('\n')}\n`) };
}
