import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../../shared/i18n/messages.ts';
import { createTestQueryClient } from '../../../test/query-client.ts';
import { answer, data, noNetwork } from '../../../test/server.ts';
import { PhotoUpload } from './photo-upload.tsx';

beforeAll(() => loadMessages(['authoring']));

function renderUpload(percent: number) {
  const photo = { bytes: new Blob(['photo']), url: 'data:,cut', release: () => {} };
  const chosen = { file: new File(['photo'], 'photo.jpg'), replacedId: null };
  const upload = {
    state: { step: 'uploading' as const, photo, chosen, percent },
    send: () => Promise.resolve(),
    cancel: () => {},
    forget: () => {},
  };
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <PhotoUpload upload={upload} />
    </QueryClientProvider>,
  );
}

const places = (...before: (number | null)[]) => before.map((photos_before) => data({ photos_before }));

describe('a photo that is being sent', () => {
  it('shows how much of it is sent', () => {
    renderUpload(40);
    expect(screen.getByText('Uploading 40 %')).toBeInTheDocument();
  });
});

describe('a photo that has arrived', () => {
  it('shows how many are before it, until it is prepared itself', async () => {
    answer('get', '/qe_media/photo_status', ...places(3, 1, 0));
    renderUpload(100);
    expect(await screen.findByText(/3 photos are before yours/)).toHaveRole('status');
    expect(await screen.findByText(/1 photo is before yours/)).toBeInTheDocument();
    expect(await screen.findByText(/We are preparing it/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel upload' })).toBeInTheDocument();
  });

  it.each([
    ['no place is known', places(null)],
    ['the place cannot be read', [noNetwork]],
  ])('is shown as being prepared when %s', async (_when, answers) => {
    const seen = answer('get', '/qe_media/photo_status', ...answers);
    renderUpload(100);
    expect(await screen.findByText(/We are preparing it/)).toBeInTheDocument();
    await expect.poll(() => seen.length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
