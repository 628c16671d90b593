import { type CalendarDate, type FeatureWindow } from '@suchi/domain/basics';
import type { SaleWindows } from '@suchi/domain/money';
import type { PriceList } from '@suchi/domain/print';
import type { BuyerRow } from './repository/buyers.ts';

/** A member who wants to pay, with what the association sells today. */
export interface Buyer {
  isTester: boolean;
  name: string;
  email: string;
  mobile: string;
  associationName: string | null;
  windows: SaleWindows;
  prices: PriceList;
  edition: {
    id: number;
    year: string;
    registrationUntil: CalendarDate | null;
    deliveryAfter: CalendarDate | null;
    deliveryDays: string | null;
  };
}

const windowOf = (
  isOn: boolean,
  startDate: CalendarDate | null,
  endDate: CalendarDate | null,
): FeatureWindow => ({ isOn, startDate, endDate });

export function parseBuyer(row: BuyerRow): Buyer {
  return {
    isTester: row.is_tester,
    name: [row.first_name, row.last_name].filter(Boolean).join(' '),
    email: row.email ?? '',
    mobile: row.mobile ?? '',
    associationName: row.association_name,
    windows: {
      subscription: windowOf(
        row.enable_search_subscription,
        row.subscription_start_date,
        row.subscription_end_date,
      ),
      suchi: windowOf(row.isactive_suchibook, row.suchi_start_date, row.suchi_end_date),
    },
    prices: {
      subscriptionPaise: row.subscription_price,
      testerSubscriptionPaise: row.tester_price,
      suchiPaise: row.suchi_price,
    },
    edition: {
      id: row.edition_id,
      year: String(row.year),
      registrationUntil: row.registration_until,
      deliveryAfter: row.delivery_after,
      deliveryDays: row.delivery_days,
    },
  };
}
