import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, member, signInAs, signInWithDuties } from '../../test/server.ts';

// The first test would spend its time on loading the page.
beforeAll(async () => {
  await import('./attendees-page.tsx');
}, 60_000);
beforeEach(() => signInAs(admin));

const ketaki = {
  id: 7,
  name: 'Ketaki Padhye',
  email: 'ketaki.padhye@example.org',
  photo: null,
  gender: 'Female',
  serial_number: 612,
};
const counts = { attending: 412, not_attending: 186, no_response: 460 };
const page = { total: 412, rows: [ketaki], counts, women: 213, men: 199 };

describe('the attendees of the event', () => {
  it('are closed to members', async () => {
    signInAs(member);
    renderApp('/admin/event_attendees');
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  });

  it('are counted by answer, and each count shows its list', async () => {
    const asked = answer('post', '/qe_office/attendees', data(page));
    const { user, address } = renderApp('/admin/event_attendees');
    expect(await screen.findByRole('link', { name: /Ketaki Padhye/ })).toHaveAttribute(
      'href',
      '/admin/candidates/view/7',
    );
    expect(screen.getByRole('heading', { name: 'Attending Candidates (412)' })).toBeInTheDocument();
    expect(screen.getByText('213 women, 199 men')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '412 Attending 39 %' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(screen.getByRole('button', { name: '186 Not Attending 18 %' }));
    expect(
      await screen.findByRole('heading', { name: 'Not Attending Candidates (186)' }),
    ).toBeInTheDocument();
    expect(address()).toBe('/admin/event_attendees?attendance=not_attending');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map(({ body }) => body)).toEqual([
      { sort: 'name', page: 1, rows: 10, filter: { attendance: 'attending' } },
      { sort: 'name', page: 1, rows: 10, filter: { attendance: 'not_attending' } },
    ]);
  });

  it('say in the heading how many a search finds', async () => {
    answer('post', '/qe_office/attendees', data({ ...page, total: 3 }));
    renderApp('/admin/event_attendees?search=padhye');
    expect(
      await screen.findByRole('heading', { name: 'Attending Candidates (3 of 412)' }),
    ).toBeInTheDocument();
  });

  it('have a file for admins', async () => {
    answer('post', '/qe_office/attendees', data(page));
    const file = answer('post', '/qe_office/candidates_file', () => HttpResponse.text('name\r\n'));
    const { user } = renderApp('/admin/event_attendees');
    await screen.findByRole('link', { name: /Ketaki Padhye/ });
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(file).toHaveLength(1));
    expect(file[0]?.body).toEqual({
      kind: 'list',
      selection: {
        all: true,
        filter: { list: 'all', hidden: 'without', is_counted_for_event: true, attendance: 'attending' },
        except: [],
      },
      sort: 'name',
    });
  });

  it('have neither the file nor a link to the candidate for the event desk', async () => {
    signInWithDuties('event');
    answer('post', '/qe_office/attendees', data(page));
    renderApp('/admin/event_attendees');
    expect(await screen.findByText('Ketaki Padhye')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Ketaki Padhye/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
  });
});
