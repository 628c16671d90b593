import type { BulkMailCard } from '@suchi/contracts/bulk-mail';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, held, refusal, signInAs } from '../../test/server.ts';

const address = '/admin/mail_dashboard';
const heading = () => screen.findByRole('heading', { level: 1, name: 'Bulk Mail' });

const noReasons = { suspended: 0, unsubscribed: 0, no_email: 0, not_verified: 0 };
const person = (profile_id: number, changes: object = {}) => ({
  profile_id,
  first_name: 'Ketaki',
  name: 'Ketaki Padhye',
  serial_number: 612,
  left_out: null,
  ...changes,
});
const firstPage = {
  counts: { chosen: 3, left_out: { ...noReasons, unsubscribed: 1 }, without_serial_number: 1 },
  rows: [
    person(1),
    person(2, { first_name: 'Omkar', name: 'Omkar Sawant', serial_number: null }),
    person(3, { name: 'Leena Rane', left_out: 'unsubscribed' }),
  ],
};
const setup = {
  words: {
    en: {
      event: 'the melawa on 27/12/2026 in Mulund East',
      unnumbered: 'not printed yet',
      why: 'You get this mail because your profile is with Sahyadri Samaj Mandal.',
      stop: 'Stop such mails',
    },
    mr: {
      event: 'मेळावा, 27/12/2026',
      unnumbered: 'अजून छापलेला नाही',
      why: 'म्हणून हा ई-मेल आपल्याला आला आहे.',
      stop: 'असे ई-मेल बंद करा',
    },
  },
  association: 'Sahyadri Samaj Mandal',
  per_minute: 1,
  waiting: [
    { priority: 1, mails: 167 },
    { priority: 5, mails: 9 },
  ],
};
const card: BulkMailCard = {
  id: 7,
  subject: 'Last date reminder',
  heading: '',
  text: 'Please register.',
  translations: {},
  audience: 'Candidates: Draft',
  priority: 1,
  sent_by: 'Vasanti Joglekar',
  at: '2026-11-15T01:56:00.000Z',
  progress: 'sending',
  pending: 167,
  success: 209,
  failed: 0,
  cancelled: 0,
  left_out: 0,
  retryable: 0,
  ended_at: null,
};
const history = (...mails: BulkMailCard[]) => data({ total: mails.length, per_minute: 1, mails });

beforeAll(
  () =>
    Promise.all([
      import('../../app/admin/admin-tree.tsx'),
      import('./bulk-mail-page.tsx'),
      import('../../shared/ui/dialog.tsx'),
      import('../../shared/ui/toaster.tsx'),
    ]),
  60_000,
);
beforeEach(() => {
  signInAs(admin);
  answer('get', '/qe_bulk_mail/setup', data(setup));
  answer('get', '/qe_bulk_mail/history', history());
  answer('post', '/qe_bulk_mail/recipients', data(firstPage));
});

async function chooseActive(user: ReturnType<typeof renderApp>['user']) {
  await user.selectOptions(await screen.findByLabelText('Who gets this mail'), 'active');
}

const textBox = () => screen.getByRole('textbox', { name: /^Text/ });

async function write(user: ReturnType<typeof renderApp>['user']) {
  await user.type(screen.getByRole('textbox', { name: /^Subject/ }), 'News');
  await user.type(textBox(), 'Please come.');
}

describe('a mail in other languages', () => {
  it('is written, shown and sent in each, and is whole in each or in none', async () => {
    const sent = answer('post', '/qe_bulk_mail/send', data({ id: 7 }));
    const tested = answer('post', '/qe_bulk_mail/test', data({ email: 'admin@example.org' }));
    const { user } = renderApp(address);
    await heading();
    await chooseActive(user);
    await write(user);
    await user.click(screen.getByRole('radio', { name: 'मराठी' }));
    expect(textBox()).toHaveValue('');
    await user.type(textBox(), 'कृपया या. {{event}');
    const send = screen.getByRole('button', { name: 'Send to 2' });
    expect(send).toHaveAccessibleDescription('Each language needs a subject and a text');
    await user.type(screen.getByRole('textbox', { name: /^Subject/ }), 'बातमी');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText('कृपया या.')).toHaveAttribute('lang', 'mr');
    expect(preview.getByText('मेळावा, 27/12/2026')).toBeVisible();
    expect(preview.getByText('असे ई-मेल बंद करा')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Test to myself' }));
    await waitFor(() => expect(tested[0]?.body).toMatchObject({ subject: 'बातमी', language: 'mr' }));
    await user.click(send);
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({
        subject: 'News',
        text: 'Please come.',
        translations: { mr: { subject: 'बातमी', heading: '', text: 'कृपया या. {event}' } },
      }),
    );
  });
});

