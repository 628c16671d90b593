import type { ImportCheck, ImportJob } from '@suchi/contracts/import';
import { findColumn, headingWords } from '@suchi/domain/import';
import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages, requireMessages, translatorFor } from '../../shared/i18n/messages.ts';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, refusal, server, signInAs } from '../../test/server.ts';
import { writeHelp, writeTemplate } from './write-template.ts';

beforeAll(
  () => Promise.all([import('./import-page.tsx'), loadMessages(['importSheet', 'importFindings', 'rules'])]),
  60_000,
);

const job: ImportJob = {
  id: 5,
  state: 'waiting',
  total: 30,
  done: 0,
  counts: null,
  status: 'Draft',
  columns: [
    { heading: 'Sr No', column: null, samples: ['1', '2', '3'] },
    { heading: 'Name of candidate', column: 'full_name', samples: ['Asha Patil'] },
    { heading: 'E-mail ID', column: 'email', samples: ['asha@example.org'] },
    { heading: 'Service/Business', column: 'job_type', samples: [] },
  ],
  values: [],
  uploaded_at: '2026-11-18T04:00:00.000Z',
  ended_at: null,
};

const check: ImportCheck = {
  counts: { ready: 24, present: 1, refused: 1 },
  columns: [
    {
      column: 'email',
      code: 'email_required',
      kind: 'fault',
      rows: 1,
      values: [],
      options: null,
    },
    {
      column: 'job_type',
      code: 'value_added',
      kind: 'note',
      rows: 6,
      values: [{ text: 'Pvt Job', rows: 6 }],
      options: ['Business', 'Service'],
    },
    { column: 'weight', code: 'weight_required', kind: 'missing', rows: 30, values: [], options: null },
  ],
  shared_mobiles: [[19, 20]],
  rows: [
    {
      row: 27,
      name: 'Yogesh More',
      result: 'refused',
      profile_id: null,
      findings: [{ column: 'email', code: 'email_required', kind: 'fault', written: '' }],
    },
    {
      row: 19,
      name: 'Aditya Shinde',
      result: 'ready',
      profile_id: null,
      findings: [{ column: 'job_type', code: 'value_added', kind: 'note', written: 'Pvt Job' }],
    },
  ],
};

function openPage(found: ImportJob | null) {
  signInAs(admin);
  answer('get', '/qe_import/desk', data({ job: found }));
  answer('get', '/qe_import/check', data(check));
  return renderApp('/admin/import');
}

