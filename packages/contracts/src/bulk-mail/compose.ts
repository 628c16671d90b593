import { bulkMailPriorities, defaultBulkMailPriority, leftOutReasons } from '@suchi/domain/bulk-mail';
import * as z from 'zod/mini';
import { languageCode } from '../accounts/own-language.ts';
import { countsOf, rowId, typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { candidateSelection } from '../office/index.ts';
import { bulkMailText, bulkMailTranslations } from './bulk-mail-text.ts';

const recipient = z.object({
  profile_id: z.int(),
  /** As the mail says it; empty for a draft without a name. */
  first_name: z.string(),
  name: z.string(),
  serial_number: z.nullable(z.int()),
  /** Null: gets the mail. */
  left_out: z.nullable(z.enum(leftOutReasons)),
});
export type BulkMailRecipient = z.output<typeof recipient>;

export const recipientsPageSize = 500;

/**
 * The chosen candidates in the order of their ids, with those that are left out. `after` is the last id of the page
 * before. Only the first page has the counts.
 */
export const bulkMailRecipientsContract = defineContract({
  method: 'POST',
  group: 'qe_bulk_mail',
  path: '/recipients',
  access: 'admin',
  input: z.object({
    selection: candidateSelection,
    after: z._default(z.int().check(z.minimum(0), z.maximum(2_147_483_647)), 0),
  }),
  output: z.object({
    counts: z.nullable(
      z.object({
        chosen: z.int(),
        left_out: countsOf(leftOutReasons),
        without_serial_number: z.int(),
      }),
    ),
    rows: z.array(recipient),
  }),
});
export type BulkMailRecipientCounts = NonNullable<
  z.output<typeof bulkMailRecipientsContract.output>['counts']
>;

/** What the page needs besides the text: the words around it, the rate, and what is sent before. */
export const bulkMailSetupContract = defineContract({
  method: 'GET',
  group: 'qe_bulk_mail',
  path: '/setup',
  access: 'admin',
  input: z.object({}),
  output: z.object({
    /** By language of the text: its fields without a value of the recipient's own, and the foot of the mail. */
    words: z.catchall(
      z.object({}),
      z.object({ event: z.string(), unnumbered: z.string(), why: z.string(), stop: z.string() }),
    ),
    association: z.string(),
    per_minute: z.int(),
    /** Mails that wait and are not paused, by priority. */
    waiting: z.array(z.object({ priority: z.literal(bulkMailPriorities), mails: z.int() })),
  }),
});
export type BulkMailSetup = z.output<typeof bulkMailSetupContract.output>;

/** Sends the mail to the caller only, with the values of one candidate. */
export const testBulkMailContract = defineContract({
  method: 'POST',
  group: 'qe_bulk_mail',
  path: '/test',
  access: 'admin',
  input: z.object({
    ...bulkMailText.shape,
    language: z._default(languageCode, 'en'),
    profile_id: z._default(z.nullable(rowId), null),
  }),
  output: z.object({ email: z.string() }),
});

/**
 * Queues the mail. The recipients are fixed now; refused when they are not as many as the caller saw. A repeat with the
 * same key changes nothing.
 */
export const sendBulkMailContract = defineContract({
  method: 'POST',
  group: 'qe_bulk_mail',
  path: '/send',
  access: 'admin',
  input: z.object({
    ...bulkMailText.shape,
    translations: z._default(bulkMailTranslations, {}),
    key: z.uuid(),
    priority: z._default(z.literal(bulkMailPriorities), defaultBulkMailPriority),
    selection: candidateSelection,
    /** How many get the mail, as the page showed it. */
    recipients: z.int().check(z.minimum(1)),
    /** The choice in words, for the history. */
    audience: typedText(200),
  }),
  output: z.object({ id: z.int() }),
});
