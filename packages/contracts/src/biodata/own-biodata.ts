import {
  biodataHeadingMax,
  biodataHeadings,
  biodataLayouts,
  biodataLineNames,
  biodataParts,
  biodataSections,
  biodataShapes,
  changeableLines,
  changedExpectationsMax,
  linkNameMax,
  linkParts,
  linkStates,
  longestWords,
} from '@suchi/domain/biodata';
import * as z from 'zod/mini';
import { calendarDate, rowId, typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';

const group = 'qe_biodata';

const switches = <Part extends string>(parts: readonly Part[]) =>
  z.object(
    Object.fromEntries(parts.map((part) => [part, z.boolean()])) as Record<Part, z.ZodMiniBoolean<boolean>>,
  );
const someSwitches = <Part extends string>(parts: readonly Part[]) =>
  z.object(
    Object.fromEntries(parts.map((part) => [part, z.optional(z.boolean())])) as Record<
      Part,
      z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>
    >,
  );

/** What a biodata says, in the words of one language; under the names of the book's package, which draws it. */
export const biodataSheet = z.object({
  language: z.string(),
  heading: z.nullable(z.string()),
  title: z.string(),
  name: z.string(),
  otherName: z.nullable(z.string()),
  initial: z.string(),
  summary: z.array(z.string()),
  groups: z.array(
    z.object({
      section: z.enum(biodataSections),
      title: z.string(),
      lines: z.array(z.object({ line: z.enum(biodataLineNames), label: z.string(), value: z.string() })),
    }),
  ),
  association: z.string(),
  foot: z.array(z.string()),
});
export type BiodataSheetData = z.output<typeof biodataSheet>;

const link = z.object({
  id: z.int(),
  /** The whole address, for its owner alone. */
  address: z.string(),
  name: z.nullable(z.string()),
  shows: switches(linkParts),
  made_on: calendarDate,
  ends_on: calendarDate,
  is_prolonged: z.boolean(),
  state: z.enum(linkStates),
  /** Days and devices, without the family's own. */
  opened: z.int(),
  last_opened_on: z.nullable(calendarDate),
  numbers_shown: z.int(),
});
export type OwnBiodataLink = z.output<typeof link>;

/** All that the pages of the own biodata need; every step answers it. */
export const ownBiodata = z.object({
  /** Null: the profile is not approved, and nothing can be made of it. */
  sheet: z.nullable(biodataSheet),
  /** When what it says was approved. */
  as_of: z.nullable(calendarDate),
  /** A small one, for the pictures of the layouts. */
  photo: z.nullable(z.string()),
  layout: z.enum(biodataLayouts),
  language: z.string(),
  languages: z.array(z.string()),
  shows: switches(biodataParts),
  heading: z.enum(biodataHeadings),
  own_heading: z.nullable(z.string()),
  /** Each filled line of this language, and what the family wrote instead. */
  lines: z.array(
    z.object({
      line: z.enum(changeableLines),
      label: z.string(),
      usual: z.string(),
      words: z.nullable(z.string()),
    }),
  ),
  links: z.array(link),
  link_limit: z.int(),
  periods: z.array(z.int()),
  usual_period: z.int(),
});
export type OwnBiodata = z.output<typeof ownBiodata>;

export const ownBiodataContract = defineContract({
  method: 'GET',
  group,
  path: '/own',
  input: z.object({}),
  output: ownBiodata,
});

/** Changes what is named. A layout that needs a photo is taken as the first one while there is none. */
export const chooseBiodataContract = defineContract({
  method: 'POST',
  group,
  path: '/choose',
  input: z.object({
    layout: z.optional(z.enum(biodataLayouts)),
    language: z.optional(typedText(10)),
    shows: z.optional(someSwitches(biodataParts)),
    heading: z.optional(z.enum(biodataHeadings)),
    own_heading: z.optional(z.nullable(typedText(biodataHeadingMax))),
  }),
  output: ownBiodata,
});

/** Writes lines again, for one language. An empty text gives the usual words back. */
export const writeBiodataContract = defineContract({
  method: 'POST',
  group,
  path: '/words',
  input: z.object({
    language: typedText(10),
    words: z
      .array(
        z.object({ line: z.enum(changeableLines), words: typedText(changedExpectationsMax) }).check(
          z.refine(({ line, words }) => words.length <= longestWords(line), {
            path: ['words'],
            error: 'tooLong',
          }),
        ),
      )
      .check(z.maxLength(changeableLines.length)),
  }),
  output: ownBiodata,
});

const shape = z.enum(biodataShapes);

/**
 * Makes the file of a shape, where it is not there already. Refused with BIODATA_REFUSED while the profile is not
 * approved, and BIODATA_BUSY while too many wait.
 */
export const makeBiodataContract = defineContract({
  method: 'POST',
  group,
  path: '/make',
  input: z.object({ shape }),
  output: z.object({
    /** Of the picture's address, so that a browser never shows an older one. */
    version: z.string(),
    bytes: z.int(),
    shortened: z.array(z.enum(changeableLines)),
  }),
});
export type MadeBiodata = z.output<typeof makeBiodataContract.output>;

/** The file that was made last. Before that it is made. */
export const biodataPdfContract = defineContract({
  method: 'GET',
  group,
  path: '/pdf',
  file: 'application/pdf',
  input: z.object({ shape }),
  output: fileOutput,
});

export const biodataPictureContract = defineContract({
  method: 'GET',
  group,
  path: '/picture',
  file: 'image/png',
  input: z.object({ shape, version: z.optional(typedText(64)) }),
  output: fileOutput,
});

const linkName = z.nullable(typedText(linkNameMax));
const days = z.int().check(z.minimum(1), z.maximum(3650));

/** Refused with BIODATA_REFUSED: `not_approved`, `links_full`. */
export const makeLinkContract = defineContract({
  method: 'POST',
  group,
  path: '/make_link',
  input: z.object({ name: z._default(linkName, null), days }),
  output: ownBiodata,
});

/** Acts on the open page at once. Refused with `missing`, `not_on`, and `prolonged` for a second longer time. */
export const changeLinkContract = defineContract({
  method: 'POST',
  group,
  path: '/change_link',
  input: z.object({
    id: rowId,
    name: z.optional(linkName),
    shows: z.optional(someSwitches(linkParts)),
    days: z.optional(days),
  }),
  output: ownBiodata,
});

/** On again only within a minute, for a tap by mistake. */
export const switchLinkContract = defineContract({
  method: 'POST',
  group,
  path: '/switch_link',
  input: z.object({ id: rowId, is_on: z.boolean() }),
  output: ownBiodata,
});
