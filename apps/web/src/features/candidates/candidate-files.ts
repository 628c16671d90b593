import { contractPath } from '@suchi/contracts/basics';
import {
  candidateFileKinds,
  candidatesFileContract,
  type CandidateRow,
  type CandidatesInput,
} from '@suchi/contracts/office';
import type { CandidateList } from '@suchi/domain/lifecycle';
import type { DownloadFile } from '../../shared/downloads/download-dialog.tsx';
import type { Translate } from '../../shared/i18n/messages.ts';
import { type ListSelection, toRequest } from '../../shared/ui/data-list/list-selection.ts';
import type { DataListState } from '../../shared/ui/data-list/use-data-list.ts';
import { toCandidateFilter } from './candidates-api.ts';

export function toCandidateSelection(
  list: CandidateList,
  { address }: DataListState<CandidateRow>,
  selection: ListSelection<number>,
) {
  const { search, filter } = address.address;
  return toRequest(selection, { search, filter: toCandidateFilter(list, filter) });
}

interface FilesOptions {
  list: CandidateList;
  state: DataListState<CandidateRow>;
  selection: ListSelection<number>;
  count: number;
}

/** The list as shown, and the whole profiles. */
export function listCandidateFiles(
  t: Translate<'candidates'>,
  { list, state, selection, count }: FilesOptions,
): (DownloadFile & { label: string })[] {
  const words = { list: t(`lists.${list}`) };
  return candidateFileKinds.map((kind) => ({
    label: t(`files.${kind}`),
    what: t(`files.${kind}What`, words),
    count,
    fileName: t(`files.${kind}Name`, { list }),
    path: contractPath(candidatesFileContract),
    body: (reason) => ({
      kind,
      selection: toCandidateSelection(list, state, selection),
      sort: state.address.address.sort as CandidatesInput['sort'],
      ...(reason !== undefined && { contacts_reason: reason }),
    }),
  }));
}
