import type { ReactNode } from 'react';
import { fillIn } from '../../../shared/i18n/messages.ts';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import classes from './text-article.module.css';

interface TextSection {
  heading: string;
  paragraphs: readonly string[];
  points: readonly string[];
}

interface TextArticleProps {
  title: string;
  /** Between the title and the sections. */
  lead: ReactNode;
  sections: readonly TextSection[];
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
      {sections.map((section) => (
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
      {children}
    </article>
  );
}
