import { addDays } from '@suchi/domain/basics';
import { createRandom } from '../random.ts';
import { instantOn } from './moments.ts';
import type { HolidayRow, NewsPostRow } from './office-rows.ts';
import type { DemoDate } from './rows.ts';

const stories: readonly { title: string; daysAgo: number; body: string; isPublished: boolean }[] = [
  {
    title: 'Thank you for a wonderful melawa',
    daysAgo: 300,
    isPublished: true,
    body: 'More than six hundred people came to Mulund East. Our volunteers served tea to all of them, and every candidate who wished to was introduced on the screen.\n\nPhotographs can be seen at the office.',
  },
  {
    title: 'How to take a good photograph for your profile',
    daysAgo: 150,
    isPublished: true,
    body: 'Stand near a window, look at the camera and smile. One person in the picture, face and shoulders, no dark glasses.\n\nA photograph from a phone is good enough.',
  },
  {
    title: 'The office has new hours',
    daysAgo: 64,
    isPublished: true,
    body: 'From this month on we are there on Tuesday, Thursday and Saturday, from 5 to 8 in the evening.',
  },
  {
    title: 'Your mobile number is better protected now',
    daysAgo: 21,
    isPublished: true,
    body: 'Members now open a number with one tap, and you can see who did. If somebody disturbs you, block them: both of you then disappear from each other’s pages.',
  },
  {
    title: 'Registration for the next edition',
    daysAgo: -5,
    isPublished: false,
    body: 'A draft: dates are still to be confirmed by the committee.',
  },
];

/** News of the association; the last one is a draft. */
export function writeNews(adminId: string, today: DemoDate): NewsPostRow[] {
  const random = createRandom('news');
  return stories.map(({ title, daysAgo, body, isPublished }, index) => ({
    id: index + 1,
    title,
    published_on: addDays(today, -daysAgo),
    body,
    picture: null,
    is_published: isPublished,
    user_created: adminId,
    date_created: instantOn(addDays(today, -Math.max(daysAgo, 1)), random),
    date_updated: null,
  }));
}

// Only those with the same date each year; feasts follow the moon.
const holidays: readonly (readonly [name: string, monthAndDay: string, state: string | null])[] = [
  ['Republic Day', '01-26', null],
  ['Maharashtra Day', '05-01', 'Maharashtra'],
  ['Gujarat Day', '05-01', 'Gujarat'],
  ['Independence Day', '08-15', null],
  ['Gandhi Jayanti', '10-02', null],
  ['Christmas', '12-25', null],
];

/** Days on which the office is closed. */
export function listHolidays(today: DemoDate): HolidayRow[] {
  const random = createRandom('holidays');
  return holidays.map(([name, monthAndDay, state], index) => ({
    id: index + 1,
    name,
    state,
    date: `${today.slice(0, 4)}-${monthAndDay}`,
    date_created: instantOn(addDays(today, -300), random),
  }));
}
