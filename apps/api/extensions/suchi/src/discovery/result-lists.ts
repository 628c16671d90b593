import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { readChanges, readList } from './repository/lists.ts';
import { mendList, type ResultList } from './result-list.ts';
import { type SearchPlan, sortKeys } from './search-plan.ts';

/** The lists of one API node: what several people search for is looked up once. */
export interface ResultLists {
  /** The list of a plan, not older than the version; mended or made where what is kept is older. */
  require(tx: Knex, plan: SearchPlan, notOlderThan: number): Promise<ResultList>;
}

export function createResultLists({ maxBytes }: { maxBytes: number }): ResultLists {
  const kept = new LRUCache<string, ResultList>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  const underway = new Map<string, Promise<ResultList>>();

  const refresh = (tx: Knex, plan: SearchPlan, old: ResultList | undefined) => {
    const list = mendOrMake(tx, plan, old).finally(() => underway.delete(plan.signature));
    underway.set(plan.signature, list);
    return list;
  };

  return {
    async require(tx, plan, notOlderThan) {
      for (;;) {
        const old = kept.get(plan.signature);
        if (old && old.version >= notOlderThan) return old;
        // Whoever asks for the same in the meantime waits for this answer, and looks whether it is new enough.
        const list = await (underway.get(plan.signature) ?? refresh(tx, plan, old));
        kept.set(plan.signature, list);
        if (list.version >= notOlderThan) return list;
      }
    },
  };
}

const bytesOf = ({ ids, keys }: ResultList) => ids.byteLength + keys.byteLength + 1024;

async function mendOrMake(tx: Knex, plan: SearchPlan, old: ResultList | undefined): Promise<ResultList> {
  // A list of resembling names has an order of its own; it is short, so it is made anew.
  if (!old || plan.rank) return readList(tx, plan);
  const news = await readChanges(tx, plan, old.version);
  return news ? mendList(old, news, sortKeys[plan.sort].isDescending) : readList(tx, plan);
}
