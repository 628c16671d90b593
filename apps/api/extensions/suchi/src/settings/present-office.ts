import type { NewsDeskPage, NewsDeskPost, SettingsState } from '@suchi/contracts/settings';
import type { CalendarDate } from '@suchi/domain/basics';
import { findNewsState } from '@suchi/domain/text';
import { presentPicture } from '../media/present-picture.ts';
import type { RoleCaller } from '../platform/access.ts';
import type { Call } from '../platform/route.ts';
import type { DeskPost } from './commands/news-desk.ts';
import type { SettingsFacts } from './commands/read-settings.ts';
import type { NewsDeskRow } from './news-repository.ts';

/** The repository reads the contract's fields only. */
export function presentSettings({ settings, edition, lastChange }: SettingsFacts): SettingsState {
  return {
    settings,
    edition,
    last_change: lastChange && {
      at: lastChange.date_created.toISOString(),
      by: [lastChange.first_name, lastChange.last_name].filter(Boolean).join(' ') || null,
    },
  };
}

function presentHead(row: NewsDeskRow, today: CalendarDate) {
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

interface DeskList {
  total: number;
  published: number;
  rows: NewsDeskRow[];
  today: CalendarDate;
}

export function presentNewsDesk({ total, published, rows, today }: DeskList): NewsDeskPage {
  return { total, published, items: rows.map((row) => presentHead(row, today)) };
}

export function presentDeskPost(
  { row, picture, today }: DeskPost,
  { caller, platform, now }: Call<unknown, RoleCaller>,
): NewsDeskPost {
  return {
    ...presentHead(row, today),
    body: row.body,
    picture: picture && presentPicture(picture, caller, { env: platform.env, now }),
  };
}
