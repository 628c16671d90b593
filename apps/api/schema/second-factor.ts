import { defineCollection, uniqueIndex } from './collection.ts';
import { instant, integer, json, numberKey, string, userLink } from './field.ts';

/** The authenticator app of a staff member. Nobody reads it through the engine; the keys are encrypted. */
export const secondFactor = defineCollection('second_factor', {
  icon: 'phonelink_lock',
  note: 'Two-step sign-in of staff',
  isHidden: true,
  fields: {
    id: numberKey(),
    user: userLink({ onDelete: 'CASCADE', isNullable: false, isReadonly: true }),
    sealed_key: string(200, { isHidden: true, isReadonly: true }),
    set_at: instant({ isReadonly: true, note: 'Empty: no code was typed yet' }),
    last_step: integer({
      isNullable: false,
      defaultValue: 0,
      isReadonly: true,
      note: 'The half minute of the last code, so that it works once',
    }),
    recovery_hashes: json({ isHidden: true, isReadonly: true }),
    pending_key: string(200, { isHidden: true, isReadonly: true }),
    pending_at: instant({ isReadonly: true }),
  },
  rules: [uniqueIndex('suchi_second_factor_user', '("user")')],
});
