import { chooseLanguage, type Language, sourceLanguage } from '@suchi/words';
import { languages } from 'virtual:languages';
import { association } from '../../shared/brand/association.ts';
import { deviceStorage } from '../../shared/config/browser-storage.ts';
import { changeLanguage } from '../../shared/i18n/messages.ts';

/** `src/boot/boot.ts` reads it before the first paint. */
const savedKey = 'suchi.language';

/** Those that the association offers, in the order of a list. */
export const offeredLanguages = languages.filter(({ code }) =>
  (association.languages as readonly Language[]).includes(code),
);

/** The language of members' pages on this device. */
function readOwnLanguage(): Language {
  const wanted = [deviceStorage.getItem(savedKey), ...navigator.languages, association.defaultLanguage];
  return chooseLanguage(
    wanted,
    offeredLanguages.map(({ code }) => code),
  );
}

/** Shows this page in it, and remembers it on this device. */
export async function chooseOwnLanguage(language: Language): Promise<void> {
  await changeLanguage(language);
  deviceStorage.setItem(savedKey, language);
}

/** The office and the hall's screens are in English, whatever the person reads elsewhere. */
export const showOfficeLanguage = (): Promise<void> => changeLanguage(sourceLanguage);
export const showOwnLanguage = (): Promise<void> => changeLanguage(readOwnLanguage());
