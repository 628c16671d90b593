import type { ReceiptFacts } from '@suchi/domain/money';

/** The facts of the receipt in the design's picture. */
export const kelkarFacts: ReceiptFacts = {
  association: {
    name: 'Sahyadri Samaj Mandal',
    address: '12 Gavanpada Road, Mulund East, Mumbai 400081',
    registration: 'F-0000/Mumbai',
    pan: 'AAATS0000A',
    email: 'help@example.org',
    phone: '+91 90000 80684',
    gst: null,
  },
  receivedFrom: 'Ramesh Vasant Kelkar',
  candidate: { name: 'Kavita Ramesh Kelkar', serialNumber: 527 },
  address: 'B-204, Shanti Sadan, Gavanpada Road,\nMulund East, Mumbai 400081',
  orderType: 'subscription',
  period: { from: '2026-11-15', to: '2027-11-14' },
  edition: null,
  channel: 'online',
  method: 'upi',
  cheque: null,
  bankReference: '431928846102',
  reference: 'SU-7K4M-2291',
  paidAt: '2026-11-15T05:22:00.000Z',
  takenBy: null,
  refundOf: null,
};
