import { searchPageSize } from '@suchi/contracts/discovery';
import * as z from 'zod/mini';
import { trailKey } from './forget-trail.ts';

const trailPage = z.object({
  /** The query of the result's address, with its question mark; empty for all. */
  search: z.string(),
  page: z.int().check(z.minimum(1)),
  total: z.int(),
  ids: z.array(z.int()),
});

/** One page of a result, as its list showed it. */
export type TrailPage = z.infer<typeof trailPage>;

/** Who comes before or after: somebody, or the page of the result on which to find them. */
export type Neighbour = { id: number } | { page: number };

interface Place {
  /** Counted from one, over all pages. */
  position: number;
  total: number;
  trail: TrailPage;
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** Keeps the page of a result from which somebody opens profiles, for this tab and until they log out. */
export function rememberTrail(page: TrailPage): void {
  sessionStorage.setItem(trailKey, JSON.stringify(page));
}

/** Where one stands in the result that was looked at last; null for whoever was reached in another way. */
export function findNeighbours(id: number): Place | null {
  const trail = readTrail();
  const index = trail?.ids.indexOf(id) ?? -1;
  if (trail === null || index === -1) return null;
  const position = (trail.page - 1) * searchPageSize + index + 1;
  return {
    position,
    total: trail.total,
    trail,
    previous: position === 1 ? null : neighbourAt(trail, index - 1),
    next: position >= trail.total ? null : neighbourAt(trail, index + 1),
  };
}

function neighbourAt({ ids, page }: TrailPage, index: number): Neighbour {
  const id = ids[index];
  if (id !== undefined) return { id };
  return { page: index < 0 ? page - 1 : page + 1 };
}

function readTrail(): TrailPage | null {
  try {
    const parsed = trailPage.safeParse(JSON.parse(sessionStorage.getItem(trailKey) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
