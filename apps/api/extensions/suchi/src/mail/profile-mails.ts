import { toMailName } from '@suchi/domain/accounts';
import { profileFieldList, type ProfileSection } from '@suchi/domain/profiles';
import { button, greet, type Greeted, listWords, type MailWords, quote, say } from './blocks.ts';

interface PendingFacts {
  candidate: string;
  news: 'created' | 'changed';
  /** The volunteer who wrote it for the family. */
  writtenBy: string | null;
}

/** Null when the family made the changes itself. */
type ChangesFacts = Greeted & { changedFields: readonly string[] | null };

/** Mails about the steps of a profile and of its changes. */
export const profileMails = {
  profile_pending: ({ candidate, news, writtenBy }: PendingFacts): MailWords => ({
    subject: `Profile pending ${toMailName(candidate)}`.trim(),
    heading: 'Profile pending',
    blocks: [
      say(pendingWords(toMailName(candidate), news, writtenBy)),
      say(
        writtenBy === null ? 'It waits for the committee.' : 'It waits for another person of the committee.',
      ),
      button('Open the review desk', '/admin/candidates/pending'),
    ],
  }),
  profile_received: (facts: Greeted & { candidate: string; isByOffice: boolean }): MailWords => ({
    subject: 'We have received your profile',
    heading: 'We have received your profile',
    blocks: [
      greet(facts),
      say(
        facts.isByOffice
          ? `The office has filled in the profile of ${toMailName(facts.candidate)} for you. The committee will read it now.`
          : `The profile of ${toMailName(facts.candidate)} has reached the committee. A volunteer will read it.`,
      ),
      say('We will write to you when it is approved, or when something should be changed.'),
      button('See your profile', '/candidate/view'),
    ],
  }),
  profile_approved: (facts: Greeted): MailWords => ({
    subject: 'Your profile is approved',
    heading: 'Your profile is approved',
    blocks: [
      greet(facts),
      say('The committee has approved your profile. It will be printed in the suchi.'),
      button('See your profile', '/candidate/view'),
    ],
  }),
  profile_rejected: (facts: Greeted & { reason: string }): MailWords => ({
    subject: 'Your profile needs a change',
    heading: 'Your profile needs a change',
    blocks: [
      greet(facts),
      say('The committee could not approve your profile yet. Reason:'),
      quote(facts.reason),
      say('Please change it and submit it again. Nothing you filled in is lost.'),
      button('Change your profile', '/candidate/edit'),
    ],
  }),
  profile_blocked: (facts: Greeted): MailWords => ({
    subject: 'Your profile is blocked',
    heading: 'Your profile is blocked',
    blocks: [
      greet(facts),
      say('The committee has blocked your profile. It is not shown to anyone.'),
      say('If you think this is a mistake, please write to the association.'),
    ],
  }),
  profile_unblocked: (facts: Greeted): MailWords => ({
    subject: 'Your profile is open again',
    heading: 'Your profile is open again',
    blocks: [
      greet(facts),
      say('The committee has opened your profile again. It is shown as before.'),
      button('See your profile', '/candidate/view'),
    ],
  }),
  profile_deactivated: (facts: Greeted): MailWords => ({
    subject: 'Are you still looking for a partner?',
    heading: 'Please tell us that you are still looking',
    blocks: [
      greet(facts),
      say('A new year of the suchi has begun, and your profile is from an earlier one.'),
      say(
        'Until you confirm that you are still looking, other members do not find it, and it is not printed in the next suchi. It takes one minute.',
      ),
      button('Yes, we are still looking', '/'),
      say('Already married? Congratulations! You can tell us on the same page.'),
    ],
  }),
  changes_approved: (facts: ChangesFacts): MailWords => {
    const { changedFields } = facts;
    const title =
      changedFields === null ? 'Your changes are approved' : 'The office has changed your profile';
    return {
      subject: title,
      heading: title,
      blocks: [
        greet(facts),
        ...(changedFields === null
          ? [say('The committee has approved the changes to your profile. Other members see them now.')]
          : [
              say(
                `The office has changed your profile for you. What was changed: ${changedParts(changedFields)}.`,
              ),
              say('The committee has approved it, and other members see it now.'),
              say('If something is not right, please change it or tell us.'),
            ]),
        button('See your profile', '/candidate/view'),
      ],
    };
  },
  changes_rejected: (facts: Greeted & { reason: string }): MailWords => ({
    subject: 'Your changes were not accepted',
    heading: 'Your changes were not accepted',
    blocks: [
      greet(facts),
      say('The committee could not accept the changes to your profile. Reason:'),
      quote(facts.reason),
      say(
        'Your approved profile stays visible as it was. You can correct your changes and submit them again, or withdraw them.',
      ),
      button('Correct your changes', '/candidate/edit'),
    ],
  }),
};

function pendingWords(candidate: string, news: 'created' | 'changed', writtenBy: string | null): string {
  if (writtenBy !== null) {
    const writer = toMailName(writtenBy);
    return news === 'changed'
      ? `${writer} of the office changed the profile for ${candidate} and submitted it.`
      : `${writer} of the office created a profile for ${candidate} and submitted it.`;
  }
  return news === 'changed'
    ? `${candidate} changed the profile and submitted it again.`
    : `A new profile was created: ${candidate}.`;
}

const sectionWords: Record<ProfileSection, string> = {
  authorship: 'who writes the profile',
  media: 'photos and video',
  personal: 'personal details',
  birth: 'birth details',
  health: 'height, weight and health',
  family: 'family',
  education: 'education',
  work: 'work',
  expectations: 'partner expectations',
  contact: 'addresses',
};

/** The parts of a profile that these fields belong to, for a sentence. */
function changedParts(fields: readonly string[]): string {
  const columns = new Set(fields.map((field) => field.split('.')[0]));
  const changed = profileFieldList.filter(({ column }) => columns.has(column)).map(({ section }) => section);
  return listWords([...new Set(changed)].map((section) => sectionWords[section]));
}
