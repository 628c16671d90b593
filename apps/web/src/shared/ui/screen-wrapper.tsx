import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';
import { Row } from './layout.tsx';
import { Text } from './text.tsx';
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
      <Row as="header" gap={4} rowGap={3} align="start" wrap>
        {icon ? (
          <span className={classes.icon} aria-hidden="true">
            {icon}
          </span>
        ) : null}
        <div className={classes.words}>
          <PageHeading title={title}>{heading ?? title}</PageHeading>
          {lead ? (
            <Text tone="soft" above={1} className={classes.lead}>
              {lead}
            </Text>
          ) : null}
        </div>
        {actions ? (
          <Row gap={3} align="stretch" wrap>
            {actions}
          </Row>
        ) : null}
      </Row>
      {children}
    </div>
  );
}
