import type { Purpose } from '@suchi/domain/consent';
import { IconBook2, IconDeviceTv, IconMail, IconPhone, IconSearch, IconStars } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export const purposeIcons: Record<Purpose, ReactNode> = {
  search: <IconSearch size={22} />,
  book: <IconBook2 size={22} />,
  hall: <IconDeviceTv size={22} />,
  number: <IconPhone size={22} />,
  horoscope: <IconStars size={22} />,
  mails: <IconMail size={22} />,
};
