import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, member, refusal, signInAs } from '../../test/server.ts';

// The first test would spend its time on loading the page.
beforeAll(async () => {
  await import('./subscriptions-page.tsx');
}, 60_000);
beforeEach(() => signInAs(admin));

const online = {
  id: 31,
  name: 'Ketaki Padhye',
  photo: null,
  profile_id: 7,
  status: 'active',
  start_date: '2026-11-15',
  end_date: '2027-11-14',
  payment: {
    channel: 'online',
    provider_payment: 'pay_Q8hX2mT0aLr4',
    receipt: '2026-27/0214',
    amount: 55_000,
  },
};
const cash = {
  ...online,
  id: 30,
  name: 'Rajesh Gore',
  payment: { channel: 'cash', provider_payment: null, receipt: '2026-27/0213', amount: 55_000 },
};

function answerSubscriptions(rows: object[] = [online, cash]) {
  const counts = { current: 214, past: 1046 };
  return answer(
    'post',
    '/qe_office/subscriptions',
    data({ total: rows.length, rows, received: 11_770_000, counts }),
  );
}

describe('the subscriptions', () => {
  it('are closed to members', async () => {
    signInAs(member);
    renderApp('/admin/search_subscriptions');
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  });

  it('have a file of the list', async () => {
    answerSubscriptions();
    const file = answer('post', '/qe_office/subscriptions_file', () => HttpResponse.text('Member\r\n'));
    const { user } = renderApp('/admin/past_search_subscriptions');
    await screen.findByText('Rajesh Gore');
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Past Subscriptions: 2 rows.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(file).toHaveLength(1));
    expect(file[0]?.body).toEqual({ selection: { all: true, filter: { list: 'past' }, except: [] } });
  });

  it('show who paid what, and the sum', async () => {
    const asked = answerSubscriptions();
    renderApp('/admin/search_subscriptions');
    const row = (await screen.findByText('Rajesh Gore')).closest('tr');
    expect(row).toHaveTextContent('Active15/11/202614/11/2027Cash, receipt 2026-27/0213₹550');
    expect(screen.getByText('₹1,17,700')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/2 of 214$/);
    expect(screen.getByRole('link', { name: 'Past Subscriptions 1,046' })).toHaveAttribute(
      'href',
      '/admin/past_search_subscriptions',
    );
    expect(asked[0]?.body).toEqual({ sort: '-start_date', page: 1, rows: 10, filter: { list: 'current' } });
  });

  it('are archived with ten seconds to undo', async () => {
    answerSubscriptions();
    const sent = answer('post', '/qe_office/archive_subscriptions', refusal(503, 'SERVICE_UNAVAILABLE'));
    const { user } = renderApp('/admin/search_subscriptions');
    const button = await screen.findByRole('button', { name: 'Archive the subscription of Ketaki Padhye' });
    await user.click(button);
    expect(await screen.findByText('Archived the subscription of Ketaki Padhye')).toBeInTheDocument();
    expect(screen.queryByText('Ketaki Padhye')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(
      await screen.findByRole('button', { name: 'Archive the subscription of Ketaki Padhye' }),
    );
    await screen.findByRole('button', { name: 'Undo' });
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(await screen.findByText(/^This was not saved:/)).toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([{ selection: { ids: [31] } }]);
    expect(await screen.findByText('Ketaki Padhye')).toBeInTheDocument();
  });

  it('of a season are archived after a question that counts', async () => {
    answerSubscriptions();
    const sent = answer('post', '/qe_office/archive_subscriptions', data({ moved: 1046 }));
    const { user } = renderApp('/admin/search_subscriptions');
    await screen.findByText('Rajesh Gore');
    const asked = answer(
      'post',
      '/qe_office/subscriptions',
      data({ total: 1046, rows: [], received: 0, counts: { current: 214, past: 0 } }),
    );
    await user.click(screen.getByRole('button', { name: 'Archive a season' }));
    const dialog = await screen.findByRole('dialog', { name: 'Archive a season' });
    const day = within(dialog).getByRole('textbox', { name: 'Those that ended before' });
    await user.clear(day);
    await user.type(day, '01/04/2026');
    expect(
      await within(dialog).findByText('Archive 1,046 subscriptions that ended before 01/04/2026?'),
    ).toBeInTheDocument();
    expect(asked.at(-1)?.body).toEqual({ filter: { list: 'current', ended_before: '2026-04-01' } });
    await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    await screen.findByText('1,046 subscriptions archived');
    globalThis.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      selection: { all: true, filter: { list: 'current', ended_before: '2026-04-01' } },
    });
  });

  it('say in the text’s words that there are none', async () => {
    answerSubscriptions([]);
    renderApp('/admin/search_subscriptions');
    expect(await screen.findByRole('heading', { name: 'No active subscription found' })).toBeInTheDocument();
  });
});
