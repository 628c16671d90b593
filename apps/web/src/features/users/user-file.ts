import { contractPath } from '@suchi/contracts/basics';
import { type UserRow, usersFileContract } from '@suchi/contracts/office';
import type { DownloadFile } from '../../shared/downloads/download-dialog.tsx';
import type { Translate } from '../../shared/i18n/messages.ts';
import { toRequest, wholeSelection } from '../../shared/ui/data-list/list-selection.ts';
import type { DataListState } from '../../shared/ui/data-list/use-data-list.ts';
import { toUserFilter } from './users-api.ts';

/** All users that the list shows, on every page. */
export function userFile(t: Translate<'users'>, { address, page }: DataListState<UserRow>): DownloadFile {
  const { search, filter } = address.address;
  const chosen = toUserFilter(filter);
  return {
    what: t('fileWhat', { list: t(`filters.${chosen.list}`) }),
    count: page?.total ?? 0,
    fileName: t('fileName', { list: chosen.list }),
    path: contractPath(usersFileContract),
    body: (reason) => ({
      selection: toRequest(wholeSelection, { search, filter: chosen }),
      ...(reason !== undefined && { contacts_reason: reason }),
    }),
  };
}
