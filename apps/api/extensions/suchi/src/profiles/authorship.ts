import type { ProfileFormData } from '@suchi/contracts/profiles';
import { type ProfileStatus, settleAuthorship } from '@suchi/domain/lifecycle';
import { type Authorship, isConsentNew } from '@suchi/domain/profiles';

const parseAuthorship = (form: ProfileFormData): Authorship => ({
  relation: form.author_relation,
  relationText: form.author_relation_text,
  hasConsent: form.has_consent,
});

/** The form with the answers about its author that may be stored now. */
export function withSettledAuthorship(
  form: ProfileFormData,
  before: ProfileFormData,
  status: ProfileStatus | null,
): ProfileFormData {
  const settled = settleAuthorship(parseAuthorship(form), parseAuthorship(before), status);
  return {
    ...form,
    author_relation: settled.relation,
    author_relation_text: settled.relationText,
    has_consent: settled.hasConsent,
  };
}

/** When and by which account the consent was given; nothing when that does not change. */
export function consentColumns(
  form: ProfileFormData,
  before: ProfileFormData,
  { now, actorId }: { now: Date; actorId: string },
): { consent_at?: Date | null; consent_by?: string | null } {
  if (!form.has_consent) return { consent_at: null, consent_by: null };
  const isNew = isConsentNew(parseAuthorship(form), parseAuthorship(before));
  return isNew ? { consent_at: now, consent_by: actorId } : {};
}
