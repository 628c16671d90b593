import { publicFactsContract, type PublicFacts } from '@suchi/contracts/settings';
import { usePublicRead } from '../../../shared/api/use-public-read.ts';
import { brand } from '../../../shared/brand/brand.ts';
import { env } from '../../../shared/config/env.ts';

export function usePublicFacts() {
  return usePublicRead(publicFactsContract, {});
}

/** Values for the placeholders in the texts. Until the facts load, the build's name and address are used. */
export function textValues(facts: PublicFacts | undefined) {
  return {
    product: brand.product,
    association: facts?.association_name ?? brand.association,
    email: facts?.support_email ?? env.supportEmail,
  };
}
