import type { NewsPage, PublicFacts } from '@suchi/contracts/settings';
import { everyone, presentPicture } from '../media/present-picture.ts';
import type { Caller } from '../platform/access.ts';
import type { Call } from '../platform/route.ts';
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
  };
}

export function presentNews(
  { total, rows, pictures }: FoundNews,
  { input, platform, now }: Call<{ page: number }, Caller>,
): NewsPage {
  const pictureOf = (id: string | null) => (id === null ? undefined : pictures.get(id));
  return {
    total,
    page: input.page,
    items: rows.map((row) => {
      const picture = pictureOf(row.picture);
      return {
        id: row.id,
        title: row.title,
        published_on: row.published_on,
        body: row.body,
        picture: picture ? presentPicture(picture, { userId: everyone }, { env: platform.env, now }) : null,
      };
    }),
  };
}
