import { fewestCounted, type HowManyFit as Counts, type OwnPreferences } from '@suchi/contracts/fit';
import { labelOf } from '@suchi/contracts/lookups';
import { preferenceKinds } from '@suchi/domain/fit';
import { useQuery } from '@tanstack/react-query';
import { sayWanted, type WorkLabels } from '../../entities/fit/fit-words.ts';
import { lookupQuery } from '../../entities/lookup/lookup-query.ts';
import { formatCount } from '../../shared/i18n/format-count.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { RichMessage } from '../../shared/i18n/rich-message.tsx';
import { Card, Row, Stack } from '../../shared/ui/layout.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { howManyFitQuery, type PreferencesOf, preferencesQuery } from './preferences-api.ts';
import classes from './preferences.module.css';

/** Beside the preferences: how many profiles fit the musts, and what other families read of them. */
export function HowManyFit({ user }: { user: PreferencesOf }) {
  const { data: own } = useQuery(preferencesQuery(user));
  const { data: jobTypes = [] } = useQuery({
    ...lookupQuery('Job Type'),
    enabled: own?.preferences.work !== undefined,
  });
  const works = jobTypes.map((job) => ({ id: job.id, label: labelOf(job) }));
  if (own === undefined) return <Skeleton height={240} />;
  return (
    <Stack gap={5}>
      {/* Staff search nobody for the member. */}
      {user === undefined ? <Fitting own={own} works={works} /> : null}
      <ReadByFamilies own={own} works={works} />
    </Stack>
  );
}

interface OwnProps {
  own: OwnPreferences;
  works: WorkLabels;
}

function Fitting({ own, works }: OwnProps) {
  const t = useMessages('preferences');
  const source = useQuery(howManyFitQuery);
  const hasMust = preferenceKinds.some((kind) => own.preferences[kind]?.is_must);
  return (
    <section aria-labelledby="how-many-fit">
      <Row justify="between">
        <Text as="h3" size="lg" weight="bold" id="how-many-fit">
          {t('many.title')}
        </Text>
        {source.data ? <Text tone="muted">{t('many.of', { count: source.data.of })}</Text> : null}
      </Row>
      <Card padding={5} gap={4} aria-live="polite" aria-busy={source.isFetching}>
        {hasMust ? (
          source.data ? (
            <Bars counts={source.data} own={own} works={works} />
          ) : (
            <Text tone="muted">{source.error ? t('many.failed') : null}</Text>
          )
        ) : (
          <Text tone="muted">{t('many.noMust')}</Text>
        )}
      </Card>
    </section>
  );
}

function Bars({ counts, own, works }: OwnProps & { counts: Counts }) {
  const t = useMessages('preferences');
  return (
    <>
      <Bar words={t('many.all')} count={counts.all} of={counts.of} />
      {counts.without.map(({ kind, count }) => (
        <Bar
          key={kind}
          words={t('many.without', { wanted: sayWanted(kind, own.preferences, works) })}
          count={count}
          of={counts.of}
        />
      ))}
      <Text tone="muted" size="md">
        {t('many.note')}
      </Text>
    </>
  );
}

function Bar({ words, count, of }: { words: string; count: number | null; of: number }) {
  const t = useMessages('preferences');
  const share = of === 0 ? 0 : ((count ?? 0) / of) * 100;
  return (
    <div>
      <Row justify="between" gap={3}>
        <span>{words}</span>
        <strong>{count === null ? t('many.few', { count: fewestCounted }) : formatCount(count)}</strong>
      </Row>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </span>
    </div>
  );
}

function ReadByFamilies({ own, works }: OwnProps) {
  const t = useMessages('preferences');
  const list = (isMust: boolean) =>
    preferenceKinds
      .filter((kind) => own.preferences[kind]?.is_must === isMust)
      .map((kind) => sayWanted(kind, own.preferences, works))
      .join(', ');
  const [musts, nice] = [list(true), list(false)];
  const marks = { b: (content: string) => <strong>{content}</strong> };
  return (
    <section aria-labelledby="read-by-families">
      <Text as="h3" size="lg" weight="bold" id="read-by-families">
        {t('read.title')}
      </Text>
      <Card padding={5} gap={2}>
        {musts === '' ? null : (
          <p>
            <RichMessage text={t('read.must', { list: musts })} marks={marks} />
          </p>
        )}
        {nice === '' ? null : (
          <p>
            <RichMessage text={t('read.nice', { list: nice })} marks={marks} />
          </p>
        )}
        {musts + nice === '' ? <Text tone="muted">{t('read.none')}</Text> : null}
      </Card>
    </section>
  );
}
