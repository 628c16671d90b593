import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addNote } from '../../entities/profile-mark/marks-api.ts';
import { session } from '../../shared/api/api.ts';
import { loadMessages } from '../../shared/i18n/messages.ts';
import { ToastHost } from '../../shared/ui/toast-host.tsx';
import {
  answer,
  data,
  findConnection,
  loseConnection,
  member,
  noNetwork,
  refusal,
} from '../../test/server.ts';
import { TestRouter } from '../../test/test-router.tsx';
import { ConnectionBar } from './connection-bar.tsx';

const notes = '/items/matrimonial_profile_notes';
const lost = 'No connection; what you typed is kept on this device';
const findBar = (words: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((bar) => bar.textContent)).toContain(words));

/** By itself: any answer to a page's request would mean that there is a connection. */
async function showBar() {
  session.start(member.id);
  await loadMessages(['offline']);
  render(
    <TestRouter>
      <ConnectionBar />
      <ToastHost />
    </TestRouter>,
  );
}

describe('the bar below the header', () => {
  it('says that the connection is lost, and how many changes went out when it is back', async () => {
    loseConnection();
    await showBar();
    const sent = answer('post', notes, noNetwork, data({ id: 1 }));
    expect(await addNote(42, 'Ask about Nashik')).toBe(false);
    await findBar(lost);
    expect(await addNote(42, 'Call on Sunday')).toBe(false);
    await findConnection();
    await findBar('Connected. 2 things sent.');
    expect(sent.slice(1).map(({ body }) => (body as { note: string }).note)).toEqual([
      'Ask about Nashik',
      'Call on Sunday',
    ]);
    expect(localStorage.length).toBe(1);
  });

  it('says in words what the server refused afterwards', async () => {
    loseConnection();
    await showBar();
    answer('post', notes, noNetwork, refusal(403, 'PROFILE_NOT_FOUND'));
    await addNote(42, 'Ask about Nashik');
    await findBar(lost);
    await findConnection();
    expect(
      await screen.findByText(/^A note could not be saved. This profile is not available./),
    ).toBeInTheDocument();
  });

  it('sends what waited when the page was closed', async () => {
    session.start(member.id);
    const body = { note: 'Ask about Nashik', matrinonial_profile: 42, client_key: 'k' };
    const waiting = {
      key: 'k',
      kind: 'note',
      subject: 'note.k',
      method: 'POST',
      path: notes,
      body,
      doneBy: [],
      keptAtMs: Date.now(),
    };
    localStorage.setItem(`suchi.copy.outbox.${member.id}.k`, JSON.stringify(waiting));
    const sent = answer('post', notes, data({ id: 1 }));
    await showBar();
    await findBar('Connected. 1 thing sent.');
    expect(sent.map((request) => request.body)).toEqual([body]);
  });
});
