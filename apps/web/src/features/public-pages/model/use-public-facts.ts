import { publicFactsContract, type PublicFacts } from '@suchi/contracts/settings';
import { usePublicRead } from '../../../shared/api/use-public-read.ts';
import { association } from '../../../shared/brand/association.ts';

export function usePublicFacts() {
  return usePublicRead(publicFactsContract, {});
}

/** Values for the placeholders in the texts. Without an address, the name. */
export function textValues(facts: PublicFacts | undefined) {
  const { name, shortName, supportEmail } = association;
  const email = facts?.support_email ?? supportEmail;
  return { product: shortName, association: facts?.association_name ?? name, email: email ?? name };
}
