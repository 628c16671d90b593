import type { Video } from '@suchi/contracts/media';
import { videoLimits } from '@suchi/domain/profiles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/messages.ts';
import { answer, data, noNetwork, refusal } from '../../../test/server.ts';
import { startTusServer, uploadedFileId } from '../../../test/tus-server.ts';
import { VideoField } from './video-field.tsx';

beforeAll(() => loadMessages(['authoring']));
beforeEach(() => session.start('member-1'));

// As small as they can be: jsdom takes a second for ten megabytes.
const [onePiece, twoPieces, threePieces] = [0, 1, 2].map(
  (whole) => whole * videoLimits.pieceBytes + 1000,
) as [number, number, number];
const claimPath = '/qe_media/claim_video';
const video: Video = {
  id: uploadedFileId,
  url: `/qe_media/video/${uploadedFileId}?s=x`,
  type: 'video/mp4',
  bytes: threePieces,
};

function videoFile(bytes: number, type = 'video/mp4'): File {
  return new File([new Uint8Array(bytes)], 'Rohan Deshpande.mp4', { type, lastModified: 1 });
}

function renderField(value: Video | null = null, actsFor?: string) {
  const changes: (Video | null)[] = [];
  function Form() {
    const [current, setCurrent] = useState(value);
    return (
      <VideoField
        value={current}
        user={actsFor}
        onChange={(next) => {
          changes.push(next);
          setCurrent(next);
        }}
      />
    );
  }
  const { unmount } = render(<Form />);
  return { changes, unmount, user: userEvent.setup({ applyAccept: false }) };
}

async function choose(user: ReturnType<typeof userEvent.setup>, file: File) {
  await user.click(screen.getByRole('button', { name: 'Create Video Profile' }));
  await screen.findByRole('dialog', { name: 'Create Video Profile' });
  await user.upload(screen.getByLabelText('Choose or record a video'), file);
}

describe('a video', () => {
  it('above the limit is refused in the words of the text before anything is sent', async () => {
    const tus = startTusServer();
    const { user } = renderField();
    // Only claims its size: jsdom takes seconds to send twenty megabytes.
    const file = Object.defineProperty(videoFile(1), 'size', { value: videoLimits.maxBytes + 1 });
    await choose(user, file);
    expect(await screen.findByText('File size exceeds the maximum limit of 20MB.')).toBeInTheDocument();
    expect(tus.requests).toEqual([]);
  });

  it('that is none is refused', async () => {
    const tus = startTusServer();
    const { user } = renderField();
    await choose(user, videoFile(10, 'application/zip'));
    expect(await screen.findByText(/This is not a video/)).toBeInTheDocument();
    expect(tus.requests).toEqual([]);
  });

  it('is sent in pieces, claimed, and can be played', async () => {
    const tus = startTusServer();
    const claims = answer('post', claimPath, data(video));
    const { changes, user } = renderField(null, '00000000-0000-4000-8000-000000000001');
    await choose(user, videoFile(threePieces));
    await waitFor(() => expect(changes).toEqual([video]));
    expect(tus.requests).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH']);
    expect(claims[0]?.body).toEqual({ id: uploadedFileId, user: '00000000-0000-4000-8000-000000000001' });
    expect(screen.getByLabelText('Video of the candidate')).toHaveAttribute('src', video.url);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not send its name to the server or store it on the device', async () => {
    const tus = startTusServer();
    tus.piecesUntilDead = 1;
    const { user } = renderField();
    await choose(user, videoFile(twoPieces));
    await screen.findByText(/The connection is lost/);
    expect(tus.metadata).toContain('filename_download');
    const kept = JSON.stringify(localStorage) + Buffer.from(tus.metadata ?? '', 'base64').toString();
    expect(kept).toContain('suchi-video');
    expect(kept).not.toContain('Rohan');
    // Otherwise it would retry during the next test.
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
  });

  it('can be removed', async () => {
    const { changes, user } = renderField(video);
    await user.click(screen.getByRole('button', { name: 'Remove video' }));
    expect(changes).toEqual([null]);
    expect(screen.getByRole('button', { name: 'Create Video Profile' })).toHaveFocus();
  });
});

describe('a lost connection', () => {
  it('is waited out, and the upload goes on where it stopped', async () => {
    const tus = startTusServer();
    tus.piecesUntilDead = 1;
    answer('post', claimPath, data(video));
    const { changes, user } = renderField();
    await choose(user, videoFile(threePieces));
    expect(await screen.findByText(/The connection is lost/)).toBeInTheDocument();
    expect(screen.getByText(/^(5|10)\.0 of 10\.0 MB$/)).toBeInTheDocument();
    tus.piecesUntilDead = 2;
    await waitFor(() => expect(changes).toEqual([video]));
    expect(tus.receivedBytes).toBe(threePieces);
    expect(tus.requests.filter((method) => method === 'POST')).toHaveLength(1);
    expect(tus.requests).toContain('HEAD');
  });

  it('and a reload: the same file goes on, it does not begin anew', async () => {
    const tus = startTusServer();
    tus.piecesUntilDead = 1;
    answer('post', claimPath, data(video));
    const first = renderField();
    await choose(first.user, videoFile(twoPieces));
    await screen.findByText(/The connection is lost/);
    await first.user.click(screen.getByRole('button', { name: 'Pause' }));
    first.unmount();

    tus.piecesUntilDead = 1;
    const second = renderField();
    await choose(second.user, videoFile(twoPieces));
    await waitFor(() => expect(second.changes).toEqual([video]));
    expect(tus.requests.filter((method) => method === 'POST')).toHaveLength(1);
    expect(tus.receivedBytes).toBe(twoPieces);
  });

  it('at the very end costs only another claim', async () => {
    const tus = startTusServer();
    answer('post', claimPath, noNetwork, data(video));
    const { changes, user } = renderField();
    await choose(user, videoFile(onePiece));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(changes).toEqual([video]));
    expect(tus.requests).toEqual(['POST', 'PATCH']);
  });

  it('goes on by itself when the device is back online', async () => {
    startTusServer();
    answer('post', claimPath, noNetwork, data(video));
    const { changes, user } = renderField();
    await choose(user, videoFile(onePiece));
    await screen.findByText('The video was not uploaded');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(changes).toEqual([video]));
  });
});

describe('an upload', () => {
  it('pauses and goes on', async () => {
    const tus = startTusServer();
    tus.piecesUntilDead = 1;
    answer('post', claimPath, data(video));
    const { changes, user } = renderField();
    await choose(user, videoFile(twoPieces));
    await screen.findByText(/The connection is lost/);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByText(/Paused/)).toBeInTheDocument();
    tus.piecesUntilDead = 1;
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(changes).toEqual([video]));
  });

  it('is taken back from the server when it is cancelled', async () => {
    const tus = startTusServer();
    tus.piecesUntilDead = 1;
    const { changes, user } = renderField();
    await choose(user, videoFile(twoPieces));
    await screen.findByText(/The connection is lost/);
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(tus.requests).toContain('DELETE'));
    expect(screen.getByRole('button', { name: 'Choose or record a video' })).toBeInTheDocument();
    expect(changes).toEqual([]);
  });

  it('that the server refuses for its content can only be replaced', async () => {
    startTusServer();
    answer('post', claimPath, refusal(400, 'INVALID_PAYLOAD'));
    const { changes, user } = renderField();
    await choose(user, videoFile(onePiece));
    expect(await screen.findByRole('alert')).toHaveTextContent('The video was not uploaded');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose another video' })).toBeInTheDocument();
    expect(changes).toEqual([]);
  });
});