describe('the import of a sheet', () => {
  it('says how to save a workbook as CSV', async () => {
    const { user } = openPage(null);
    const refused = refusal(400, 'IMPORT_FILE_REFUSED', { reason: 'workbook' });
    server.use(http.post('http://api.test/qe_import/file', refused));
    await screen.findByRole('heading', { name: 'Choose the spreadsheet' });
    const input = screen.getByLabelText('Choose the CSV file', { selector: 'input' });
    await user.upload(input, new File(['PK'], 'list.xlsx', { type: 'text/csv' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is an Excel workbook.');
  });

  it('shows our guess of each column, which can be changed', async () => {
    const { user } = openPage(job);
    expect(await screen.findByRole('heading', { name: '3 of 4 columns are matched' })).toBeInTheDocument();
    expect(screen.getByLabelText('Sr No')).toHaveDisplayValue('Do not import');
    await user.selectOptions(screen.getByLabelText('Service/Business'), 'Occupation');
    await user.selectOptions(screen.getByLabelText('Sr No'), 'E-mail');
    expect(screen.getByLabelText('E-mail ID')).toHaveDisplayValue('Do not import');
    await user.selectOptions(screen.getByLabelText('Sr No'), 'Do not import');
    expect(screen.getByText(/^No column has e-mail addresses/)).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('E-mail ID'), 'E-mail');
    const sent = answer('post', '/qe_import/choices', data({ job: 5 }));
    await user.click(screen.getByRole('button', { name: 'Check the rows' }));
    expect(await screen.findByText('Nothing has been written yet.')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        body: {
          job: 5,
          columns: [null, 'full_name', 'email', 'new_occupation'],
          status: 'Draft',
          values: [],
        },
      },
    ]);
  });

  it('tells by column first, lets a value be read as another one, and counts what it will write', async () => {
    const { user } = openPage(job);
    const choices = answer('post', '/qe_import/choices', data({ job: 5 }));
    await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
    const faults = await screen.findByRole('region', { name: 'Please correct' });
    expect(faults).toHaveTextContent('E-mail ID: The account needs an e-mail address 1 row');
    const notes = screen.getByRole('region', { name: 'Please look' });
    expect(notes).toHaveTextContent('Rows 19 and 20');
    expect(screen.getByRole('region', { name: 'Empty in the sheet' })).toHaveTextContent('Weight');
    await user.selectOptions(within(notes).getByRole('combobox', { name: 'Read “Pvt Job” as' }), 'Service');
    await user.click(screen.getByRole('button', { name: 'Use these values and check again' }));
    expect(choices.at(-1)).toMatchObject({
      body: { values: [{ column: 'job_type', from: 'Pvt Job', to: 'Service' }] },
    });
    const rows = screen.getByRole('region', { name: 'Rows' });
    await user.click(within(rows).getByRole('button', { name: 'Cannot be imported 1' }));
    expect(within(rows).queryByText('Aditya Shinde')).not.toBeInTheDocument();
    await user.type(within(rows).getByLabelText('Name or row'), '28');
    expect(within(rows).getByText('No row of this kind.')).toBeInTheDocument();

    const started = answer('post', '/qe_import/start', refusal(409, 'IMPORT_REFUSED', { reason: 'running' }));
    await user.click(screen.getByRole('button', { name: 'Import 24 rows' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import 24 rows?' });
    expect(dialog).toHaveTextContent('The profiles come in as drafts. No family gets a mail.');
    expect(started).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Import 24 rows' }));
    expect(await screen.findByText(/^Another import is running/)).toBeInTheDocument();
  });

  it('takes a choice back', async () => {
    const values = [{ column: 'job_type', from: 'Pvt Job', to: '' }];
    const { user } = openPage({ ...job, values });
    const choices = answer('post', '/qe_import/choices', data({ job: 5 }));
    await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
    expect(
      await screen.findByText('Service/Business: “Pvt Job” is read as an empty cell'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo for Pvt Job' }));
    expect(choices.at(-1)).toMatchObject({ body: { values: [] } });
  });

  it('shows how far it is, and goes on after a stop', async () => {
    const { user } = openPage({ ...job, state: 'failed', done: 12 });
    expect(await screen.findByText('12 of 30 rows')).toBeInTheDocument();
    const started = answer('post', '/qe_import/start', data({ job: 5 }));
    answer('get', '/qe_import/desk', data({ job: { ...job, state: 'running', done: 12 } }));
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByRole('progressbar', { name: 'The import is running' })).toHaveAttribute(
      'value',
      '12',
    );
    expect(started).toEqual([{ body: { job: 5 } }]);
  });

  it('links to who came in', async () => {
    const done = { ...job, state: 'done', done: 30, counts: { added: 1, present: 0, refused: 29 } } as const;
    const added = { row: 4, name: 'Asha Patil', result: 'added', profile_id: 7, findings: [] };
    answer('get', '/qe_import/result', data({ rows: [added] }));
    const { user } = openPage(done);
    expect(await screen.findByRole('link', { name: 'Asha Patil' })).toHaveAttribute(
      'href',
      '/admin/candidates/view/7',
    );
    expect(screen.getByRole('link', { name: 'Write to the families' })).toHaveAttribute(
      'href',
      '/admin/mail_dashboard',
    );
    await user.click(screen.getByRole('button', { name: 'Import another sheet' }));
    expect(screen.getByRole('heading', { name: 'Choose the spreadsheet' })).toBeInTheDocument();
  });
});

describe('the template', () => {
  it('has names for every column, and its headings are understood', () => {
    const { columns: sheetColumns } = requireMessages('importSheet');
    expect(Object.keys(sheetColumns).toSorted()).toEqual(Object.keys(headingWords).toSorted());
    for (const [column, name] of Object.entries(sheetColumns)) expect(findColumn(name), name).toBe(column);
  });

  it('is a file for Excel, with one example and what to write', async () => {
    openPage(null);
    await screen.findByRole('button', { name: 'Download the template' });
    const t = translatorFor('importSheet');
    const [headings, example, end] = writeTemplate(t).split('\r\n');
    expect(headings?.startsWith('\uFEFFFull name,Gender,')).toBe(true);
    expect(example?.startsWith('Example: Asha Ramesh Patil,Female,')).toBe(true);
    expect(end).toBe('');
    expect(writeHelp(t).split('\r\n')).toHaveLength(
      Object.keys(requireMessages('importSheet').templateColumns).length + 2,
    );
  });
});
