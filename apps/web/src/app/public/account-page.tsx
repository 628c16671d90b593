import type { ReactNode } from 'react';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import classes from './account-page.module.css';

interface AccountPageProps {
  title: string;
  lead: ReactNode;
  isNarrow?: boolean;
  /** Announces the lead to screen readers. */
  isAnnounced?: boolean;
  children: ReactNode;
}

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

/** The link below a form to the other form. */
export function AccountFootnote({ children }: { children: ReactNode }) {
  return <p className={classes.footnote}>{children}</p>;
}
