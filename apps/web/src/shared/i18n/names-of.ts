import { chooseNames, type ShownNames } from '@suchi/domain/profiles';
import { shownLanguage } from './messages.ts';

/** How the reader sees somebody. A component that shows it has words too, so it is drawn again in another language. */
export function namesOf(person: Parameters<typeof chooseNames>[0]): ShownNames {
  return chooseNames(person, shownLanguage.read());
}
