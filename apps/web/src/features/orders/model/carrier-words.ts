import { type Carrier, carrierNames } from '@suchi/domain/money';
import type { Translate } from '../../../shared/i18n/messages.ts';

export const carrierWords = (carrier: Carrier, t: Translate<'orders'>): string =>
  carrier === 'other' ? t('anotherCourier') : carrierNames[carrier];
