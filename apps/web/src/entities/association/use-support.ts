import { useQuery } from '@tanstack/react-query';
import { association } from '../../shared/brand/association.ts';
import { adminSettingQuery } from './admin-setting-query.ts';

interface Support {
  email: string | null;
  phone: string | null;
  /** For example `https://wa.me/919800000000`. */
  chatUrl: string | null;
}

/** How to reach the association, from its settings; until they have loaded, from the page. */
export function useSupport(): Support {
  const { data } = useQuery(adminSettingQuery);
  if (data) return { email: data.support_email, phone: data.support_phone, chatUrl: data.chat_url };
  return {
    email: association.supportEmail,
    phone: association.supportPhone,
    chatUrl: association.chatUrl,
  };
}
