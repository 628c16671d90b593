import { reportSharedContract, sharedNumberContract } from '@suchi/contracts/biodata';
import type { ReportReason } from '@suchi/domain/safety';
import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { api } from '../../shared/api/api.ts';
import { deviceStorage } from '../../shared/config/browser-storage.ts';

const deviceKey = 'suchi.sharedPages';

/** A random name, so that a page that is opened twice counts once. It says nothing about the person. */
export function readDevice(): string {
  const known = deviceStorage.getItem(deviceKey);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  deviceStorage.setItem(deviceKey, made);
  return made;
}

export const readNumber = (code: string) =>
  api.call(sharedNumberContract, { code, device: readDevice() }, { anonymous: true });

export const reportShared = (given: { code: string; reason: ReportReason; text: string }) =>
  api.call(reportSharedContract, given, { anonymous: true });

export const isClosed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'BIODATA_CLOSED';
export const isTooMany = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'REQUESTS_EXCEEDED';

/** A step of a visitor, who does not load the query library. */
export function useSend<Given, Data>(send: (given: Given) => Promise<Data>) {
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: null });
  const go = async (given: Given, onSuccess: (data: Data) => void) => {
    if (state.isBusy) return;
    setState({ isBusy: true, error: null });
    try {
      const data = await send(given);
      setState({ isBusy: false, error: null });
      onSuccess(data);
    } catch (error) {
      setState({ isBusy: false, error });
    }
  };
  return { ...state, go };
}
