import type { OwnPayment } from '@suchi/contracts/money';
import { paths } from '../../../shared/config/paths.ts';

/** How the keys of the words name what is bought. */
export const boughtKey = {
  subscription: 'Search',
  suchi: 'Suchi',
  melawa: 'Melawa',
} as const satisfies Record<OwnPayment['order_type'], string>;

/** The fee of the melawa is paid with its answer. */
export const againLink = ({ order_type: type }: OwnPayment) =>
  type === 'melawa' ? { to: paths.melawa, reloadDocument: true } : { to: paths.payment };
