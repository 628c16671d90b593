import type { CurrentUser } from '@suchi/contracts/accounts';
import { chooseLanguage, type Language, sourceLanguage } from '@suchi/words';
import { languages } from 'virtual:languages';
import { session } from '../../shared/api/api.ts';
import { association } from '../../shared/brand/association.ts';
import { deviceStorage, tabStorage } from '../../shared/config/browser-storage.ts';
import { changeLanguage, shownLanguage } from '../../shared/i18n/messages.ts';

/** `src/boot/boot.ts` reads it before the first paint. */
const savedKey = 'suchi.language';
/** Tapped in this tab, and not yet saved with the account. */
const unsavedKey = 'suchi.languageUnsaved';

/** Those that the association offers, in the order of a list. */
export const offeredLanguages = languages.filter(({ code }) => association.languages.includes(code));

/** The language of members' pages on this device. */
function readOwnLanguage(): Language {
  const wanted = [deviceStorage.getItem(savedKey), ...navigator.languages, association.defaultLanguage];
  return chooseLanguage(
    wanted,
    offeredLanguages.map(({ code }) => code),
  );
}

/**
 * Shows this page in it, and remembers it on this device and with the account. False: another one was chosen
 * meanwhile.
 */
export async function chooseOwnLanguage(language: Language): Promise<boolean> {
  const isShown = await showAndKeep(language);
  if (isShown) tabStorage.setItem(unsavedKey, language);
  if (isShown && session.isSignedIn()) void saveChoice(language);
  return isShown;
}

async function showAndKeep(language: Language): Promise<boolean> {
  const isShown = await changeLanguage(language);
  if (isShown) deviceStorage.setItem(savedKey, language);
  return isShown;
}

/** Without a connection it is saved when the app is opened again. */
async function saveChoice(language: Language): Promise<void> {
  try {
    // Few people choose: its code is no part of the first screen.
    const { saveLanguage } = await import('./save-language.ts');
    await saveLanguage(language);
    tabStorage.removeItem(unsavedKey);
  } catch {
    // The page is in the chosen language already.
  }
}

let followed: string | null = null;

/** The account's language wins, unless its person has just chosen another, for example above the sign-in form. */
export async function followAccount({ id, app_language: language }: CurrentUser): Promise<void> {
  const chosen = tabStorage.getItem(unsavedKey);
  if (chosen !== null) return saveChoice(chosen);
  // Later the page may know better than what was loaded of the account.
  if (followed === id) return;
  followed = id;
  const isOffered = offeredLanguages.some(({ code }) => code === language);
  if (language !== null && isOffered && language !== shownLanguage.read()) await showAndKeep(language);
}

let isOfficeShown = false;

/** The office and the hall's screens are in English, whatever the person reads elsewhere. */
export function showOfficeLanguage(): Promise<boolean> {
  isOfficeShown = true;
  return changeLanguage(sourceLanguage);
}

export function showOwnLanguage(): Promise<boolean> {
  isOfficeShown = false;
  return changeLanguage(readOwnLanguage());
}

function follow({ key }: StorageEvent): void {
  if (key === savedKey && !isOfficeShown) void showOwnLanguage().catch(() => {});
}

/** A choice in one tab is shown in all of them. Returns the function that ends it. */
export function followOtherTabs(): () => void {
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
