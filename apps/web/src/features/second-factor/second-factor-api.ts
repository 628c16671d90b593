import {
  secondFactorContract,
  setSecondFactorContract,
  type SetSecondFactorInput,
  startSecondFactorContract,
  type StartSecondFactorInput,
} from '@suchi/contracts/accounts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

/** Whether the office asks for a second step, and whether this account has one. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => api.call(secondFactorContract, {}, { signal }),
});

export function startSecondFactor(input: StartSecondFactorInput) {
  return api.call(startSecondFactorContract, input);
}

export async function setSecondFactor(input: SetSecondFactorInput): Promise<void> {
  await api.call(setSecondFactorContract, input);
}
