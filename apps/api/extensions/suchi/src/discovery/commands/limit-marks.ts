import { checkMayMark, type Mark } from '@suchi/domain/discovery';
import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import type { LimitRule } from '../../platform/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { countMarks } from '../repository/marks.ts';

/** Favourites, blocks and notes together. */
const marksByAccount: LimitRule = { name: 'marks', times: 300, perSeconds: 60 * 60 };

/** Checks the hourly limit and the total. */
export async function requireRoomForMark(
  { limits }: Pick<Platform, 'limits'>,
  tx: Knex,
  { mark, userId }: { mark: Mark; userId: string },
): Promise<void> {
  await limits.consume(marksByAccount, userId);
  if (!checkMayMark(mark, await countMarks(tx, mark, userId)).allowed) throw codedError('MARK_LIMIT_REACHED');
}
