import { chooseByScript } from '../text/own-script.ts';

interface NameParts {
  first_name: string | null;
  middle_name?: string | null;
  last_name: string | null;
}

/** First, middle and last name; may be empty. */
export function fullName({ first_name, middle_name, last_name }: NameParts): string {
  return [first_name, middle_name, last_name]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}

export interface ShownNames {
  /** The one that stands first; may be empty. */
  name: string;
  /** The name in English letters, where the one in own letters stands first. */
  latin: string | null;
  /** In a sentence. */
  calledBy: string;
}

/** How a reader of the language sees somebody. */
export function chooseNames(
  person: NameParts & { own_script_name: string | null },
  language: string,
): ShownNames {
  const latin = fullName(person);
  const name = chooseByScript(language, latin, person.own_script_name?.trim() ?? null);
  if (name === latin) return { name, latin: null, calledBy: person.first_name?.trim() || latin };
  return { name, latin, calledBy: name.replace(/\s.*/, '') };
}
