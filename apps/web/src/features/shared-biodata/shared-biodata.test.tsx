import type { SharedBiodata } from '@suchi/contracts/biodata';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { answer, data, refusal } from '../../test/server.ts';

beforeAll(
  () => Promise.all([import('../../app/public/shared-biodata.route.tsx'), import('./report-sheet.tsx')]),
  60_000,
);

const shared: SharedBiodata = {
  sheet: {
    language: 'en',
    heading: null,
    title: 'Biodata',
    name: 'Meera Kulkarni',
    otherName: 'मीरा कुलकर्णी',
    initial: 'M',
    summary: ['27 years', '5 ft 4 in', 'Pune'],
    groups: [
      {
        section: 'person',
        title: 'Birth and person',
        lines: [{ line: 'gotra', label: 'Gotra', value: 'Vasishtha' }],
      },
    ],
    association: 'Sahyadri Samaj Mandal',
    foot: ['17/11/2026'],
  },
  photo: '/qe_biodata/photo?of=4.1.x',
  has_number: false,
  ends_on: '2026-12-17',
};
const openPage = (changes: Partial<SharedBiodata> = {}) => {
  const sent = answer('post', '/qe_biodata/open', data({ ...shared, ...changes }));
  return { sent, ...renderApp('/b/7kQm-4tXp') };
};

describe('a shared biodata', () => {
  it('shows what the family shows, without an account', async () => {
    const { sent } = openPage();
    expect(await screen.findByRole('heading', { name: 'Meera Kulkarni' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Photo of Meera Kulkarni' })).toBeInTheDocument();
    expect(screen.getByText('Vasishtha')).toBeInTheDocument();
    expect(screen.getByText(/Open until 17\/12\/2026\. For matrimony only/)).toBeInTheDocument();
    expect(screen.getByText(/The family gives its number itself/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show the number' })).not.toBeInTheDocument();
    expect(document.title).toContain('Biodata shared with you');
    expect(document.title).not.toContain('Meera');
    expect(sent).toMatchObject([{ body: { code: '7kQm-4tXp' } }]);
  });

  it('shows the number after a tap of its own', async () => {
    const { user } = openPage({ has_number: true });
    const number = { number: '9000089082', name: 'Mohan Kulkarni', relation: 'father' };
    const sent = answer('post', '/qe_biodata/number', data({ numbers: [number] }));
    await user.click(await screen.findByRole('button', { name: 'Show the number' }));
    expect(await screen.findByRole('link', { name: /Call .*Mohan Kulkarni/ })).toHaveFocus();
    expect(sent).toHaveLength(1);
  });

  it('is reported with a reason', async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Report' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Report this page' }));
    await user.click(sheet.getByRole('button', { name: 'Send report' }));
    expect(sheet.getByText('Please choose what is wrong')).toBeInTheDocument();
    await user.click(sheet.getByRole('radio', { name: 'Something else' }));
    expect(sheet.getByText('Please write at least 10 characters')).toBeInTheDocument();
    await user.type(sheet.getByRole('textbox', { name: 'What happened?' }), 'This is my neighbour.');
    const sent = answer('post', '/qe_biodata/report', data({}));
    await user.click(sheet.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Thank you. The committee reads it.')).toBeInTheDocument();
    expect(sent).toEqual([{ body: { code: '7kQm-4tXp', reason: 'other', text: 'This is my neighbour.' } }]);
  });

  it('is closed without a word about the family', async () => {
    answer('post', '/qe_biodata/open', refusal(410, 'BIODATA_CLOSED'));
    renderApp('/b/7kQm-4tXp');
    expect(await screen.findByRole('heading', { level: 1, name: 'This page is closed' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: /^About / })).toHaveAttribute('href', '/welcome');
  });

  it('asks to come later after too many openings', async () => {
    answer('post', '/qe_biodata/open', refusal(429, 'REQUESTS_EXCEEDED', { retry_after_seconds: 600 }));
    renderApp('/b/7kQm-4tXp');
    expect(await screen.findByRole('heading', { name: 'Please try later.' })).toBeInTheDocument();
  });
});
