import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { picture } from '../media/media.ts';
import { inQuery, pageNumber } from '../basics/building-blocks.ts';

/** How many news posts are on a page. */
export const newsPageSize = 6;

const newsPost = z.object({
  id: z.int(),
  title: z.string(),
  /** `YYYY-MM-DD` */
  published_on: z.string(),
  /** Plain text; an empty line starts a new paragraph. */
  body: z.string(),
  /** Of the title and the text. */
  language: z.string(),
  picture: z.nullable(picture),
});
export type NewsPost = z.infer<typeof newsPost>;

/** Published news of the association, newest first; drafts and future posts are not included. */
export const publicNewsContract = defineContract({
  method: 'GET',
  group: 'qe_public',
  path: '/news',
  access: 'visitor',
  input: z.object({ page: z._default(inQuery(pageNumber), 1) }),
  output: z.object({ total: z.int(), page: z.int(), items: z.array(newsPost) }),
});
export type NewsPage = z.output<typeof publicNewsContract.output>;
