import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server } from '../../test/server.ts';
import { requirePaymentDocument } from './payment-document.ts';

async function open(wanted: string, documentUrl: string | null): Promise<unknown> {
  const entries = documentUrl === null ? [] : [{ name: documentUrl } as PerformanceEntry];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
  try {
    return await requirePaymentDocument({ request: new Request(`https://suchi.test${wanted}`) });
  } catch (thrown) {
    return thrown;
  }
}

describe('a payment page', () => {
  it.each(['https://suchi.test/', 'https://suchi.test/login?next=/payment', 'https://suchi.test/payments'])(
    'is loaded as a new document when the present one is %s',
    async (documentUrl) => {
      const answer = (await open('/payment/12?pay=1', documentUrl)) as Response;
      expect(answer.headers.get('location')).toBe('/payment/12?pay=1');
      expect(answer.headers.get('x-remix-reload-document')).toBe('true');
    },
  );

  it.each(['https://suchi.test/payment', 'https://suchi.test/payment/9', 'document', null])(
    'opens in place when the present document is %s',
    async (documentUrl) => {
      expect(await open('/payment/12', documentUrl)).toBeNull();
    },
  );

  it('is not opened without a connection, where the browser would show its own page', async () => {
    server.use(http.get('*/online.txt', () => HttpResponse.error()));
    expect(await open('/payment', 'https://suchi.test/')).toMatchObject({ code: 'NETWORK' });
  });
});
