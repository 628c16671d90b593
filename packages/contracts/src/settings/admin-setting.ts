import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';

const calendarDate = z.nullable(z.string());
const fact = z.nullable(z.string());

/** The association's switches, date ranges and how to reach it, for every signed-in person. */
export const adminSetting = z.object({
  isactive_search: z.boolean(),
  isactive_suchibook: z.boolean(),
  suchi_start_date: calendarDate,
  suchi_end_date: calendarDate,
  enable_search_subscription: z.boolean(),
  subscription_start_date: calendarDate,
  subscription_end_date: calendarDate,
  enable_gender_switch: z.boolean(),
  support_email: fact,
  support_phone: fact,
  chat_url: fact,
});
export type AdminSetting = z.infer<typeof adminSetting>;

/** What members' pages need of the settings. Every page begins with it, so it is not read through the engine. */
export const adminSettingContract = defineContract({
  method: 'GET',
  group: 'qe_settings',
  path: '/for_members',
  input: z.object({}),
  output: adminSetting,
});
