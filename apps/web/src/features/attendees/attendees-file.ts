import { contractPath } from '@suchi/contracts/basics';
import { type AttendeeRow, candidatesFileContract } from '@suchi/contracts/office';
import type { Attendance } from '@suchi/domain/lifecycle';
import type { DownloadFile } from '../../shared/downloads/download-dialog.tsx';
import type { Translate } from '../../shared/i18n/messages.ts';
import { toRequest, wholeSelection } from '../../shared/ui/data-list/list-selection.ts';
import type { DataListState } from '../../shared/ui/data-list/use-data-list.ts';

/** The list of candidates with this answer, which only admins may download. */
export function attendeesFile(
  t: Translate<'attendees'>,
  attendance: Attendance,
  { address, page }: DataListState<AttendeeRow>,
): DownloadFile {
  const { search, sort } = address.address;
  return {
    what: t('fileWhat', { answer: t(attendance) }),
    count: page?.total ?? 0,
    fileName: t('fileName', { attendance }),
    path: contractPath(candidatesFileContract),
    body: (reason) => ({
      kind: 'list',
      selection: toRequest(wholeSelection, {
        search,
        filter: { list: 'all', hidden: 'without', is_counted_for_event: true, attendance },
      }),
      sort,
      ...(reason !== undefined && { contacts_reason: reason }),
    }),
  };
}
