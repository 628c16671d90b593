import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleStatus } from '../../test/dashboard.ts';
import { markRelease } from '../../test/mark-release.ts';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, signInAs, signInWithDuties } from '../../test/server.ts';

const page = '/admin/system_status';
const card = (name: string) => screen.findByRole('region', { name });

beforeEach(() => signInAs(admin));

describe('the system status', () => {
  it('is closed to staff with single duties', async () => {
    signInWithDuties('review', 'treasury', 'dispatch', 'event');
    renderApp(page);
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });

  it('says that everything is well, part by part', async () => {
    markRelease('1.3.0 (0a1b2c3d4e5f)');
    answer('get', '/qe_office/system_status', data(sampleStatus()));
    renderApp(page);
    expect(await screen.findByText('Everything is well.')).toBeVisible();
    expect(screen.getByText('Looked at 12:00 PM 15/11/2026')).toBeVisible();
    expect(await card('Backups')).toHaveTextContent(
      'Last good backup02:10 AM 15/11/2026Size1.2 GBCopies kept elsewhere30',
    );
    const days = within(await card('Backups')).getAllByRole('listitem');
    expect(days.map((day) => day.textContent)).toEqual(['14/1114/11: failed', '15/1115/11: made']);
    expect(await card('Disk and computer')).toHaveTextContent('48.8 GB of 80 GB used61%');
    expect(await card('Disk and computer')).toHaveTextContent('PostgreSQL17.2');
    expect(await card('Disk and computer')).toHaveTextContent(
      'Suchi on the server1.4.0 (1f2e3d4c5b6a)Suchi in this browser1.3.0 (0a1b2c3d4e5f)',
    );
    const rows = within(await card('Queues')).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('Other mail3011:30 AM 15/11/2026');
    expect(rows[2]).toHaveTextContent('later-queue00–');
    expect(await card('Mail')).toHaveTextContent('Sent today209');
    expect(await card('Nightly check of the books')).toHaveTextContent('Payments equal the ledger');
  });

  it('names what to look at, and looks again', async () => {
    const troubled = sampleStatus({
      alarms: ['drill_failed', 'disk_full'],
      drill_failed_at: '2026-11-15T01:00:00.000Z',
      redis_ms: null,
      is_worker_alive: false,
      worker_seen_at: null,
      queues: [
        { name: 'book', waiting: 1, failed: 0, oldest_at: null },
        { name: 'refund', waiting: 0, failed: 2, oldest_at: null },
      ],
      mail: { ...sampleStatus().mail, failed_today: 1, last_sent_at: null },
      backups: [],
      copies_elsewhere: null,
      restore_tried_at: null,
      disk: null,
      books: null,
    });
    answer('get', '/qe_office/system_status', data(troubled), data(sampleStatus()));
    const { user } = renderApp(page);
    const banner = await screen.findByRole('region', { name: '6 things to look at' });
    expect(
      within(banner)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'The last test restore of a backup failed. Tell the person who runs the server.',
      'The disk is more than 80% full.',
      'Redis does not respond.',
      'No worker is running. Mails and payments wait.',
      '2 jobs of the queues failed.',
      '1 mail failed today.',
    ]);
    expect(await card('Backups')).toHaveTextContent('Test restore failed06:30 AM 15/11/2026');
    expect(await card('Queues')).toHaveTextContent('Files of the book10–');
    const books = await card('Nightly check of the books');
    expect(books).toHaveTextContent('Not known yet');
    expect(books).toHaveTextContent('It has not run yet.');
    expect(books).not.toHaveTextContent('Well');
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByText('Everything is well.')).toBeVisible();
  });
});
