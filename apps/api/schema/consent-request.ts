import { defineCollection, index } from './collection.ts';
import { instant, numberLink, string, uuidKey } from './field.ts';

/** A link that asks a candidate for their own word. The newest of a profile counts. */
export const consentRequest = defineCollection('consent_request', {
  icon: 'contact_mail',
  note: 'Links that ask candidates what their data may be used for',
  isHidden: true,
  fields: {
    id: uuidKey(),
    profile: numberLink('qd_matrimonial_profile', { onDelete: 'CASCADE', isNullable: false }),
    email: string(254, { isNullable: false, note: 'The candidate’s own address' }),
    sent_at: instant({ isNullable: false }),
    answered_at: instant({ note: 'When the candidate last answered' }),
  },
  rules: [index('suchi_consent_request_of_profile', '(profile, sent_at desc)')],
});
