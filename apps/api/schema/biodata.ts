import {
  biodataHeadingMax,
  biodataHeadings,
  biodataLayouts,
  biodataShapes,
  linkNameMax,
} from '@suchi/domain/biodata';
import { defineCollection, index, oneOf, uniqueIndex } from './collection.ts';
import {
  boolean,
  choice,
  createdAt,
  date,
  instant,
  json,
  numberKey,
  numberLink,
  string,
  text,
  updatedAt,
  userLink,
} from './field.ts';

const owner = (isUnique: boolean) => userLink({ onDelete: 'CASCADE', isNullable: false, isUnique });

/** How an account wants its biodata. */
export const biodata = defineCollection('biodata', {
  icon: 'contact_page',
  note: 'Layout, switches and changed words of each family',
  isHidden: true,
  fields: {
    id: numberKey(),
    user: owner(true),
    layout: choice(biodataLayouts, { isNullable: false, defaultValue: 'classic' }),
    language: string(10, { isNullable: false }),
    shows: json({ isNullable: false, note: 'What is on it' }),
    heading: choice(biodataHeadings, { isNullable: false, defaultValue: 'ganesh' }),
    own_heading: string(biodataHeadingMax),
    words: json({ isNullable: false, note: 'Lines that were written again, by language' }),
    date_created: createdAt(),
    date_updated: updatedAt(),
  },
  rules: [
    oneOf('suchi_biodata_layout', 'layout', biodataLayouts),
    oneOf('suchi_biodata_heading', 'heading', biodataHeadings),
    { name: 'suchi_biodata_words', kind: 'check', definition: 'length(words::text) <= 100000' },
  ],
});

/** The last file of an account in each shape, kept for a day. A worker makes it. */
export const biodataFile = defineCollection('biodata_file', {
  icon: 'picture_as_pdf',
  note: 'Files of biodata, as PDF and as a picture',
  isHidden: true,
  fields: {
    id: numberKey(),
    user: owner(false),
    shape: choice(biodataShapes, { isNullable: false }),
    hash: string(64, { isNullable: false, note: 'Of all that it shows' }),
    asked_at: instant({ isNullable: false }),
    made_at: instant({ note: 'Empty: a worker is asked' }),
    failed_at: instant(),
    pdf: text({ note: 'base64' }),
    picture: text({ note: 'A PNG, base64' }),
    shortened: json({ note: 'The lines that are not whole' }),
  },
  rules: [
    oneOf('suchi_biodata_file_shape', 'shape', biodataShapes),
    uniqueIndex('suchi_biodata_file_once', '("user", shape)'),
    index('suchi_biodata_file_waiting', '(asked_at) where made_at is null'),
    {
      name: 'suchi_biodata_file_whole',
      kind: 'check',
      definition: 'made_at is null or (pdf is not null and picture is not null)',
    },
  ],
});

/** An address at which people without an account read a biodata. */
export const biodataLink = defineCollection('biodata_link', {
  icon: 'link',
  note: 'Links to biodata, each with its last day',
  isHidden: true,
  fields: {
    id: numberKey(),
    profile: numberLink('qd_matrimonial_profile', { onDelete: 'CASCADE', isNullable: false }),
    code_hash: string(64, { isNullable: false, note: 'Finds the link; the address cannot be made from it' }),
    code_sealed: string(200, { isNullable: false, note: 'The address for its owner, encrypted' }),
    name: string(linkNameMax, { note: 'The family’s own name for it' }),
    shows_phone: boolean(false),
    shows_address: boolean(false),
    shows_income: boolean(false),
    shows_horoscope: boolean(false),
    ends_on: date({ isNullable: false, note: 'The last day' }),
    is_prolonged: boolean(false),
    off_at: instant({ note: 'When the family switched it off' }),
    date_created: createdAt(),
  },
  rules: [
    uniqueIndex('suchi_biodata_link_code', '(code_hash)'),
    index('suchi_biodata_link_of_profile', '(profile, id desc)'),
  ],
});

/** That a link was opened on a day. Nobody is named: the device is a hash of that link and that day. */
export const biodataOpening = defineCollection('biodata_opening', {
  icon: 'visibility',
  note: 'On which days links were opened',
  isHidden: true,
  fields: {
    id: numberKey(),
    link: numberLink('biodata_link', { onDelete: 'CASCADE', isNullable: false }),
    day: date({ isNullable: false }),
    device: string(22, { isNullable: false, note: 'Another one for each link and day' }),
    saw_number: boolean(false),
  },
  rules: [uniqueIndex('suchi_biodata_opening_once', '(link, day, device)')],
});
