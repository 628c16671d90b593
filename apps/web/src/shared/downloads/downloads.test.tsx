import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, server } from '../../test/server.ts';
import { loadMessages } from '../i18n/messages.ts';
import { MantineRoot } from '../ui/mantine-root.tsx';
import { toastQueue } from '../ui/toast.ts';
import { DownloadButton } from './download-button.tsx';
import { DownloadCorner } from './download-corner.tsx';
import { DownloadDialog, type DownloadFile } from './download-dialog.tsx';

const path = '/qe_office/users_file';
const file = {
  label: 'Users',
  what: 'Users, All',
  count: 3,
  fileName: 'users.csv',
  path,
  body: (reason: string | undefined) => ({ reason: reason ?? null }),
};

function Page() {
  const [isHere, setIsHere] = useState(true);
  const [asked, setAsked] = useState<DownloadFile | null>(null);
  return (
    <MantineRoot>
      <main>
        {isHere ? <DownloadButton files={[file]} onAsk={setAsked} isDisabled={false} /> : null}
        {asked ? <DownloadDialog file={asked} onClose={() => setAsked(null)} /> : null}
        <button type="button" onClick={() => setIsHere(false)}>
          Leave
        </button>
      </main>
      <DownloadCorner />
    </MantineRoot>
  );
}

/** A file whose rest comes when the test says so. */
function answerSlowly() {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const send = (text: string) => stream?.enqueue(new TextEncoder().encode(text));
  const end = () => stream?.close();
  server.use(
    http.post(`http://api.test${path}`, () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          stream = controller;
          send('name\r\nRajesh Gore\r\n');
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/csv', 'x-total-rows': '3' } });
    }),
  );
  return { send, end };
}

const saved: string[] = [];

beforeAll(() => loadMessages(['list']));
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

async function askForFile() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  const dialog = await screen.findByRole('dialog');
  return { user, dialog: within(dialog) };
}

describe('downloading a list', () => {
  it('asks why contacts are needed, with ten letters or more', async () => {
    const seen = answer('post', path, () => HttpResponse.text('name\r\n'));
    const { user, dialog } = await askForFile();
    expect(dialog.getByText('Users, All: 3 rows.')).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: 'With mobile numbers and e-mail' }));
    expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Why do you need them?'), 'Postal sheet');
    expect(dialog.getByText('Written in the audit log with your name.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved).toEqual(['users.csv']));
    expect(seen[0]?.body).toEqual({ reason: 'Postal sheet' });
  });

  it('shows rows and percent, and goes on in the corner when the person leaves the page', async () => {
    const { send, end } = answerSlowly();
    const { user, dialog } = await askForFile();
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('1 of 3 rows')).toBeInTheDocument();
    expect(screen.getByText('33%')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('1 of 3 rows')).toBeInTheDocument();
    send('Priya Bhagwat\r\nJyoti Gaikwad\r\n');
    end();
    await waitFor(() => expect(saved).toEqual(['users.csv']));
    await waitFor(() =>
      expect(toastQueue.takeAll()).toMatchObject([{ message: 'Downloaded 3 rows', tone: 'success' }]),
    );
    expect(screen.queryByText(/of 3 rows/)).not.toBeInTheDocument();
  });

  it('saves nothing when it is cancelled', async () => {
    answerSlowly();
    const { user, dialog } = await askForFile();
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the download' }));
    expect(await screen.findByRole('button', { name: 'Download CSV' })).toBeInTheDocument();
    expect(saved).toEqual([]);
    expect(toastQueue.hasWaiting()).toBe(false);
  });

  it('says why the server refused', async () => {
    answer('post', path, refusal(403, 'FORBIDDEN'));
    const { user, dialog } = await askForFile();
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(toastQueue.takeAll()).toMatchObject([{ tone: 'error' }]));
    expect(saved).toEqual([]);
  });
});
