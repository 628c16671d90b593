import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createLocation } from '../../shared/router/location.ts';
import { server } from '../../test/server.ts';
import { requirePaymentDocument } from './payment-document.ts';

async function open(wanted: string, documentUrl: string | null): Promise<unknown> {
  const entries = documentUrl === null ? [] : [{ name: documentUrl } as PerformanceEntry];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
  return requirePaymentDocument(createLocation(wanted, { pathname: '/' }));
}

describe('a payment page', () => {
  it.each(['https://suchi.test/', 'https://suchi.test/login?next=/payment', 'https://suchi.test/payments'])(
    'is loaded as a new document when the present one is %s',
    async (documentUrl) => {
      expect(await open('/payment/12?pay=1', documentUrl)).toEqual({ document: '/payment/12?pay=1' });
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
    await expect(open('/payment', 'https://suchi.test/')).rejects.toMatchObject({ code: 'NETWORK' });
  });
});
