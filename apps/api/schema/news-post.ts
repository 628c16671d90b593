import { defineCollection, index } from './collection.ts';
import {
  boolean,
  createdAt,
  createdBy,
  date,
  file,
  instant,
  json,
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
    translations: json({ note: 'Title and text by the code of the language' }),
    picture: file(),
    is_published: boolean(false),
    first_published_at: instant({ note: 'Tells a post that was taken back from a draft' }),
    user_created: createdBy(),
    date_created: createdAt(),
    date_updated: updatedAt(),
  },
  rules: [
    index('suchi_news_newest', '(published_on desc, id desc) where is_published'),
    {
      name: 'suchi_news_translations',
      kind: 'check',
      definition: `json_typeof(translations) = 'object' and length(translations::text) <= 200000`,
    },
  ],
});
