import { searchPageSize } from '@suchi/contracts/discovery';
import * as z from 'zod/mini';
import { trailKey } from './forget-trail.ts';
import { tabStorage } from '../config/browser-storage.ts';

const trailPage = z.object({
  /** The query string of the result; empty for the defaults. */
  search: z.string(),
  page: z.int().check(z.minimum(1)),
  total: z.int(),
  /** How many profiles a full page has. */
  size: z._default(z.int(), searchPageSize),
  ids: z.array(z.int()),
});

export type TrailPage = z.infer<typeof trailPage>;

/** The neighbouring profile, or the page of the result that contains it. */
export type Neighbour = { id: number } | { page: number };

interface Place {
  /** From one, over all pages. */
  position: number;
  total: number;
  trail: TrailPage;
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** Kept for this tab until logout. */
export function rememberTrail(page: z.input<typeof trailPage>): void {
  tabStorage.setItem(trailKey, JSON.stringify(page));
}

/** The position in the last result; null when the profile is not part of it. */
export function findNeighbours(id: number): Place | null {
  const trail = readTrail();
  const index = trail?.ids.indexOf(id) ?? -1;
  if (trail === null || index === -1) return null;
  const position = (trail.page - 1) * trail.size + index + 1;
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
    const parsed = trailPage.safeParse(JSON.parse(tabStorage.getItem(trailKey) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
