import type { ReactNode, RefObject } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import type { SectionName } from '../model/sections.ts';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './section-card.module.css';

interface SectionCardProps {
  section: SectionName;
  heading: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

export function SectionCard({ section, heading, children }: SectionCardProps) {
  const t = useMessages('authoring');
  return (
    <section className={classes.card} aria-labelledby={`section-${section}`}>
      <Row gap={4} rowGap={1} align="baseline" justify="between" wrap className={classes.head}>
        <h2 id={`section-${section}`} ref={heading} tabIndex={-1}>
          {t(`sections.${section}`)}
        </h2>
        {section === 'preferences' ? (
          <Text tone="muted" size="md">
            {t('progress.optional')}
          </Text>
        ) : (
          <Text tone="muted" size="md">
            <Text as="span" tone="error" aria-hidden="true">
              *
            </Text>{' '}
            {t('progress.mustBeFilled')}
          </Text>
        )}
      </Row>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}

export function Wide({ children }: { children: ReactNode }) {
  return <div className={classes.wide}>{children}</div>;
}

/** Stay side by side on a phone. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="fieldset" gap={5} className={`${classes.wide} ${classes.group}`}>
      <legend>{title}</legend>
      {children}
    </Stack>
  );
}
