import { openSharedContract, type SharedBiodata } from '@suchi/contracts/biodata';
import type { FamilyNumber } from '@suchi/contracts/discovery';
import { formatCalendarDate } from '@suchi/domain/basics';
import { IconPhone } from '@tabler/icons-react';
import { type ReactNode, use, useState } from 'react';
import { usePublicRead } from '../../shared/api/use-public-read.ts';
import { LanguageContext, useMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { LinkButton } from '../../shared/ui/plain-button.tsx';
import { Card, List, Row, Stack } from '../../shared/ui/layout.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { ClosedPage } from './closed-page.tsx';
import { isClosed, isTooMany, readDevice } from './shared-api.ts';
import { ShownNumber } from './shown-number.tsx';
import classes from './shared-page.module.css';

const ReportSheet = lazyPart(() => import('./report-sheet.tsx').then((module) => module.ReportSheet));

interface SharedPageProps {
  code: string;
  /** What the number is shown with. */
  numbers: (numbers: readonly FamilyNumber[]) => ReactNode;
}

/** A biodata for people without an account: what the family shows, and nothing else. */
export function SharedPage(props: SharedPageProps) {
  // The server writes the lines, so each language is another answer.
  return <Content key={use(LanguageContext)} {...props} />;
}

function Content({ code, numbers }: SharedPageProps) {
  const t = useMessages('biodata');
  const [device] = useState(readDevice);
  const source = usePublicRead(openSharedContract, { code, device });
  if (isClosed(source.error)) return <ClosedPage />;
  if (isTooMany(source.error))
    return (
      <div className={classes.later}>
        <PageHeading title={t('shared.title')}>{t('shared.later')}</PageHeading>
      </div>
    );
  return (
    <ListStates
      source={source}
      isEmpty={() => false}
      empty={null}
      loading={<Skeleton height={640} />}
      ready={(shared) => <Ready code={code} shared={shared} numbers={numbers} />}
    />
  );
}

function Ready({ code, shared, numbers }: SharedPageProps & { shared: SharedBiodata }) {
  const t = useMessages('biodata');
  const [isReporting, setIsReporting] = useState(false);
  const { sheet, photo, has_number: hasNumber, ends_on: endsOn } = shared;
  return (
    <article className={classes.page}>
      {photo === null ? null : (
        <img
          className={classes.photo}
          src={photo}
          alt={t('shared.photoOf', { name: sheet.name })}
          width={720}
          height={900}
        />
      )}
      <Stack gap={4} className={classes.content} data-beside={photo === null ? undefined : ''}>
        <div>
          <Text tone="muted">{t('shared.by')}</Text>
          <PageHeading title={t('shared.title')}>{sheet.name}</PageHeading>
          {sheet.otherName === null ? null : <Text tone="muted">{sheet.otherName}</Text>}
          <Text weight="bold" above={2} breaks className={classes.summary}>
            {sheet.summary.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </Text>
        </div>
        {hasNumber ? (
          <ShownNumber code={code} numbers={numbers} />
        ) : (
          <Card as="section" padding={4}>
            <Row gap={3} align="start">
              <IconPhone size={24} aria-hidden="true" />
              <Text tone="soft">{t('shared.numberByFamily')}</Text>
            </Row>
          </Card>
        )}
        {sheet.groups.map(({ section, title, lines }) => (
          <section key={section} aria-label={title}>
            <List as="dl" isDivided className={classes.lines}>
              {lines.map(({ line, label, value }) => (
                <div key={line} className={classes.line}>
                  <Text as="dt" tone="muted">
                    {label}
                  </Text>
                  <Text as="dd" weight={section === 'expectations' ? 'regular' : 'bold'} breaks>
                    {value}
                  </Text>
                </div>
              ))}
            </List>
          </section>
        ))}
        <Text tone="soft" className={classes.foot}>
          {t('shared.openUntil', { date: formatCalendarDate(endsOn) })}{' '}
          <LinkButton onClick={() => setIsReporting(true)}>{t('shared.report')}</LinkButton>
        </Text>
      </Stack>
      {isReporting ? <ReportSheet code={code} onClose={() => setIsReporting(false)} /> : null}
    </article>
  );
}
