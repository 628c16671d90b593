/** The account at the fake provider; only for tests and local stacks. */
export const testPaymentKeys = {
  keyId: 'rzp_test_LocalStack0001',
  keySecret: 'only-for-tests-key-secret',
  webhookSecret: 'only-for-tests-webhook-secret',
};

/** What the server needs to use a fake provider; without an address its calls fail at once. */
export function paymentsEnvironment(providerUrl = 'http://127.0.0.1:1'): Record<string, string> {
  return {
    SUCHI_RAZORPAY_KEY_ID: testPaymentKeys.keyId,
    SUCHI_RAZORPAY_KEY_SECRET: testPaymentKeys.keySecret,
    SUCHI_RAZORPAY_WEBHOOK_SECRETS: testPaymentKeys.webhookSecret,
    SUCHI_RAZORPAY_API_URL: providerUrl,
    SUCHI_RAZORPAY_CHECKOUT_URL: `${providerUrl}/v1/checkout.js`,
  };
}

/** Where the provider sends its events, below the address of the web or of an API node. */
export const webhookPath = '/qe_payment/webhook_razorpay';
