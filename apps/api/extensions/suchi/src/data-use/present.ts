import type { OwnData, UsesPage } from '@suchi/contracts/privacy';
import { downloadEnds, findDownloadState } from '@suchi/domain/data-use';
import { presentPerson } from '../discovery/present-people.ts';
import type { ViewCall } from '../profiles/present.ts';
import type { OwnDataFacts } from './commands/own-download.ts';
import type { LoadedUses } from './commands/read-uses.ts';
import { presentUse } from './present-use.ts';

export function presentUses({ rows, next, counts, people }: LoadedUses, call: ViewCall): UsesPage {
  const persons = new Map(people.map((row) => [row.profile_id, presentPerson(row, call)]));
  return {
    items: rows.map((row) => ({
      ...presentUse(row),
      person: (row.opener === null ? undefined : persons.get(row.opener)) ?? null,
    })),
    next,
    counts,
  };
}

export function presentOwnData({ usesThisMonth, download, mayAsk, now }: OwnDataFacts): OwnData {
  const state = download && findDownloadState(download, now);
  return {
    uses_this_month: usesThisMonth,
    download:
      download === null || state === null || state === 'over'
        ? null
        : {
            state,
            id: download.id,
            bytes: download.bytes,
            ready_until: download.madeAt && downloadEnds(download.madeAt).toISOString(),
          },
    may_ask: mayAsk,
  };
}
