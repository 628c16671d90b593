// The fake payment provider as a separate process: `node fake-provider.ts PORT WEBHOOK_URL`.
import { startFakeProvider } from '../payments/fake-provider.ts';
import { testPaymentKeys } from '../payments/test-keys.ts';

const [port, webhookUrl] = process.argv.slice(2);
await startFakeProvider({
  ...testPaymentKeys,
  port: Number(port ?? 0),
  ...(webhookUrl === undefined ? {} : { webhookUrl }),
});
