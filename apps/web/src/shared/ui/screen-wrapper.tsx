import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';
import classes from './screen-wrapper.module.css';

interface ScreenWrapperProps {
  title: string;
  icon?: ReactNode;
  actions?: ReactNode;
  /** When the heading shows more than the tab title. */
  heading?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** Title, icon, actions and content of a page. */
export function ScreenWrapper({ title, icon, actions, heading, lead, children }: ScreenWrapperProps) {
  return (
    <div className={classes.screen}>
      <header className={classes.header}>
        {icon ? (
          <span className={classes.icon} aria-hidden="true">
            {icon}
          </span>
        ) : null}
        <div className={classes.words}>
          <PageHeading title={title}>{heading ?? title}</PageHeading>
          {lead ? <p className={classes.lead}>{lead}</p> : null}
        </div>
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </header>
      {children}
    </div>
  );
}
