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
import { inOwnLanguages } from '../basics/own-languages.ts';
import { picture } from '../media/media.ts';

/** How many posts the desk lists at once. */
export const officeNewsPageSize = 20;

const head = { id: rowId, title: z.string(), published_on: calendarDate, state: z.enum(newsStates) };

/** Readers of another language get its title and text, if there are both. */
const newsTranslations = inOwnLanguages(
  z.object({ title: typedText(newsLimits.title), body: typedText(newsLimits.body) }),
);
export type NewsTranslations = z.infer<typeof newsTranslations>;

const officePost = z.object({
  ...head,
  body: z.string(),
  translations: newsTranslations,
  picture: z.nullable(picture),
  saved_at: utcInstant,
});
export type OfficePost = z.infer<typeof officePost>;

/** All posts, drafts too, the last changed first. */
export const officeNewsContract = defineContract({
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
export type OfficeNewsPage = z.output<typeof officeNewsContract.output>;
export type OfficeNewsItem = OfficeNewsPage['items'][number];

/** One post, to edit it. */
export const officePostContract = defineContract({
  method: 'GET',
  group: 'qe_settings',
  path: '/news_post',
  access: 'admin',
  input: z.object({ id: inQuery(rowId) }),
  output: officePost,
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
    translations: z._default(newsTranslations, {}),
    /** A photo that the caller uploaded, or the post's present one. */
    picture: z.nullable(z.uuid()),
  }),
  output: officePost,
});

/** Publishes a post or takes it back. */
export const publishNewsContract = defineContract({
  method: 'POST',
  group: 'qe_settings',
  path: '/publish_news',
  access: 'admin',
  input: z.object({ id: rowId, is_published: z.boolean() }),
  output: officePost,
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
