import type { BookOverview, BookJob } from '@suchi/contracts/print';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, refusal, signInAs } from '../../test/server.ts';

const address = '/admin/book';

const job: BookJob = {
  id: 4,
  kind: 'press',
  size: 'A5',
  cover: 'word',
  state: 'running',
  stage: 'photos',
  done: 594,
  total: 871,
  steps: [{ stage: 'read', total: 926, seconds: 2.2 }],
  checks: null,
  cause: null,
  snapshot: '9c1f40d2',
  pages: 928,
  bytes: null,
  started_at: '2026-10-27T10:00:00.000Z',
  ended_at: null,
  handed_over_at: null,
};
const proof: BookJob = {
  ...job,
  id: 3,
  kind: 'proof',
  state: 'done',
  stage: 'check',
  bytes: 148_000_000,
  ended_at: '2026-10-27T12:19:00.000Z',
  checks: {
    candidates: 871,
    pages: 928,
    fonts: 9,
    fonts_missing: 0,
    wrong_boxes: 0,
    text_pages: null,
    coloured_text_pages: null,
  },
};
const overview: BookOverview = {
  year: 2026,
  frozen_at: '2026-10-25T10:00:00.000Z',
  file_made_at: null,
  candidates: 871,
  job,
  proof,
  press: null,
  warnings: [
    { kind: 'photo_missing', serial_number: 681, name: 'Shruti Vaishampayan', photo: null },
    {
      kind: 'photo_small',
      serial_number: 37,
      name: 'Pratik Thakur',
      photo: { width: 380, height: 475, dpi: 201 },
    },
  ],
};

beforeAll(
  () =>
    Promise.all([
      import('../../app/admin/admin-tree.tsx'),
      import('./components/book-page.tsx'),
      import('../../shared/ui/dialog.tsx'),
    ]),
  60_000,
);
beforeEach(() => signInAs(admin));

const show = (changes: Partial<BookOverview> = {}) => {
  answer('get', '/qe_book/desk', data({ ...overview, ...changes }));
  return renderApp(address);
};

describe('the page of the book', () => {
  it('shows how far the file is, and stops it', async () => {
    const stopped = answer('post', '/qe_book/stop', data({ job: 4 }));
    const { user } = show();
    expect(await screen.findByRole('heading', { name: 'Press file is being made' })).toBeInTheDocument();
    expect(screen.getByText('Photos to CMYK').parentElement).toHaveTextContent(
      'Photos to CMYK, In progress594 of 871',
    );
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '21');
    expect(screen.queryByRole('button', { name: 'Make the proof' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(stopped[0]?.body).toEqual({ job: 4 });
  });

  it('names the page and the colour of a failure, and goes on', async () => {
    const resumed = answer(
      'post',
      '/qe_book/resume',
      refusal(409, 'BOOK_REFUSED', { reason: 'not_stopped' }),
    );
    const failed = { reason: 'unmapped_colour', page: 12, detail: '#123456' };
    const { user } = show({ job: { ...job, state: 'failed', stage: 'sheets', cause: failed } });
    expect(await screen.findByText(/Page 12 has the colour #123456/)).toBeInTheDocument();
    expect(screen.getByText('Press sheets').parentElement).toHaveTextContent('Failed here');
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(resumed).toHaveLength(1);
    expect(await screen.findByText(/The book has changed meanwhile/)).toBeInTheDocument();
  });

  it('lists what the preflight found, and where', async () => {
    const faults = [
      { rule: 'output_intent', part: 'inside', page: null, detail: null },
      { rule: 'font', part: 'inside', page: 1012, detail: 'Helvetica' },
      { rule: 'bleed', part: 'cover', page: 1, detail: null },
    ] as const;
    const cause = { reason: 'preflight', page: null, detail: null, faults: [...faults] };
    show({ job: { ...job, state: 'failed', stage: 'check', cause } });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'It does not say for which press it is (OutputIntent)',
      'Page 1,012: A font is not in the file (Helvetica)',
      'The cover: Less than 3 mm bleed',
    ]);
  });

  it('begins a file with the chosen size and cover; the press file only after the freeze', async () => {
    const started = answer('post', '/qe_book/start', data({ job: 5 }));
    const { user } = show({ job: null, proof: null, frozen_at: null, warnings: [] });
    await user.click(await screen.findByRole('radio', { name: 'A4, large print' }));
    await user.click(screen.getByRole('radio', { name: 'Ornament' }));
    expect(screen.queryByRole('button', { name: 'Make the press file' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Make the proof' }));
    expect(started[0]?.body).toEqual({ kind: 'proof', size: 'A4', cover: 'ornament', cover_picture: null });
  });

  it('turns the pages and finds a serial number', async () => {
    answer('get', '/qe_book/place', data({ page: 452 }), data({ page: null }));
    const { user } = show();
    expect(await screen.findByRole('img', { name: 'Front cover of the book' })).toHaveAttribute(
      'src',
      expect.stringContaining('/qe_book/page?job=3&page=1'),
    );
    expect(screen.getByText('Front cover')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next pages' }));
    expect(screen.getByText('Page 1 of 926')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Serial number'), '453{Enter}');
    expect(await screen.findByText('Pages 450 and 451 of 926')).toBeInTheDocument();
    expect(screen.getAllByRole('img', { name: /^Page \d+ of the book$/ })).toHaveLength(2);
    await user.type(screen.getByLabelText('Serial number'), '9{Enter}');
    expect(await screen.findByText('The number 4539 is not in this file.')).toBeInTheDocument();
  });

  it('lists files with their checks and warnings, and asks before the book goes to the printer', async () => {
    const handed = answer('post', '/qe_book/hand_over', data({ job: 4 }));
    const checks = {
      ...proof.checks!,
      text_pages: 36,
      coloured_text_pages: 0,
      fonts_missing: 1,
      preflight_rules: 24,
      cover: { spine_mm: 46.3, bytes: 2_000_000 },
    };
    const press = { ...job, state: 'done', bytes: 152_000_000, checks, ended_at: proof.ended_at } as const;
    const { user } = show({ job: press, press });
    const files = within(await screen.findByRole('region', { name: 'Files' }));
    expect(files.getByText('Black ink only on 36 pages of text')).toBeInTheDocument();
    expect(files.getByText('Fonts that are not in the file: 1')).toBeInTheDocument();
    expect(files.getByText('PDF/X-4: 24 rules checked, pages and cover')).toBeInTheDocument();
    expect(files.getByText(/^152 MB, 926 pages, A5/)).toBeInTheDocument();
    expect(files.getByText(/^2 MB, one sheet, spine 46.3 mm, A5/)).toBeInTheDocument();
    for (const [link, part] of [
      ['Save the inside pages for the press', 'inside'],
      ['Save the cover for the press', 'cover'],
    ] as const)
      expect(files.getByRole('link', { name: link })).toHaveAttribute(
        'href',
        expect.stringContaining(`/qe_book/file?job=4&part=${part}`),
      );
    expect(screen.getByText('380 × 475 dots, 201 dpi')).toBeInTheDocument();
    expect(screen.getByText('2 poor photos')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send to the printer' }));
    expect(handed).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Yes, this is the book' }));
    await waitFor(() => expect(handed[0]?.body).toEqual({ job: 4 }));
  });

  it('says so when nobody has a number yet', async () => {
    show({ candidates: 0, job: null, proof: null, warnings: [] });
    expect(await screen.findByText('No candidate has a serial number yet')).toBeInTheDocument();
  });
});
