import { mailProfileContract } from '@suchi/contracts/discovery';
import { api } from '../../../shared/api/api.ts';

/** Returns how many mails are left for today. */
export async function mailProfile(profileId: number, message: string): Promise<number> {
  const { left_today: leftToday } = await api.call(mailProfileContract, { profile_id: profileId, message });
  return leftToday;
}
