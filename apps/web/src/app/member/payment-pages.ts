/** One chunk for all payment pages. */
export { paymentChoosePage } from './payment-choose.route.tsx';
export { paymentHelpPage } from './payment-help.route.tsx';
export { PaymentLayout } from './payment-layout.tsx';
export { paymentOwnPage } from './payment-own.route.tsx';
