import type { CalendarDate } from '../basics/date-window.ts';
import type { Decision } from '../basics/decision.ts';

/** The longest title and text of a news post. */
export const newsLimits = { title: 200, body: 20_000 } as const;

/** What decides whether the public sees a post. */
export interface NewsFacts {
  isPublished: boolean;
  wasPublished: boolean;
  publishedOn: CalendarDate;
}

/** A post on its way: being written, waiting for its day, public, or taken back. */
export const newsStates = ['draft', 'scheduled', 'published', 'unpublished'] as const;
export type NewsState = (typeof newsStates)[number];

/** Where a post stands on a day. */
export function findNewsState(
  { isPublished, wasPublished, publishedOn }: NewsFacts,
  today: CalendarDate,
): NewsState {
  if (isPublished) return publishedOn > today ? 'scheduled' : 'published';
  return wasPublished ? 'unpublished' : 'draft';
}

/** Whether a post may be public. A draft may lack anything. */
export function checkMayPublish(post: {
  title: string;
  body: string;
}): Decision<'title_missing' | 'body_missing'> {
  if (post.title.trim() === '') return { allowed: false, reason: 'title_missing' };
  return post.body.trim() === '' ? { allowed: false, reason: 'body_missing' } : { allowed: true };
}
