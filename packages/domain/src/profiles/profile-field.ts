import type { NumberEntry } from '../text/text-entry.ts';
import type { ProfileCode } from './profile-codes.ts';

/** The sections of the form, first to last. */
export const profileSections = [
  'authorship',
  'media',
  'personal',
  'birth',
  'health',
  'family',
  'education',
  'work',
  'expectations',
  'contact',
] as const;
export type ProfileSection = (typeof profileSections)[number];

/** The groups of facts on a profile's page, first to last. */
export const factGroups = ['birth', 'health', 'education', 'family', 'expectations'] as const;
export type ProfileFactGroup = (typeof factGroups)[number];

/** Who reads a field, apart from the operator. A member reads it where the whole profile is open to them. */
export type ProfileAudience = 'owner' | 'member' | 'staff';

/** One field of the profile. All that is not unusual about it follows from this. */
export interface ProfileField {
  /** Its name in the domain; in the data it has the name under which it is declared. */
  name: string;
  /**
   * `lookup` is a value of a list by its id, `lookupName` by its name. `count` is a number that is never unknown.
   * `rows` are kept as rows of their own, or as JSON.
   */
  kind:
    | 'text'
    | 'longText'
    | 'date'
    | 'time'
    | 'number'
    | 'count'
    | 'decimal'
    | 'boolean'
    | 'choice'
    | 'lookup'
    | 'lookupName'
    | 'place'
    | 'file'
    | 'rows';
  /** The section of the form that has it. */
  section: ProfileSection;
  /** Where the profile's page shows it; null where it has no line. */
  group: ProfileFactGroup | null;
  /** Of a text: what is kept. */
  maxLength?: number;
  /** Of a text: what the form takes, where a rule says what is wrong with a longer one. */
  typedMaxLength?: number;
  /** Of a choice. */
  values?: readonly string[];
  /** Of a choice that always has an answer. */
  default?: string;
  /** The list that a lookup's values come from. */
  list?: string;
  /** Of a number: its limits, and what is said outside of them. */
  limits?: { entry: NumberEntry; code: ProfileCode };
  /** What is said when a submitted profile lacks it; without this it is optional. */
  required?: ProfileCode;
  /** Required only then. */
  requiredWhen?: 'jobNeedsOrganization' | 'birthTimeIsKnown';
  /** Typed in English letters only, because of the printer. */
  isEnglish?: true;
  /** Where the book prints it as a line of its own. */
  printed?: 'birth' | 'life';
  /** Without this: the owner, members and staff. */
  seenBy?: readonly ProfileAudience[];
}

/** What a part of the profile says about all its fields. */
type Place = Pick<ProfileField, 'section' | 'group'>;
type Entry = Omit<ProfileField, 'section' | 'group'> & Partial<Place>;

type Placed<Where, Fields> = { [Name in keyof Fields]: Omit<Where, keyof Fields[Name]> & Fields[Name] };

/** Fields of one section and one group; an entry may say otherwise. */
export function fieldsIn<const Where extends Place, const Fields extends Record<string, Entry>>(
  where: Where,
  fields: Fields,
): Placed<Where, Fields> {
  const placed = Object.entries(fields).map(([name, field]) => [name, { ...where, ...field }]);
  return Object.fromEntries(placed) as Placed<Where, Fields>;
}
