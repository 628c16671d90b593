/** What the office is told at once. */
export type MoneyAlarm = 'ledger_differs' | 'webhook_silent';

export const alarmSubjects: Record<MoneyAlarm, string> = {
  ledger_differs: 'The books differ from the payment provider’s list',
  webhook_silent: 'No news from the payment provider for two hours',
};

export const alarmWords: Record<MoneyAlarm, string[]> = {
  ledger_differs: [
    'The nightly check has found a difference between our ledger and the list of the payment provider.',
    'Please open the day book and look at the unmatched payments. Nothing was changed.',
  ],
  webhook_silent: [
    'Payments were made, but the provider has sent no event for two hours. Members still get what they paid for, with some delay.',
    'Please ask the operator to check the webhook at the provider.',
  ],
};
