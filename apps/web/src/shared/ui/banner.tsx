import type { ReactNode } from 'react';
import { Text } from './text.tsx';
import classes from './banner.module.css';

interface BannerProps {
  tone: 'info' | 'success' | 'gold' | 'error' | 'plain';
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** A status in colour, icon and words; never in colour alone. */
export function Banner({ tone, icon, title, children, action }: BannerProps) {
  return (
    <section className={`framed tint-${tone} ${classes.banner}`} aria-label={title}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <Text size="xl" weight="bold" leading="snug" className={classes.title}>
          {title}
        </Text>
        {children ? <div className={classes.text}>{children}</div> : null}
      </div>
      {action ? <div className={classes.action}>{action}</div> : null}
    </section>
  );
}
