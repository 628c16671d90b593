import type { ReactNode } from 'react';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import classes from './account-page.module.css';

interface AccountPageProps {
  title: string;
  lead: ReactNode;
  /** Short forms stay narrow. */
  isNarrow?: boolean;
  /** The lead is news, not an introduction. */
  isAnnounced?: boolean;
  children: ReactNode;
}

/** Heading and one sentence above an account form. */
export function AccountPage({
  title,
  lead,
  isNarrow = false,
  isAnnounced = false,
  children,
}: AccountPageProps) {
  return (
    <div className={isNarrow ? classes.narrow : undefined}>
      <PageHeading title={title} />
      <p className={classes.lead} role={isAnnounced ? 'status' : undefined}>
        {lead}
      </p>
      {children}
    </div>
  );
}

/** The line below a form that leads to its neighbour. */
export function AccountFootnote({ children }: { children: ReactNode }) {
  return <p className={classes.footnote}>{children}</p>;
}
