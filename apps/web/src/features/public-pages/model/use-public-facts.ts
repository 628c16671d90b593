import { publicFactsContract, type PublicFacts } from '@suchi/contracts/settings';
import { usePublicRead } from '../../../shared/api/use-public-read.ts';
import { brand } from '../../../shared/brand/brand.ts';
import { env } from '../../../shared/config/env.ts';

/** What the association says about itself. */
export function usePublicFacts() {
  return usePublicRead(publicFactsContract, {});
}

/** The gaps of the texts. A page can be read before the facts are here: the build knows a name and an address too. */
export function textValues(facts: PublicFacts | undefined) {
  return {
    product: brand.product,
    association: facts?.association_name ?? brand.association,
    email: facts?.support_email ?? env.supportEmail,
  };
}
