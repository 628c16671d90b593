import { legalPages, paymentModes, setupLacks, setupSettingNames, setupSteps } from '@suchi/domain/setup';
import * as z from 'zod/mini';
import { utcInstant } from '../basics/building-blocks.ts';
import { officeEdition, officeSettings } from '../settings/office-settings.ts';

const { shape } = officeSettings;
const { registration_until, event_date, event_place, subscription_price, suchi_price } = officeEdition.shape;
type SetupShape = Pick<typeof shape, (typeof setupSettingNames)[number]>;

/** The settings that the first-run wizard asks for, under their names in the office. */
export const setupSettings = z.object(
  Object.fromEntries(setupSettingNames.map((name) => [name, shape[name]])) as SetupShape,
);
export type SetupSettings = z.infer<typeof setupSettings>;

/** What it asks about the first book and event. Prices are in paise. */
export const setupEdition = z.object({
  year: z.int('number').check(z.minimum(2020, 'number'), z.maximum(2100, 'number')),
  registration_until,
  event_date,
  event_place,
  subscription_price,
  suchi_price,
});
export type SetupEdition = z.infer<typeof setupEdition>;

const moment = z.nullable(utcInstant);

/** Everything the wizard shows: what was saved, and what was tried. */
export const setupState = z.object({
  /** Until then the link works, in this browser. */
  expires_at: utcInstant,
  /** Steps that were saved. */
  steps: z.array(z.enum(setupSteps)),
  settings: setupSettings,
  edition: setupEdition,
  /** The address of the logo; null: the one of the release. */
  logo: z.nullable(z.string()),
  admin: z.nullable(
    z.object({
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      mobile: z.string(),
      has_second_factor: z.boolean(),
    }),
  ),
  /** Addresses that were invited to review. */
  reviewers: z.array(z.string()),
  mail: z.object({
    /** The address that mails come from. */
    sender: z.string(),
    /** When the last code was sent. */
    sent_at: moment,
    confirmed_at: moment,
    /** From the sending to the typing of the code. */
    seconds: z.nullable(z.int()),
  }),
  payments: z.object({
    /** `off`: the server has no keys, so nothing can be bought. */
    mode: z.enum(paymentModes),
    tried_at: moment,
    /** Whether the provider accepted the keys at the last try. */
    is_answering: z.boolean(),
  }),
  backup: z.object({
    made_at: moment,
    /** When a backup was last restored for a try. */
    restored_at: moment,
    /** When the last backup or try failed. */
    failed_at: moment,
  }),
  missing_pages: z.array(z.enum(legalPages)),
  /** What opening still needs. Empty: it can be opened. */
  lacks: z.array(z.enum(setupLacks)),
});
export type SetupState = z.output<typeof setupState>;
