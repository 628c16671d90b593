import * as z from 'zod/mini';

const calendarDate = z.nullable(z.string());

/** The association's switches and date ranges, for every signed-in person. */
export const adminSetting = z.object({
  isactive_search: z.boolean(),
  isactive_suchibook: z.boolean(),
  suchi_start_date: calendarDate,
  suchi_end_date: calendarDate,
  enable_search_subscription: z.boolean(),
  subscription_start_date: calendarDate,
  subscription_end_date: calendarDate,
  enable_gender_switch: z.boolean(),
});
export type AdminSetting = z.infer<typeof adminSetting>;
