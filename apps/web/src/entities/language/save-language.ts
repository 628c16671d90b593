import { chooseLanguageContract } from '@suchi/contracts/accounts';
import type { Language } from '@suchi/words';
import { api } from '../../shared/api/api.ts';

/** Keeps it with the account. */
export const saveLanguage = (language: Language) => api.call(chooseLanguageContract, { language });
