import type { StageWish } from '@suchi/domain/melawa';
import type { Knex } from 'knex';

/** What a family wishes for the stage. */
export interface StageWishOf {
  wish: StageWish;
  isFromFar: boolean;
  hasSmallChild: boolean;
  /** The line that the caller says. */
  introduction: string | null;
}

interface WishRow {
  family: string;
  wish: StageWish | null;
  is_from_far: boolean;
  has_small_child: boolean;
  introduction: string | null;
}

/** The wishes of all families that answered, and of those that were asked at the door. */
export async function listWishes(db: Knex, edition: number): Promise<Map<string, StageWishOf>> {
  const { rows } = await db.raw<{ rows: WishRow[] }>(
    `select 'p' || a.profile as family,
            case when a.is_coming and a.is_candidate_coming then a.stage_wish end as wish,
            a.is_from_far, a.has_small_child, nullif(trim(a.introduction), '') as introduction
       from melawa_answer a where a.edition = ?
     union all
     select w.family, w.stage_wish, w.is_from_far, w.has_small_child, null
       from melawa_walk_in w where w.edition = ?
     union all
     select r.family, r.stage_wish, false, r.has_small_child, null
       from melawa_rehearsed r where r.edition = ?`,
    [edition, edition, edition],
  );
  return new Map(
    rows.map(({ family, wish, is_from_far: isFromFar, has_small_child: hasSmallChild, introduction }) => [
      family,
      { wish: wish ?? 'none', isFromFar, hasSmallChild, introduction },
    ]),
  );
}

/** At which operation each family came first: the server took them in this order. */
export async function listArrivals(db: Knex, edition: number): Promise<Map<string, number>> {
  const { rows } = await db.raw<{ rows: { family: string; arrival: number }[] }>(
    `select family, min(id)::integer as arrival from melawa_operation
      where edition = ? and kind in ('check_in', 'walk_in', 'let_in', 'again') group by family`,
    [edition],
  );
  return new Map(rows.map(({ family, arrival }) => [family, arrival]));
}
