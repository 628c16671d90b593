import { useQuery } from '@tanstack/react-query';
import { adminSettingQuery } from '../../entities/admin-setting/admin-setting-query.ts';
import { isSuchiOnSale } from '../../features/suchi-order/model/buy-suchi.ts';

/** Whether the green button shows; while we do not know, it does not. */
export function useSuchiSale(): boolean {
  const { data: isOnSale = false } = useQuery({
    ...adminSettingQuery,
    select: (setting) => isSuchiOnSale(setting, new Date()),
  });
  return isOnSale;
}
