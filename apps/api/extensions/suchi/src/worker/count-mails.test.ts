import { expect, it } from 'vitest';
import { createMetrics } from '../platform/metrics.ts';
import { countMails } from './count-mails.ts';

it('counts a mail that was sent, and one that is tried again', async () => {
  const metrics = createMetrics();
  const counted = async () => {
    const text = await metrics.registry.getSingleMetricAsString('suchi_mails_total');
    return text.split('\n').filter((line) => line.startsWith('suchi_'));
  };
  let isDown = true;
  const deliver = countMails(metrics, 'mail-code', () =>
    isDown ? Promise.reject(new Error('no answer')) : Promise.resolve('sent'),
  );
  expect(await counted()).toEqual([
    'suchi_mails_total{queue="mail-code",result="sent"} 0',
    'suchi_mails_total{queue="mail-code",result="retry"} 0',
  ]);
  await expect(deliver({}, false)).rejects.toThrow('no answer');
  isDown = false;
  expect(await deliver({}, false)).toBe('sent');
  expect(await counted()).toEqual([
    'suchi_mails_total{queue="mail-code",result="sent"} 1',
    'suchi_mails_total{queue="mail-code",result="retry"} 1',
  ]);
});
