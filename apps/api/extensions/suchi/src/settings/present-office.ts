import type { OfficeNewsPage, OfficePost, SettingsState } from '@suchi/contracts/settings';
import type { CalendarDate } from '@suchi/domain/basics';
import { findNewsState } from '@suchi/domain/text';
import { presentPicture } from '../media/present-picture.ts';
import type { RoleCaller } from '../platform/access.ts';
import type { Call } from '../platform/route.ts';
import type { FoundPost } from './commands/office-news.ts';
import type { SettingsFacts } from './commands/read-settings.ts';
import type { OfficeNewsRow } from './news-repository.ts';
import { toLogoUrl } from './site/logo-files.ts';

/** The repository reads the contract's fields only. */
export function presentSettings({ settings, logo, edition, lastChange }: SettingsFacts): SettingsState {
  return {
    settings,
    logo: logo === null ? null : toLogoUrl(logo),
    edition,
    last_change: lastChange && {
      at: lastChange.date_created.toISOString(),
      by: [lastChange.first_name, lastChange.last_name].filter(Boolean).join(' ') || null,
    },
  };
}

function presentHead(row: OfficeNewsRow, today: CalendarDate) {
  return {
    id: row.id,
    title: row.title,
    published_on: row.published_on,
    state: findNewsState(
      {
        isPublished: row.is_published,
        wasPublished: row.first_published_at !== null,
        publishedOn: row.published_on,
      },
      today,
    ),
    saved_at: row.saved_at.toISOString(),
  };
}

interface NewsList {
  total: number;
  published: number;
  rows: OfficeNewsRow[];
  today: CalendarDate;
}

export function presentOfficeNews({ total, published, rows, today }: NewsList): OfficeNewsPage {
  return { total, published, items: rows.map((row) => presentHead(row, today)) };
}

export function presentOfficePost(
  { row, picture, today }: FoundPost,
  { caller, platform, now }: Call<unknown, RoleCaller>,
): OfficePost {
  return {
    ...presentHead(row, today),
    body: row.body,
    translations: (row.translations ?? {}) as OfficePost['translations'],
    picture: picture && presentPicture(picture, caller, { env: platform.env, now }),
  };
}
