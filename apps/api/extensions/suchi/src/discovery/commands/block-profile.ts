import type { Knex } from 'knex';
import type { Platform } from '../../platform/platform.ts';
import { insertBlock, isBlocked } from '../repository/marks.ts';
import { requireRoomForMark } from './limit-marks.ts';

/** For a profile that the member may block. A second block changes nothing. */
export async function blockProfile(
  platform: Pick<Platform, 'limits'>,
  tx: Knex,
  block: { userId: string; profileId: number },
): Promise<void> {
  if (await isBlocked(tx, block)) return;
  await requireRoomForMark(platform, tx, { mark: 'block', userId: block.userId });
  await insertBlock(tx, block);
}
