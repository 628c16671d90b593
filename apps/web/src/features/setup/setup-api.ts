import { contractPath, type EndpointContract } from '@suchi/contracts/basics';
import {
  confirmSetupMailContract,
  type ConfirmSetupMailInput,
  finishSetupContract,
  inviteReviewerContract,
  openSetupContract,
  readSetupContract,
  removeSetupLogoContract,
  saveSetupAdminContract,
  type SaveSetupAdminInput,
  saveSetupContract,
  type SaveSetupInput,
  saveSetupLogoContract,
  setSetupFactorContract,
  type SetSetupFactorInput,
  startSetupFactorContract,
  trySetupContract,
  type TrySetupInput,
} from '@suchi/contracts/setup';
import type * as z from 'zod/mini';
import { api } from '../../shared/api/api.ts';

/** Nobody is signed in: a cookie of the wizard's own says who may go on. */
const call = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  contract: EndpointContract<Input, Output>,
  input: z.input<Input>,
) => api.call(contract, input, { anonymous: true });

export const setupApi = {
  open: (token: string) => call(openSetupContract, { token }),
  read: () => call(readSetupContract, {}),
  save: (input: SaveSetupInput) => call(saveSetupContract, input),
  saveLogo: (file: Blob) =>
    api.postBytes(contractPath(saveSetupLogoContract), file, saveSetupLogoContract.output),
  removeLogo: () => call(removeSetupLogoContract, {}),
  saveAdmin: (input: SaveSetupAdminInput) => call(saveSetupAdminContract, input),
  startFactor: () => call(startSetupFactorContract, {}),
  setFactor: (input: SetSetupFactorInput) => call(setSetupFactorContract, input),
  invite: (email: string) => call(inviteReviewerContract, { email }),
  try: (what: TrySetupInput['what']) => call(trySetupContract, { what }),
  confirmMail: (input: ConfirmSetupMailInput) => call(confirmSetupMailContract, input),
  finish: () => call(finishSetupContract, {}),
};
