import { chooseByScript } from '../text/own-script.ts';
import type { Association } from './association.ts';

export type AssociationNames = Pick<Association, 'name' | 'ownName' | 'shortName' | 'coverWord'>;

/** What texts call the app and the association, in the reader's letters where they have such a name. */
export function namesInTexts({ name, ownName, shortName, coverWord }: AssociationNames, language: string) {
  return {
    product: chooseByScript(language, shortName, coverWord),
    association: chooseByScript(language, name, ownName),
  };
}
