import { useQuery } from '@tanstack/react-query';
import { adminSettingQuery } from '../../entities/association/admin-setting-query.ts';
import { isSuchiOnSale } from '../../entities/association/buy-suchi.ts';

/** False until the settings have loaded. */
export function useSuchiSale(): boolean {
  const { data: isOnSale = false } = useQuery({
    ...adminSettingQuery,
    select: (setting) => isSuchiOnSale(setting, new Date()),
  });
  return isOnSale;
}
