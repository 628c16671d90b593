import { isStaffRole } from '@suchi/domain/accounts';
import type { OfferType } from '@suchi/domain/money';
import { useQuery } from '@tanstack/react-query';
import { adminSettingQuery } from '../../entities/association/admin-setting-query.ts';
import { isOnSale } from '../../entities/association/buy-suchi.ts';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';

/** Whether the signed-in member can buy it now. False until the settings have loaded, and for staff. */
export function useOnSale(type: OfferType): boolean {
  const { roleName, is_tester: isTester } = useCurrentUser();
  const { data = false } = useQuery({
    ...adminSettingQuery,
    select: (setting) => isOnSale(type, setting, { isTester, now: new Date() }),
  });
  return data && !isStaffRole(roleName);
}
