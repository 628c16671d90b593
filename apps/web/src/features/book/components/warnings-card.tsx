import type { BookWarning } from '@suchi/contracts/print';
import { useState } from 'react';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './warnings-card.module.css';

const firstCount = 6;

interface WarningsCardProps {
  warnings: readonly BookWarning[];
  hasJob: boolean;
}

/** What should be looked at, the worst first. */
export function WarningsCard({ warnings, hasJob }: WarningsCardProps) {
  const t = useMessages('book');
  const [isWhole, setIsWhole] = useState(false);
  const countOf = (...kinds: BookWarning['kind'][]) =>
    warnings.filter(({ kind }) => kinds.includes(kind)).length;
  const poor = countOf('photo_missing', 'photo_small');
  const long = countOf('long_text', 'tight_page');
  const shown = isWhole ? warnings : warnings.slice(0, firstCount);
  return (
    <Card as="section" padding={5} gap={3} className={classes.card} aria-label={t('warnings.title')}>
      <Row gap={3} rowGap={2} wrap>
        <Text as="h2" size="body" weight="bold" face="plain">
          {t('warnings.title')}
        </Text>
        {poor > 0 ? <Badge tone="error">{t('warnings.poor', { count: poor })}</Badge> : null}
        {long > 0 ? <Badge tone="gold">{t('warnings.long', { count: long })}</Badge> : null}
      </Row>
      {warnings.length === 0 ? (
        <Text tone="soft">{t(hasJob ? 'warnings.none' : 'warnings.notYet')}</Text>
      ) : (
        <>
          <Text tone="soft">{t('warnings.hint')}</Text>
          <ul className={classes.list}>
            {shown.map(({ kind, serial_number, name, photo }) => (
              <li key={`${kind} ${serial_number}`} className={classes.row}>
                <Text as="b" weight="bold" breaks>
                  {serial_number} {name}
                </Text>
                <Text as="span" tone={kind === 'tight_page' ? 'soft' : 'error'}>
                  {t(`warnings.kinds.${kind}`, { width: 0, height: 0, dpi: 0, ...photo })}
                </Text>
              </li>
            ))}
          </ul>
          {warnings.length > firstCount ? (
            <Button look="default" size="small" onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? t('warnings.fewer') : t('warnings.all', { count: formatCount(warnings.length) })}
            </Button>
          ) : null}
        </>
      )}
    </Card>
  );
}