describe('composing', () => {
  it('sends when there are recipients, a subject and a text, after asking', async () => {
    const sent = answer('post', '/qe_bulk_mail/send', data({ id: 7 }));
    const { user } = renderApp(address);
    await heading();
    const send = () => screen.getByRole('button', { name: /^Send/ });
    expect(send()).toBeDisabled();
    expect(send()).toHaveAccessibleDescription('Choose who gets this mail');
    await chooseActive(user);
    expect(await screen.findByText(/Left out: 1 unsubscribed/)).toHaveTextContent(
      '2 recipients of 3 loaded.',
    );
    expect(send()).toBeDisabled();
    expect(send()).toHaveAccessibleDescription('Write a subject');
    await user.type(screen.getByRole('textbox', { name: /^Subject/ }), 'News');
    expect(send()).toBeDisabled();
    expect(send()).toHaveAccessibleDescription('Write a text');
    await user.type(textBox(), '{{name}');
    await user.tab();
    expect(textBox()).toHaveAccessibleDescription(
      'Please write the text. A mail without a text is not sent.',
    );
    expect(screen.getByRole('button', { name: 'Test to myself' })).toBeDisabled();
    await user.type(textBox(), ', please come.');
    expect(textBox()).toBeValid();
    await user.click(screen.getByRole('radio', { name: '2 High' }));
    await user.click(screen.getByRole('button', { name: 'Send to 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send this mail to 2 people?' });
    expect(sent).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('The mail to 2 people waits in the queue.')).toBeInTheDocument();
    expect(sent[0]?.body).toMatchObject({
      subject: 'News',
      text: '{name}, please come.',
      priority: 2,
      recipients: 2,
      audience: 'Candidates: Active',
      selection: { all: true, filter: { list: 'active' } },
    });
  });

  it('waits while the recipients are loading', async () => {
    const whole = {
      counts: { ...firstPage.counts, chosen: 501 },
      rows: Array.from({ length: 500 }, (_, index) => person(index + 1)),
    };
    const second = held(data({ counts: null, rows: [person(501)] }));
    answer('post', '/qe_bulk_mail/recipients', data(whole), second.respond);
    const { user } = renderApp(address);
    await chooseActive(user);
    expect(await screen.findByText('Loading recipients, 500 of 501')).toBeInTheDocument();
    await write(user);
    expect(screen.getByRole('button', { name: /^Send/ })).toBeDisabled();
    second.release();
    expect(await screen.findByRole('button', { name: 'Send to 500' })).toBeEnabled();
  });

  it('previews the mail for each recipient, with line breaks and fields', async () => {
    const { user } = renderApp(address);
    await chooseActive(user);
    await screen.findByText(/2 recipients/);
    await user.type(screen.getByRole('textbox', { name: /^Subject/ }), 'Come to {{event}');
    await user.click(textBox());
    await user.click(screen.getByRole('button', { name: 'Insert name' }));
    await user.keyboard(', no. {{serial number}');
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(preview).toHaveTextContent('Come to the melawa on 27/12/2026 in Mulund East');
    expect(preview).toHaveTextContent('Ketaki, no. 612');
    expect(screen.getByText(/^1 has no number; its mail says/)).toBeInTheDocument();
    await user.click(within(preview).getByRole('button', { name: 'Preview for the next recipient' }));
    expect(preview).toHaveTextContent('Omkar, no. not printed yet');
    expect(within(preview).getByRole('button', { name: 'Preview for the next recipient' })).toBeDisabled();
  });

  it('marks an unknown field, and removes a whole field with Backspace', async () => {
    const { user } = renderApp(address);
    await chooseActive(user);
    const subject = await screen.findByRole('textbox', { name: /^Subject/ });
    await user.type(subject, 'Dear {{nmae}');
    expect(subject).toHaveAccessibleDescription(expect.stringContaining('Please correct: {nmae}'));
    await screen.findByText(/2 recipients/);
    expect(screen.getByRole('button', { name: /^Send/ })).toBeDisabled();
    await user.clear(subject);
    await user.type(subject, 'Dear {{name}');
    await user.keyboard('{Backspace}');
    expect(subject).toHaveValue('Dear ');
  });

  it('says how long it takes, and what goes first', async () => {
    const { user } = renderApp(address);
    await chooseActive(user);
    const estimate = await screen.findByText('2 minutes');
    expect(estimate.parentElement).toHaveTextContent('1 mail a minute. 167 mails go first. It ends about');
  });

  it('sends a test to the admin with the values of the shown recipient', async () => {
    const tests = answer('post', '/qe_bulk_mail/test', data({ email: 'vasanti@example.org' }));
    const { user } = renderApp(address);
    await chooseActive(user);
    await screen.findByText(/2 recipients/);
    await write(user);
    await user.click(screen.getByRole('button', { name: 'Test to myself' }));
    expect(await screen.findByText('Sent to vasanti@example.org')).toBeInTheDocument();
    expect(tests[0]?.body).toMatchObject({ subject: 'News', profile_id: 1 });
  });

  it('loads the recipients again when they have changed', async () => {
    answer('post', '/qe_bulk_mail/send', refusal(409, 'RECIPIENTS_CHANGED'));
    const { user } = renderApp(address);
    await chooseActive(user);
    await screen.findByText(/2 recipients/);
    const asked = answer('post', '/qe_bulk_mail/recipients', data(firstPage));
    await write(user);
    await user.click(screen.getByRole('button', { name: 'Send to 2' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The recipients have changed');
    expect(await screen.findByText(/2 recipients/)).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });

  it('keeps the draft on the device', async () => {
    const { user } = renderApp(address);
    await chooseActive(user);
    await user.type(screen.getByRole('textbox', { name: /^Subject/ }), 'News');
    cleanup();
    renderApp(address);
    expect(await screen.findByRole('textbox', { name: /^Subject/ })).toHaveValue('News');
    expect(await screen.findByText('Candidates: Active')).toBeInTheDocument();
  });
});

describe('the history', () => {
  const at = `${address}?view=history`;

  it('shows where each mail stands', async () => {
    const complete: BulkMailCard = {
      ...card,
      id: 8,
      subject: 'Clearer photo',
      progress: 'complete',
      pending: 0,
      success: 31,
      ended_at: '2026-11-15T02:27:00.000Z',
    };
    answer('get', '/qe_bulk_mail/history', history(card, complete));
    renderApp(at);
    const sending = await screen.findByRole('article', { name: 'Last date reminder' });
    expect(sending).toHaveTextContent('Sending');
    expect(sending).toHaveTextContent('209 sent');
    expect(sending).toHaveTextContent('167 waiting');
    expect(sending).toHaveTextContent('2 hours 47 minutes left');
    expect(sending).toHaveTextContent('Candidates: Draft · priority 1 Very high · Vasanti Joglekar');
    expect(screen.getByRole('article', { name: 'Clearer photo' })).toHaveTextContent('Took 31 minutes');
  });

  it('pauses, and cancels the rest after asking', async () => {
    const paused: BulkMailCard = { ...card, progress: 'paused' };
    answer('get', '/qe_bulk_mail/history', history(card), history(card), history(paused));
    const acts = answer('post', '/qe_bulk_mail/act', data(paused));
    const { user } = renderApp(at);
    await user.click(await screen.findByRole('button', { name: 'Pause: Last date reminder' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the rest: Last date reminder' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('167 people will not get this mail.');
    expect(acts.map(({ body }) => body)).not.toContainEqual(expect.objectContaining({ action: 'cancel' }));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the rest' }));
    expect(await screen.findByText('Paused')).toBeInTheDocument();
    await waitFor(() => expect(acts).toHaveLength(2));
    expect(acts.map(({ body }) => body)).toEqual([
      { id: 7, action: 'pause', recipient: null },
      { id: 7, action: 'cancel', recipient: null },
    ]);
  });

  it('lists failures with their reasons, and retries where that can help', async () => {
    const failed: BulkMailCard = { ...card, progress: 'complete', pending: 0, failed: 2, retryable: 1 };
    answer('get', '/qe_bulk_mail/history', history(failed));
    answer(
      'get',
      '/qe_bulk_mail/failures',
      data({
        total: 2,
        rows: [
          {
            id: 1,
            profile_id: 5,
            name: 'Omkar Sawant',
            email: 'o@example.org',
            failure: 'mailbox_full',
            can_retry: true,
          },
          {
            id: 2,
            profile_id: 6,
            name: 'Nandu Padhye',
            email: 'n@example.org',
            failure: 'address_unknown',
            can_retry: false,
          },
        ],
      }),
    );
    const acts = answer('post', '/qe_bulk_mail/act', data(failed));
    const { user } = renderApp(at);
    expect(await screen.findByText('Mailbox is full')).toBeInTheDocument();
    expect(screen.getByText('This address does not exist')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open member Nandu Padhye' })).toHaveAttribute(
      'href',
      '/admin/candidates/view/6',
    );
    await user.click(screen.getByRole('button', { name: 'Retry Omkar Sawant' }));
    const retryAll = screen.getByRole('button', { name: 'Retry 1 address' });
    // While an action runs, the button ignores clicks.
    await waitFor(() => expect(acts).toHaveLength(1));
    await waitFor(() => expect(retryAll).not.toHaveAttribute('aria-busy'));
    await user.click(retryAll);
    await waitFor(() => expect(acts).toHaveLength(2));
    expect(acts.map(({ body }) => body)).toEqual([
      { id: 7, action: 'retry', recipient: 1 },
      { id: 7, action: 'retry', recipient: null },
    ]);
  });

  it('takes an old mail as a new draft', async () => {
    answer('get', '/qe_bulk_mail/history', history({ ...card, progress: 'complete', pending: 0 }));
    const { user } = renderApp(at);
    await user.click(await screen.findByRole('button', { name: 'Use again: Last date reminder' }));
    expect(await screen.findByRole('textbox', { name: /^Subject/ })).toHaveValue('Last date reminder');
    expect(textBox()).toHaveValue('Please register.');
  });
});
