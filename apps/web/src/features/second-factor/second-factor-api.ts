import {
  renewRecoveryCodesContract,
  type RenewRecoveryCodesInput,
  secondFactorContract,
  setSecondFactorContract,
  type SetSecondFactorInput,
  startSecondFactorContract,
  type StartSecondFactorInput,
} from '@suchi/contracts/accounts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

/** Whether the office asks for two-step sign-in, and whether this account has it. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => api.call(secondFactorContract, {}, { signal }),
});

export function startSecondFactor(input: StartSecondFactorInput) {
  return api.call(startSecondFactorContract, input);
}

/** Returns the recovery codes. */
export async function setSecondFactor(input: SetSecondFactorInput): Promise<string[]> {
  return (await api.call(setSecondFactorContract, input)).recovery_codes;
}

export async function renewRecoveryCodes(input: RenewRecoveryCodesInput): Promise<string[]> {
  return (await api.call(renewRecoveryCodesContract, input)).recovery_codes;
}
