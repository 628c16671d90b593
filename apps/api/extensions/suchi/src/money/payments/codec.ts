import { type CalendarDate, type FeatureWindow } from '@suchi/domain/basics';
import type { OfferType, SaleWindows } from '@suchi/domain/money';
import type { PriceList } from '@suchi/domain/print';
import { associationNameOf } from '@suchi/domain/settings';
import type { BuyerRow } from './repository/buyers.ts';

/** A member who wants to pay, with what the association sells today. */
export interface Buyer {
  isTester: boolean;
  name: string;
  email: string;
  mobile: string;
  associationName: string;
  windows: SaleWindows;
  prices: PriceList;
  /** The editions that a purchase belongs to. */
  editionIds: Record<OfferType, number>;
  /** The book that is sold; it can be of an edition before the current one. */
  book: {
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
    associationName: associationNameOf(row),
    windows: {
      subscription: windowOf(
        row.enable_search_subscription,
        row.subscription_start_date,
        row.subscription_end_date,
      ),
      suchi: windowOf(
        row.isactive_suchibook && row.is_book_on_sale,
        row.suchi_start_date,
        row.suchi_end_date,
      ),
    },
    prices: {
      subscriptionPaise: row.subscription_price,
      testerSubscriptionPaise: row.tester_price,
      suchiPaise: row.suchi_price,
    },
    editionIds: { subscription: row.edition_id, suchi: row.book_edition_id },
    book: {
      year: String(row.year),
      registrationUntil: row.registration_until,
      deliveryAfter: row.delivery_after,
      deliveryDays: row.delivery_days,
    },
  };
}
