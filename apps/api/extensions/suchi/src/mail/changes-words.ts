import { profileFieldList, type ProfileSection } from '@suchi/domain/profile';
import { button, greet, type Greeted, type MailWords, say } from './blocks.ts';

const sectionWords: Record<ProfileSection, string> = {
  whose: 'who writes the profile',
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
  return [...new Set(changed)].map((section) => sectionWords[section]).join(', ');
}

/** Null when the family made the changes itself. */
export type ChangesFacts = Greeted & { changedFields: readonly string[] | null };

export function writeChangesApproved(facts: ChangesFacts): MailWords {
  const { changedFields } = facts;
  const title = changedFields === null ? 'Your changes are approved' : 'The office has changed your profile';
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
}
