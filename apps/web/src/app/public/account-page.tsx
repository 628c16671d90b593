import type { ReactNode } from 'react';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Text } from '../../shared/ui/text.tsx';
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
      <Text tone="soft" size="lg" breaks className={classes.lead} role={isAnnounced ? 'status' : undefined}>
        {lead}
      </Text>
      {children}
    </div>
  );
}

/** The link below a form to the other form. */
export function AccountFootnote({ children }: { children: ReactNode }) {
  return (
    <Text tone="soft" size="lg" above={5} className={classes.footnote}>
      {children}
    </Text>
  );
}
