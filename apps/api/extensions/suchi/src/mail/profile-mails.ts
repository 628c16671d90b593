import { toMailName } from '@suchi/domain/accounts';
import { profileFieldList } from '@suchi/domain/profiles';
import { button, entitle, greet, type Greeted, type MailWords, quote, say } from './blocks.ts';
import type { Wording } from './wording.ts';

/** Null when the family made the changes itself. */
type ChangesFacts = Greeted & { changedFields: readonly string[] | null };

const seeProfile = ({ t }: Wording) => button(t('buttons.seeProfile'), '/candidate/view');

/** Mails about the steps of a profile and of its changes. */
export const profileMails = {
  profile_received: (
    wording: Wording,
    facts: Greeted & { candidate: string; isByOffice: boolean },
  ): MailWords => {
    const { t } = wording;
    const candidate = toMailName(facts.candidate);
    return {
      ...entitle(t('profile_received.title')),
      blocks: [
        greet(wording, facts),
        say(t(facts.isByOffice ? 'profile_received.byOffice' : 'profile_received.byFamily', { candidate })),
        say(t('profile_received.next')),
        seeProfile(wording),
      ],
    };
  },
  profile_approved: (wording: Wording, facts: Greeted): MailWords => {
    const { t } = wording;
    return {
      ...entitle(t('profile_approved.title')),
      blocks: [greet(wording, facts), say(t('profile_approved.approved')), seeProfile(wording)],
    };
  },
  profile_rejected: (wording: Wording, facts: Greeted & { reason: string }): MailWords => {
    const { t } = wording;
    return {
      ...entitle(t('profile_rejected.title')),
      blocks: [
        greet(wording, facts),
        say(t('profile_rejected.reason')),
        quote(facts.reason),
        say(t('profile_rejected.next')),
        button(t('profile_rejected.change'), '/candidate/edit'),
      ],
    };
  },
  profile_blocked: (wording: Wording, facts: Greeted): MailWords => {
    const { t } = wording;
    return {
      ...entitle(t('profile_blocked.title')),
      blocks: [greet(wording, facts), say(t('profile_blocked.blocked')), say(t('profile_blocked.mistake'))],
    };
  },
  profile_unblocked: (wording: Wording, facts: Greeted): MailWords => {
    const { t } = wording;
    return {
      ...entitle(t('profile_unblocked.title')),
      blocks: [greet(wording, facts), say(t('profile_unblocked.opened')), seeProfile(wording)],
    };
  },
  profile_deactivated: (wording: Wording, facts: Greeted): MailWords => {
    const { t } = wording;
    return {
      subject: t('profile_deactivated.subject'),
      heading: t('profile_deactivated.heading'),
      blocks: [
        greet(wording, facts),
        say(t('profile_deactivated.newYear')),
        say(t('profile_deactivated.confirm')),
        button(t('profile_deactivated.stillLooking'), '/'),
        say(t('profile_deactivated.married')),
      ],
    };
  },
  changes_approved: (wording: Wording, facts: ChangesFacts): MailWords => {
    const { t } = wording;
    const { changedFields } = facts;
    if (changedFields === null)
      return {
        ...entitle(t('changes_approved.title')),
        blocks: [greet(wording, facts), say(t('changes_approved.approved')), seeProfile(wording)],
      };
    return {
      ...entitle(t('changes_by_office.title')),
      blocks: [
        greet(wording, facts),
        say(t('changes_by_office.changed', { parts: changedParts(wording, changedFields) })),
        say(t('changes_by_office.approved')),
        say(t('changes_by_office.notRight')),
        seeProfile(wording),
      ],
    };
  },
  changes_rejected: (wording: Wording, facts: Greeted & { reason: string }): MailWords => {
    const { t } = wording;
    return {
      ...entitle(t('changes_rejected.title')),
      blocks: [
        greet(wording, facts),
        say(t('changes_rejected.reason')),
        quote(facts.reason),
        say(t('changes_rejected.next')),
        button(t('changes_rejected.correct'), '/candidate/edit'),
      ],
    };
  },
};

/** The parts of a profile that these fields belong to, for a sentence. */
function changedParts({ t, list }: Wording, fields: readonly string[]): string {
  const columns = new Set(fields.map((field) => field.split('.')[0]));
  const changed = profileFieldList.filter(({ column }) => columns.has(column)).map(({ section }) => section);
  return list([...new Set(changed)].map((section) => t(`changes_by_office.parts.${section}`)));
}
