import type { StageWish } from '@suchi/domain/melawa';
import type { Gender } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import type { InventedFamily } from './invented.ts';

export interface RehearsedRow {
  family: string;
  number: number;
  name: string;
  gender: Gender;
  born_in: number;
  town: string;
  people: number;
  stage_wish: StageWish;
  has_small_child: boolean;
  token: string;
}

/** The invented families of a rehearsal, as a desk’s list needs them; none of a real melawa. */
export async function listRehearsed(db: Knex, edition: number): Promise<RehearsedRow[]> {
  return db<RehearsedRow>('melawa_rehearsed')
    .where({ edition } as object)
    .orderBy('number')
    .select(
      'family',
      'number',
      'name',
      'gender',
      'born_in',
      'town',
      'people',
      'stage_wish',
      'has_small_child',
      'token',
    );
}

export async function insertRehearsed(
  tx: Knex.Transaction,
  edition: number,
  families: readonly (InventedFamily & { family: string; token: string })[],
): Promise<void> {
  await tx('melawa_rehearsed').insert(
    families.map(
      ({ family, number, name, gender, bornIn, town, people, stageWish, hasSmallChild, token }) => ({
        edition,
        family,
        number,
        name,
        gender,
        born_in: bornIn,
        town,
        people,
        stage_wish: stageWish,
        has_small_child: hasSmallChild,
        token,
      }),
    ),
  );
}
