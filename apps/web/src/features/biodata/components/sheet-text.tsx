import type { BiodataSheetData } from '@suchi/contracts/biodata';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { List, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './biodata.module.css';

/** The same page as text, for a screen reader and for large letters. */
export function SheetText({ sheet }: { sheet: BiodataSheetData }) {
  const t = useMessages('biodata');
  return (
    <details className={classes.text}>
      <summary className="touch">{t('readText')}</summary>
      <Stack gap={4} lang={sheet.language}>
        <Text as="h2" size="2xl" face="display" weight="regular">
          {sheet.name}
        </Text>
        {sheet.groups.map(({ section, title, lines }) => (
          <section key={section} aria-label={title}>
            <Text as="h3" size="lg" weight="bold" face="plain">
              {title}
            </Text>
            <List as="dl" gap={2} above={2}>
              {lines.map(({ line, label, value }) => (
                <div key={line}>
                  <Text as="dt" tone="muted">
                    {label}
                  </Text>
                  <Text as="dd" breaks className={classes.value}>
                    {value}
                  </Text>
                </div>
              ))}
            </List>
          </section>
        ))}
        <Text tone="muted">{[sheet.association, ...sheet.foot].join(' · ')}</Text>
      </Stack>
    </details>
  );
}
