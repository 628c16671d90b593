import type { OwnAccountInput } from '@suchi/contracts/accounts';
import { api } from '../../../shared/api/api.ts';

export async function saveAccount(account: OwnAccountInput): Promise<void> {
  await api.patch('/users/me', account);
}
