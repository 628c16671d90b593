import type { ReactNode } from 'react';
import { fillIn } from '../../../shared/i18n/messages.ts';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import classes from './text-article.module.css';

/** Texts by name, in the order in which they are read. */
type Texts = Readonly<Record<string, string>>;

interface TextSection {
  heading: string;
  paragraphs?: Texts;
  points?: Texts;
}

interface TextArticleProps {
  title: string;
  /** Between the title and the sections. */
  lead: ReactNode;
  sections: Readonly<Record<string, TextSection>>;
  /** Filled into the texts. */
  values: Parameters<typeof fillIn>[1];
  /** Below the sections. */
  children?: ReactNode;
}

/** A page of text. */
export function TextArticle({ title, lead, sections, values, children }: TextArticleProps) {
  return (
    <article className={classes.page}>
      <PageHeading title={title} />
      {lead}
      {Object.entries(sections).map(([name, { heading, paragraphs = {}, points }]) => (
        <section key={name}>
          <h2>{fillIn(heading, values)}</h2>
          {Object.entries(paragraphs).map(([paragraph, text]) => (
            <p key={paragraph}>{fillIn(text, values)}</p>
          ))}
          {points ? (
            <ul>
              {Object.entries(points).map(([point, text]) => (
                <li key={point}>{fillIn(text, values)}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
      {children}
    </article>
  );
}
