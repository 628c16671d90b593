import type { PublicFacts } from '@suchi/contracts/settings';
import type { ReactNode } from 'react';
import { fillIn, requireMessages } from '../../../shared/i18n/messages.ts';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { textValues } from '../model/use-public-facts.ts';
import classes from './text-page.module.css';

export type TextPageName = 'contact' | 'privacy' | 'refunds' | 'shipping' | 'safety' | 'grievance';

interface TextSection {
  heading: string;
  paragraphs: readonly string[];
  points: readonly string[];
}

interface TextPageProps {
  page: TextPageName;
  facts: PublicFacts | undefined;
  /** Shown between the lead and the sections. */
  children?: ReactNode;
}

export function TextPage({ page, facts, children }: TextPageProps) {
  const { title, lead, sections } = requireMessages('publicPages')[page];
  const values = textValues(facts);
  const ownText = findOwnText(page, facts);
  return (
    <article className={classes.page}>
      <PageHeading title={title} />
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
      {sections.map((section: TextSection) => (
        <section key={section.heading}>
          <h2>{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{fillIn(paragraph, values)}</p>
          ))}
          {section.points.length > 0 ? (
            <ul>
              {section.points.map((point) => (
                <li key={point}>{fillIn(point, values)}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
    </article>
  );
}

/** What the association wrote instead of our first paragraph. */
function findOwnText(page: TextPageName, facts: PublicFacts | undefined): string | null {
  const texts: Partial<Record<TextPageName, string | null>> = facts?.page_texts ?? {};
  return texts[page] ?? null;
}
