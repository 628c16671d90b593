import { findRole } from '@suchi/domain/accounts';
import { mayLoadMedia } from '@suchi/domain/discovery';
import { mediaFolderIds } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { findServed, type ServedMedia, type ServedRow } from '../repository.ts';

export async function findLoadable(
  database: Knex,
  { fileId, kind, viewerId }: { fileId: string; kind: 'image' | 'video'; viewerId: string },
): Promise<ServedMedia | null> {
  const folder = kind === 'image' ? mediaFolderIds.photos : mediaFolderIds.videos;
  const row = await findServed(database, { fileId, folder, viewerId });
  return row !== null && mayLoadMedia(factsOf(row)) ? row : null;
}

const isActive = (status: string | null) => status === 'active';

function factsOf(row: ServedRow) {
  return {
    isNews: row.is_news,
    isHall: row.is_hall === true,
    viewer:
      row.viewer === null
        ? null
        : {
            isActive: isActive(row.viewer_status),
            role: findRole(row.viewer_role),
            isOwner: row.viewer === row.owner,
          },
    isOwnerActive: isActive(row.owner_status),
    profile:
      row.profile_status === null ? null : { status: row.profile_status, isHidden: row.is_hidden === true },
    isOpenToViewer: row.is_open_to_viewer === true,
    isBlocked: row.is_blocked,
  };
}
