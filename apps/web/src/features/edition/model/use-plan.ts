import type { EditionBook } from '@suchi/contracts/print';
import type { SectionKind } from '@suchi/domain/print';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type PlanInput, planQuery } from '../api/edition-queries.ts';

/** The options of the preview, and what they give. */
export function usePlan({ sections }: EditionBook) {
  const unfinished = sections.find(({ given, candidates }) => given < candidates) ?? sections[0];
  const [kind, setKind] = useState<SectionKind | undefined>(unfinished?.kind);
  const [scope, setScope] = useState<PlanInput['scope']>('missing');
  const [keepsWishes, setKeepsWishes] = useState(true);
  const [choices, setChoices] = useState<ReadonlyMap<number, number>>(new Map());
  const section = sections.find((each) => each.kind === kind) ?? sections[0];
  if (!section) throw new Error('the page shows no plan without sections');
  const input: PlanInput = {
    section: section.kind,
    scope,
    keeps_wishes: keepsWishes,
    choices: [...choices].map(([number, id]) => ({ serial_number: number, profile_id: id })),
  };
  const source = useQuery({
    ...planQuery(input),
    // Another choice keeps the list on the screen; another section must not show this one's candidates.
    placeholderData: (previous, query) =>
      (query?.queryKey[2] as PlanInput | undefined)?.section === section.kind
        ? keepPreviousData(previous)
        : undefined,
  });
  return {
    section,
    input,
    source,
    scope,
    setScope,
    keepsWishes,
    setKeepsWishes,
    choose: (number: number, id: number) => setChoices(new Map(choices).set(number, id)),
    setKind: (next: SectionKind) => {
      setKind(next);
      setChoices(new Map());
    },
  };
}
export type Plan = ReturnType<typeof usePlan>;
