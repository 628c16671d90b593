import { newsLimits, newsStates } from '@suchi/domain/text';
import * as z from 'zod/mini';
import {
  calendarDate,
  inQuery,
  pageNumber,
  rowId,
  typedText,
  utcInstant,
} from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { picture } from '../profile/media.ts';

/** How many posts the desk lists at once. */
export const newsDeskPageSize = 20;

const head = { id: rowId, title: z.string(), published_on: calendarDate, state: z.enum(newsStates) };

const newsDeskPost = z.object({
  ...head,
  body: z.string(),
  picture: z.nullable(picture),
  saved_at: utcInstant,
});
export type NewsDeskPost = z.infer<typeof newsDeskPost>;

/** All posts, drafts too, the last changed first. */
export const newsDeskContract = defineContract({
  method: 'GET',
  group: 'qe_settings',
  path: '/news',
  access: 'admin',
  input: z.object({ page: z._default(inQuery(pageNumber), 1) }),
  output: z.object({
    total: z.int(),
    published: z.int(),
    items: z.array(z.object({ ...head, saved_at: utcInstant })),
  }),
});
export type NewsDeskPage = z.output<typeof newsDeskContract.output>;
export type NewsDeskItem = NewsDeskPage['items'][number];

/** One post, to edit it. */
export const newsDeskPostContract = defineContract({
  method: 'GET',
  group: 'qe_settings',
  path: '/news_post',
  access: 'admin',
  input: z.object({ id: inQuery(rowId) }),
  output: newsDeskPost,
});

/** Saves a post; without `id` a new draft. A published post needs a title and a text. */
export const saveNewsContract = defineContract({
  method: 'POST',
  group: 'qe_settings',
  path: '/save_news',
  access: 'admin',
  input: z.object({
    id: z.nullable(rowId),
    title: typedText(newsLimits.title),
    published_on: calendarDate,
    body: typedText(newsLimits.body),
    /** A photo that the caller uploaded, or the post's present one. */
    picture: z.nullable(z.uuid()),
  }),
  output: newsDeskPost,
});

/** Publishes a post or takes it back. */
export const publishNewsContract = defineContract({
  method: 'POST',
  group: 'qe_settings',
  path: '/publish_news',
  access: 'admin',
  input: z.object({ id: rowId, is_published: z.boolean() }),
  output: newsDeskPost,
});

/** Deletes a post. */
export const deleteNewsContract = defineContract({
  method: 'POST',
  group: 'qe_settings',
  path: '/delete_news',
  access: 'admin',
  input: z.object({ id: rowId }),
  output: z.object({ id: rowId }),
});
