/** Cells of the CSV files. */
export const purposeWords = { subscription: 'Online search', suchi: 'Printed suchi', melawa: 'Melawa' };
export const channelWords = {
  online: 'Online',
  cash: 'Cash',
  bank_transfer: 'Bank transfer',
  cheque: 'Cheque',
};
