import { contractPath } from '@suchi/contracts/basics';
import {
  agreeEntryContract,
  deskNumberContract,
  deskPaperContract,
  deskPaperPhotoContract,
  deskPhotoContract,
  holdEntryContract,
  listEntriesContract,
  makeCardsContract,
  openEntryContract,
  saveEntryContract,
  startEntryContract,
  type StartEntryInput,
} from '@suchi/contracts/desk-entry';
import { picture } from '@suchi/contracts/media';
import type { ProfileFormData } from '@suchi/contracts/profiles';
import type { ProfileFieldName } from '@suchi/domain/profiles';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export const entriesKey = ['desk-entries'];

export const entriesQuery = queryOptions({
  queryKey: entriesKey,
  queryFn: ({ signal }) => api.call(listEntriesContract, {}, { signal }),
});

/** Opened anew each time: it takes hold of the form. */
export function entryQuery(id: number) {
  return queryOptions({
    queryKey: ['desk-entry', id],
    queryFn: ({ signal }) => api.call(openEntryContract, { id }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

export function numberQuery(mobile: string) {
  return queryOptions({
    queryKey: ['desk-number', mobile],
    queryFn: ({ signal }) => api.call(deskNumberContract, { mobile }, { signal }),
    retry: false,
    staleTime: 0,
  });
}

const query = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();

/** The signed paper, or a page of an entry's form. Its id. */
export async function sendPaper(photo: Blob, entry: number | null): Promise<string> {
  const values = entry === null ? { kind: 'consent' } : { kind: 'form', entry };
  const path = `${contractPath(deskPaperContract)}?${query(values)}`;
  return (await api.postBytes(path, photo, deskPaperContract.output)).id;
}

export const paperAddress = (id: string): string =>
  `${contractPath(deskPaperPhotoContract)}?${query({ id })}`;

export const sendCandidatePhoto = (photo: Blob, entry: number) =>
  api.postBytes(`${contractPath(deskPhotoContract)}?${query({ entry })}`, photo, picture);

export const startEntry = (input: StartEntryInput) => api.call(startEntryContract, input);

interface Sent {
  profile: ProfileFormData;
  base: ProfileFormData;
}

export const saveEntry = async (id: number, form: Sent & { asked: ProfileFieldName[] }): Promise<void> => {
  await api.call(saveEntryContract, { id, ...form });
};

export const agreeEntry = async (id: number, form: Sent): Promise<void> => {
  await api.call(agreeEntryContract, { id, ...form });
};

export const holdEntry = (id: number) => api.call(holdEntryContract, { id });

export const makeCards = (users: string[]) => api.call(makeCardsContract, { users });
