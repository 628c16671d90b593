import { chooseByScript } from '../text/own-script.ts';
import type { Association } from './association.ts';

export type AssociationNames = Pick<Association, 'name' | 'ownName' | 'shortName' | 'coverWord'>;

/** What texts call the app, the association and, in English, the book: in the reader's letters where they have such a name. */
export function namesInTexts({ name, ownName, shortName, coverWord }: AssociationNames, language: string) {
  return {
    product: chooseByScript(language, shortName, coverWord),
    association: chooseByScript(language, name, ownName),
    // The book is called like the app. A single word is a noun as any other: the suchi; a name of several stays a name.
    book: /^\p{Lu}\p{Ll}+$/u.test(shortName) ? shortName.toLowerCase() : shortName,
    Book: shortName,
  };
}
