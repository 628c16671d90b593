import { openSharedContract, reportSharedContract, sharedNumberContract } from '@suchi/contracts/biodata';
import type { ReportReason } from '@suchi/domain/safety';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error.ts';
import { api, session } from '../../shared/api/api.ts';
import { deviceStorage } from '../../shared/config/browser-storage.ts';
import type { Language } from '../../shared/i18n/messages.ts';

const deviceKey = 'suchi.sharedPages';

/** A random name, so that a page that is opened twice counts once. It says nothing about the person. */
function readDevice(): string {
  const known = deviceStorage.getItem(deviceKey);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  deviceStorage.setItem(deviceKey, made);
  return made;
}

/** A family that looks at its own page is known by its session; nobody else needs one. */
const sender = () => ({ anonymous: !session.isSignedIn() });

/** The lines are written by the server, so each language is another answer. */
export const sharedQuery = (code: string, language: Language) =>
  queryOptions({
    queryKey: ['shared-biodata', code, language],
    queryFn: ({ signal }) =>
      api.call(openSharedContract, { code, device: readDevice() }, { ...sender(), signal }),
    // Each try counts, and a page that is closed stays closed.
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const readNumber = (code: string) =>
  api.call(sharedNumberContract, { code, device: readDevice() }, sender());

export const reportShared = (given: { code: string; reason: ReportReason; text: string }) =>
  api.call(reportSharedContract, given, sender());

export const isClosed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'BIODATA_CLOSED';
export const isTooMany = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'REQUESTS_EXCEEDED';
