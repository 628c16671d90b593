import type { PublicFacts } from '@suchi/contracts/settings';
import type { ReactNode } from 'react';
import { fillIn, requireMessages, useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/config/paths.ts';
import { Link } from '../../../shared/router/link.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { listContactFacts, listOfficerFacts } from '../model/list-facts.ts';
import { textValues, usePublicFacts } from '../model/use-public-facts.ts';
import { FactCard } from './fact-card.tsx';
import { TextArticle } from './text-article.tsx';
import classes from './text-article.module.css';

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
  return (
    <>
      {officer === null ? (
        <p>{t('grievance.unnamed', textValues(facts))}</p>
      ) : (
        <FactCard facts={listOfficerFacts(officer, t)} />
      )}
      <p>
        <Link className="touch" to={paths.grievanceForm}>
          {t('grievance.form')}
        </Link>
      </p>
    </>
  );
}

type TextPageName = 'contact' | 'privacy' | 'refunds' | 'shipping' | 'safety' | 'grievance';

interface TextPageProps {
  page: TextPageName;
  facts: PublicFacts | undefined;
  /** Shown between the lead and the sections. */
  children?: ReactNode;
}

function TextPage({ page, facts, children }: TextPageProps) {
  const { title, lead, sections } = requireMessages('publicPages')[page];
  const values = textValues(facts);
  const ownText = findOwnText(page, facts);
  return (
    <TextArticle
      title={title}
      sections={sections}
      values={values}
      lead={
        <>
          {ownText === null ? (
            <p className={classes.lead}>{fillIn(lead, values)}</p>
          ) : (
            ownText.split(/\n\s*\n/).map((paragraph, index) => (
              // Paragraphs are never reordered, so the index is a stable key.
              <p key={index} className={classes.ownText}>
                {paragraph.trim()}
              </p>
            ))
          )}
          {children}
        </>
      }
    />
  );
}

/** What the association wrote instead of our first paragraph. */
function findOwnText(page: TextPageName, facts: PublicFacts | undefined): string | null {
  const texts: Partial<Record<TextPageName, string | null>> = facts?.page_texts ?? {};
  return texts[page] ?? null;
}
