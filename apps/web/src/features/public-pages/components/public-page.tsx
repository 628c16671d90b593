import type { PublicFacts } from '@suchi/contracts/settings';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { listContactFacts, listOfficerFacts } from '../model/list-facts.ts';
import { textValues, usePublicFacts } from '../model/use-public-facts.ts';
import { FactCard } from './fact-card.tsx';
import { TextPage, type TextPageName } from './text-page.tsx';

interface PublicPageProps {
  page: TextPageName;
}

/** A page of text with the association's facts filled in. It also works without them. */
export function PublicPage({ page }: PublicPageProps) {
  const source = usePublicFacts();
  const card = cards[page];
  return (
    <TextPage page={page} facts={source.data}>
      {card ? (
        <ListStates
          source={source}
          isEmpty={() => false}
          loading={<Skeleton height={220} />}
          empty={null}
          ready={card}
        />
      ) : null}
    </TextPage>
  );
}

const cards: Partial<Record<TextPageName, (facts: PublicFacts) => ReactNode>> = {
  contact: (facts) => <ContactCard facts={facts} />,
  grievance: (facts) => <OfficerCard facts={facts} />,
};

function ContactCard({ facts }: { facts: PublicFacts }) {
  const t = useMessages('publicPages');
  return <FactCard facts={listContactFacts(facts, t)} />;
}

function OfficerCard({ facts }: { facts: PublicFacts }) {
  const t = useMessages('publicPages');
  const officer = facts.grievance_officer;
  if (officer === null) return <p>{t('grievance.unnamed', textValues(facts))}</p>;
  return <FactCard facts={listOfficerFacts(officer, t)} />;
}
