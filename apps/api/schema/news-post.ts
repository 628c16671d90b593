import { defineCollection, index } from './collection.ts';
import {
  boolean,
  createdAt,
  createdBy,
  date,
  file,
  instant,
  numberKey,
  string,
  text,
  updatedAt,
} from './field.ts';

/** Public news, at /blogs. */
export const newsPost = defineCollection('news_post', {
  icon: 'newspaper',
  note: 'News of the association',
  fields: {
    id: numberKey(),
    title: string(200, { isNullable: false }),
    published_on: date({ isNullable: false }),
    body: text({ isNullable: false }),
    picture: file(),
    is_published: boolean(false),
    first_published_at: instant({ note: 'Tells a post that was taken back from a draft' }),
    user_created: createdBy(),
    date_created: createdAt(),
    date_updated: updatedAt(),
  },
  rules: [index('suchi_news_newest', '(published_on desc, id desc) where is_published')],
});
