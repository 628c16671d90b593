import type { ReactNode } from 'react';
import { association } from '../../../shared/brand/association.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './book-head.module.css';

interface BookHeadProps {
  edition: string | null;
  children: ReactNode;
}

/** The book's cover beside its name. */
export function BookHead({ edition, children }: BookHeadProps) {
  const t = useMessages('payments');
  return (
    <div className={classes.head}>
      <span className={classes.cover} lang={association.ownLanguage} aria-hidden="true">
        {association.coverWord ?? association.shortName}
      </span>
      <div>
        <Text size="lg" weight="bold">
          {t('orders.what', { edition: edition ?? '' }).trim()}
        </Text>
        <Text tone="soft" breaks>
          {children}
        </Text>
      </div>
    </div>
  );
}
