import { publicFactsContract, type PublicFacts } from '@suchi/contracts/settings';
import { usePublicRead } from '../../../shared/api/use-public-read.ts';
import { brand } from '../../../shared/brand/brand.ts';

export function usePublicFacts() {
  return usePublicRead(publicFactsContract, {});
}

/** Values for the placeholders in the texts. Until the facts load, the build's name; without an address, the name. */
export function textValues(facts: PublicFacts | undefined) {
  const association = facts?.association_name ?? brand.association;
  return { product: brand.product, association, email: facts?.support_email ?? association };
}
