import type { FamilyNumber, ProfileCard } from '@suchi/contracts/discovery';

interface GivenNumbers {
  mobiles: readonly string[] | null;
  numbers?: readonly FamilyNumber[] | null | undefined;
}

/** The numbers that are open. A server of the release before does not say whose they are. */
export function numbersOf({ mobiles, numbers }: GivenNumbers | ProfileCard): readonly FamilyNumber[] | null {
  if (mobiles === null) return null;
  return numbers ?? mobiles.map((number) => ({ number, name: null, relation: null }));
}
