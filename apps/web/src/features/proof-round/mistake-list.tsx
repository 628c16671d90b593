import { mistakesPageSize, type ProofRound } from '@suchi/contracts/proof';
import { IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { officePaths } from '../../shared/config/office-paths.ts';
import { formatCount } from '../../shared/i18n/format-count.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Pager } from '../../shared/navigation/pager.tsx';
import { readPage } from '../../shared/navigation/read-page.ts';
import { useSearchParams } from '../../shared/router/hooks.ts';
import { ListSearch } from '../../shared/ui/data-list/list-search.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { MistakeRow } from './mistake-row.tsx';
import { mistakesQuery } from './proof-round-api.ts';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import { Card, Row } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './proof-round.module.css';

const states = ['open', 'settled'] as const;

/** Every mistake that a family named, the longest waiting first. */
export function MistakeList({ round }: { round: ProofRound }) {
  const t = useMessages('proofRound');
  const [address, setAddress] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const state = address.get('state') === 'settled' ? 'settled' : 'open';
  const search = address.get('search') ?? '';
  const page = readPage(address);
  const source = useQuery(mistakesQuery({ state, page, ...(search !== '' && { search }) }));
  const counts = { open: round.open_mistakes, settled: round.settled_mistakes };
  const hrefOf = (to: number) =>
    `${officePaths.proofRound}?${new URLSearchParams({ state, search, page: String(to) }).toString()}`;
  const go = (next: Record<string, string>) => setAddress({ state, search, ...next }, { replace: true });
  return (
    <Card as="section" padding={5} gap={4} className={classes.card} aria-labelledby="proof-mistakes">
      <Row gap={4} rowGap={2} justify="between" wrap>
        <Text as="h2" id="proof-mistakes" size="lg" weight="bold" face="plain">
          {t('mistakes.title')}
        </Text>
        <Row gap={2} align="stretch" className={classes.states} role="group" aria-label={t('mistakes.tabs')}>
          {states.map((key) => (
            <PlainButton
              key={key}
              className="toggle"
              aria-pressed={key === state}
              onClick={() => go({ state: key })}
            >
              {formatCount(counts[key])} {t(`mistakes.states.${key}`)}
            </PlainButton>
          ))}
        </Row>
        <ListSearch
          search={search}
          placeholder={t('mistakes.search')}
          inputRef={input}
          onSearch={(text) => go({ search: text })}
        />
      </Row>
      <ListStates
        source={source}
        isEmpty={({ total }) => total === 0}
        loading={<Skeleton height={220} />}
        empty={
          <StatePanel
            icon={<IconChecks />}
            title={t(state === 'open' ? 'mistakes.empty' : 'mistakes.emptySettled')}
          >
            <p>{t('mistakes.emptyText')}</p>
          </StatePanel>
        }
        ready={({ total, items }) => (
          <>
            <ul className={classes.rows}>
              <Head />
              {items.map((item, index) => (
                <MistakeRow
                  key={item.id}
                  item={item}
                  isFirst={index === 0}
                  isFixed={round.stage === 'over'}
                />
              ))}
            </ul>
            <Pager
              page={page}
              pages={Math.ceil(total / mistakesPageSize)}
              pageHref={hrefOf}
              words={{
                label: t('mistakes.pages'),
                newer: t('mistakes.newer'),
                older: t('mistakes.older'),
              }}
              place={(values) => t('mistakes.page', values)}
            />
          </>
        )}
      />
    </Card>
  );
}

/** Only for the eye: in each row a screen reader hears which is which. */
function Head() {
  const t = useMessages('proofRound');
  return (
    <li className={classes.head} aria-hidden="true">
      {(['serial', 'candidate', 'line', 'printed', 'shouldBe', 'sent'] as const).map((column) => (
        <span key={column}>{t(`mistakes.${column}`)}</span>
      ))}
    </li>
  );
}
