import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { http, HttpResponse } from 'msw';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, refusal, server, signInAs } from '../../test/server.ts';

const paper = '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1011';
const free = { account: null, profiles: [], is_full: false };

beforeEach(() => {
  signInAs(admin);
  answer('get', '/qe_desk_entry/entries', data({ entries: [] }));
});

async function open(number: object = free) {
  answer('post', '/qe_desk_entry/number', data(number));
  const app = renderApp('/admin/desk_entry');
  const name = await screen.findByLabelText('Candidate', { selector: 'input[type="text"]' });
  return { ...app, name };
}

/** The body is a photo, not JSON. */
const takePhotos = (respond: () => Response) =>
  server.use(http.post('http://api.test/qe_desk_entry/paper', respond));

type App = Awaited<ReturnType<typeof open>>;

async function fill({ user, name }: App) {
  await user.click(screen.getByRole('radio', { name: 'Mother' }));
  await user.type(screen.getByLabelText('Name of this person'), 'Kamal Gokhale');
  await user.type(screen.getByLabelText('Mobile number'), '9000031245');
  await user.type(name, 'Savita Vishnu Gokhale');
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await user.type(screen.getByLabelText('Birth date'), '02061996');
  await user.click(screen.getByRole('checkbox', { name: 'Show in search' }));
}

const takePaper = ({ user }: App) =>
  user.upload(
    screen.getByLabelText('Signed consent', { selector: 'input' }),
    new File(['paper'], 'paper.jpg', { type: 'image/jpeg' }),
  );

const button = () => screen.getByRole('button', { name: 'Start entering' });

describe('a new profile at the desk', () => {
  it('starts when the candidate has signed and the paper can be read', async () => {
    const app = await open();
    takePhotos(() => HttpResponse.json({ data: { id: paper } }));
    const started = answer('post', '/qe_desk_entry/start', data({ id: 7 }));
    answer('post', '/qe_desk_entry/open', refusal(409, 'DESK_ENTRY_REFUSED', { reason: 'no_entry' }));
    await fill(app);
    expect(await screen.findByText('No account uses this number')).toBeInTheDocument();
    await takePaper(app);
    expect(await screen.findByText('Readable')).toBeInTheDocument();
    expect(button()).toBeDisabled();
    expect(screen.getByText('The candidate signs, not only the family.')).toBeInTheDocument();
    await app.user.click(screen.getByRole('checkbox', { name: 'Signed by the candidate' }));
    await waitFor(() => expect(button()).toBeEnabled());
    await app.user.click(button());
    await waitFor(() => expect(started).toHaveLength(1));
    expect(started[0]?.body).toMatchObject({
      bringer: 'mother',
      bringer_name: 'Kamal Gokhale',
      candidate: 'Savita Vishnu Gokhale',
      birthday: '1996-06-02',
      consents: { search: true, book: false, hall: false, number: false, horoscope: false, mails: false },
      is_signed: true,
      paper,
    });
  });

  it('says when the photo has to be taken again', async () => {
    const app = await open();
    takePhotos(refusal(409, 'DESK_ENTRY_REFUSED', { reason: 'paper_blurred' }));
    await takePaper(app);
    expect(await screen.findByText('Take again: the photo is blurred.')).toBeInTheDocument();
  });

  it('leads to the account of a known number', async () => {
    const { user } = await open({ account: { id: paper, name: 'Asha' }, profiles: [], is_full: false });
    await user.type(screen.getByLabelText('Mobile number'), '9000031245');
    expect(await screen.findByText('Has an account.', { exact: false })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute(
      'href',
      `/admin/users/view/${paper}`,
    );
  });

  it('asks whether another child of the family comes', async () => {
    const { user } = await open({ account: null, profiles: ['Kamal Gokhale'], is_full: false });
    await user.type(screen.getByLabelText('Mobile number'), '9000031245');
    expect(
      await screen.findByText(/This number has 1 profile: Kamal Gokhale\. Another child\?/),
    ).toBeInTheDocument();
  });

  it('stops for a candidate under age', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Male' }));
    await user.type(screen.getByLabelText('Birth date'), '02062012');
    expect(await screen.findByText(/^Under 21\./)).toBeInTheDocument();
  });
});
