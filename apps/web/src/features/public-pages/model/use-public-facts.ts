import { publicFactsContract, type PublicFacts } from '@suchi/contracts/settings';
import { namesInTexts } from '@suchi/domain/settings';
import { usePublicRead } from '../../../shared/api/use-public-read.ts';
import { association } from '../../../shared/brand/association.ts';
import { shownLanguage } from '../../../shared/i18n/messages.ts';

export function usePublicFacts() {
  return usePublicRead(publicFactsContract, {});
}

/** Values for the placeholders in the texts. Without an address, the name. */
export function textValues(facts: PublicFacts | undefined) {
  const names = namesInTexts(association, shownLanguage.read());
  return { ...names, email: facts?.support_email ?? association.supportEmail ?? names.association };
}
