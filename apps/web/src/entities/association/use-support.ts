import { useQuery } from '@tanstack/react-query';
import { adminSettingQuery } from './admin-setting-query.ts';

interface Support {
  email: string | null;
  phone: string | null;
  /** For example `https://wa.me/919800000000`. */
  chatUrl: string | null;
}

/** How to reach the association, from its settings. All null until they have loaded. */
export function useSupport(): Support {
  const { data } = useQuery(adminSettingQuery);
  return {
    email: data?.support_email ?? null,
    phone: data?.support_phone ?? null,
    chatUrl: data?.chat_url ?? null,
  };
}
