/** Choices of a melawa are destroyed at midnight: a backup must not have them. Their tables are in it without rows. */
export const neverBackedUp: readonly string[] = [
  'public.melawa_choice',
  'public.melawa_look_up',
  'public.melawa_slip',
];
