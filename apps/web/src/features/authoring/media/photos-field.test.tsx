import type { Picture } from '@suchi/contracts/media';
import { photoLimits } from '@suchi/domain/profiles';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connection } from '../../../shared/api/api.ts';
import { findDeviceFile } from '../../../shared/api/device-files.ts';
import { loadMessages } from '../../../shared/i18n/messages.ts';
import { createTestQueryClient } from '../../../test/query-client.ts';
import { samplePicture } from '../../../test/sample-picture.ts';
import { answer, data, findConnection, loseConnection, refusal, server } from '../../../test/server.ts';
import type { Area } from './crop-geometry.ts';
import type { OpenPhoto } from './open-photo.ts';
import type { PhotoAlbum } from './photo-album.ts';
import { PhotosField } from './photos-field.tsx';
import { usePhotoUpload } from './use-photo-upload.ts';

beforeAll(() => loadMessages(['authoring']));
beforeEach(() => void answer('get', '/qe_media/photo_status', data({ photos_before: null })));

const url = 'http://api.test/qe_media/photo';
const jpeg = new File(['photo'], 'rohan.jpg', { type: 'image/jpeg' });

/** jsdom has no canvas, so these photos have a size but no pixels. */
function fakeCamera({ width, height }: { width: number; height: number }) {
  const cuts: { quarterTurns: number; area: Area }[] = [];
  const openPhoto: OpenPhoto = () =>
    Promise.resolve({
      width,
      height,
      preview: () => Promise.resolve('data:,preview'),
      cut: (quarterTurns, area) => {
        cuts.push({ quarterTurns, area });
        const bytes = new Blob(['cut photo'], { type: 'image/jpeg' });
        return Promise.resolve({ bytes, url: 'data:,cut', release: () => {} });
      },
      close: () => {},
    });
  return { openPhoto, cuts };
}

const sharp = { width: 3000, height: 4000 };

function renderField(
  album: PhotoAlbum,
  {
    openPhoto = fakeCamera(sharp).openPhoto,
    error,
    user,
  }: { openPhoto?: OpenPhoto; error?: string; user?: string } = {},
) {
  const changes: PhotoAlbum[] = [];
  function Form() {
    const [current, setCurrent] = useState(album);
    const onChange = (next: PhotoAlbum) => {
      changes.push(next);
      setCurrent(next);
    };
    const upload = usePhotoUpload({ user, fileKey: 'photo', album: current, onChange });
    const [isShown, setIsShown] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setIsShown(!isShown)}>
          Other section
        </button>
        {isShown ? (
          <PhotosField {...current} upload={upload} error={error} openPhoto={openPhoto} onChange={onChange} />
        ) : null}
      </>
    );
  }
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  return { changes, user: userEvent.setup({ applyAccept: false }) };
}

const nothing: PhotoAlbum = { mainPhoto: null, photos: [] };
const two: PhotoAlbum = { mainPhoto: samplePicture(1), photos: [samplePicture(2)] };

function takeUploads(picture: Picture) {
  const seen: { address: string; text: string }[] = [];
  server.use(
    http.post(url, async ({ request }) => {
      seen.push({ address: request.url, text: await request.text() });
      return HttpResponse.json({ data: picture });
    }),
  );
  return seen;
}

async function chooseAndCrop(user: ReturnType<typeof userEvent.setup>, label = 'Add photo') {
  await user.upload(screen.getByLabelText(label), jpeg);
  await user.click(await screen.findByRole('button', { name: 'Done' }));
}

describe('a photo', () => {
  it('is missing in the words of the form', () => {
    renderField(nothing, { error: 'Main Photo Required' });
    const button = screen.getByRole('button', { name: 'Add photo' });
    expect(button).toHaveAccessibleDescription(expect.stringContaining('Main Photo Required'));
  });

  it('is cropped to a portrait, sent, and becomes the main photo', async () => {
    const { openPhoto, cuts } = fakeCamera(sharp);
    const { changes, user } = renderField(nothing, { openPhoto });
    const seen = takeUploads(samplePicture(7));
    await chooseAndCrop(user);
    await waitFor(() => expect(changes).toEqual([{ mainPhoto: samplePicture(7), photos: [] }]));
    expect(cuts).toEqual([{ quarterTurns: 0, area: { x: 0, y: 125, width: 3000, height: 3750 } }]);
    expect(seen).toEqual([{ address: url, text: 'cut photo' }]);
    expect(screen.getByText('The photo was added.')).toBeInTheDocument();
  });

  it('can be turned before it is cut', async () => {
    const { openPhoto, cuts } = fakeCamera(sharp);
    const { changes, user } = renderField(nothing, { openPhoto });
    takeUploads(samplePicture(7));
    await user.upload(screen.getByLabelText('Add photo'), jpeg);
    await user.click(await screen.findByRole('button', { name: 'Rotate' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(cuts).toEqual([{ quarterTurns: 1, area: { x: 800, y: 0, width: 2400, height: 3000 } }]);
  });

  it('takes the place of the main one', async () => {
    const { changes, user } = renderField(two);
    takeUploads(samplePicture(7));
    await chooseAndCrop(user, 'Replace');
    await waitFor(() =>
      expect(changes).toEqual([{ mainPhoto: samplePicture(7), photos: [samplePicture(2)] }]),
    );
    expect(screen.getByText('The photo was replaced.')).toBeInTheDocument();
  });

  it('is cropped again from the file that was chosen', async () => {
    const opened: Blob[] = [];
    const camera = fakeCamera(sharp);
    const openPhoto: OpenPhoto = (file) => {
      opened.push(file);
      return camera.openPhoto(file);
    };
    const { changes, user } = renderField(nothing, { openPhoto });
    takeUploads(samplePicture(7));
    await chooseAndCrop(user);
    await waitFor(() => expect(changes).toHaveLength(1));
    takeUploads(samplePicture(8));
    await user.click(screen.getByRole('button', { name: 'Crop again' }));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(changes[1]).toEqual({ mainPhoto: samplePicture(8), photos: [] }));
    expect(opened).toEqual([jpeg, jpeg]);
  });

  it('of an earlier day is cropped again from what the server has', async () => {
    const { changes, user } = renderField({
      mainPhoto: {
        ...samplePicture(1),
        urls: { ...samplePicture(1).urls, page: 'http://api.test/photo/page' },
      },
      photos: [],
    });
    server.use(
      http.get('http://api.test/photo/page', () => new HttpResponse(null, { status: 403 }), { once: true }),
      http.get('http://api.test/photo/page', () =>
        HttpResponse.arrayBuffer(new ArrayBuffer(4), { headers: { 'content-type': 'image/webp' } }),
      ),
    );
    takeUploads(samplePicture(8));
    await user.click(screen.getByRole('button', { name: 'Crop again' }));
    expect(await screen.findByText(/The photo did not load/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Crop again' }));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(changes).toEqual([{ mainPhoto: samplePicture(8), photos: [] }]));
  });

  it('of a member is sent for that member when an admin acts', async () => {
    const { user } = renderField(nothing, { user: 'member-1' });
    const seen = takeUploads(samplePicture(7));
    await chooseAndCrop(user);
    await waitFor(() => expect(seen[0]?.address).toBe(`${url}?user=member-1`));
  });

  it('is not sent when the crop is cancelled', async () => {
    const { user } = renderField(nothing);
    const seen = takeUploads(samplePicture(7));
    await user.upload(screen.getByLabelText('Add photo'), jpeg);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(seen).toEqual([]);
  });

  it('that is small for print warns and is taken', async () => {
    const small = samplePicture(7, { width: 400, height: 500, is_below_print: true });
    const { changes, user } = renderField(nothing, {
      openPhoto: fakeCamera({ width: 400, height: 500 }).openPhoto,
    });
    takeUploads(small);
    await user.upload(screen.getByLabelText('Add photo'), jpeg);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/Only 400 by 500 pixels: a little small for print/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(changes[0]?.mainPhoto).toEqual(small));
    expect(screen.getByText(/a little small for print/)).toBeInTheDocument();
  });

  it('large enough for print does not warn', async () => {
    const { user } = renderField(nothing);
    await user.upload(screen.getByLabelText('Add photo'), jpeg);
    await screen.findByRole('dialog');
    expect(screen.queryByText(/small for print/)).not.toBeInTheDocument();
  });
});

describe('a photo that is refused for now', () => {
  it.each([
    ['PHOTO_QUEUE_FULL', 503, /Many families are uploading photos/],
    ['PHOTO_IN_PROGRESS', 429, /Another photo of yours is still being prepared/],
    ['PHOTO_NOT_OPENED', 422, /could not open this photo in time/],
    ['MEDIA_QUOTA_REACHED', 409, /as many photos and videos as one account may keep/],
  ] as const)('is kept for another try after %s', async (code, status, words) => {
    const { user } = renderField(nothing);
    server.use(http.post(url, refusal(status, code)));
    await chooseAndCrop(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('an upload that fails', () => {
  it('is tried again without a new crop', async () => {
    const { openPhoto, cuts } = fakeCamera(sharp);
    const { changes, user } = renderField(nothing, { openPhoto });
    server.use(http.post(url, () => HttpResponse.error()));
    await chooseAndCrop(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/No connection.*It is kept here/);
    expect(changes).toEqual([]);
    takeUploads(samplePicture(7));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(changes).toEqual([{ mainPhoto: samplePicture(7), photos: [] }]));
    expect(cuts).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('without a connection stays through other sections, and is sent by itself when it is back', async () => {
    loseConnection();
    const { changes, user } = renderField(two);
    server.use(http.post(url, () => HttpResponse.error()));
    await chooseAndCrop(user, 'Add another photo');
    await screen.findByRole('alert');
    const section = screen.getByRole('button', { name: 'Other section' });
    await user.click(section);
    await user.click(section);
    expect(screen.getByRole('alert')).toHaveTextContent('sent by itself');
    await user.click(section);
    await waitFor(() => expect(connection.isOnline()).toBe(false));
    const seen = takeUploads(samplePicture(7));
    await findConnection();
    await waitFor(() => expect(changes.at(-1)?.photos).toEqual([samplePicture(2), samplePicture(7)]));
    expect(seen).toHaveLength(1);
    await user.click(section);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await findDeviceFile('photo')).toBeNull();
  });

  it('is sent when the form is opened again, in the place of the photo that it replaces', async () => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'data:,kept', revokeObjectURL: () => {} }),
    );
    const first = renderField(two);
    server.use(http.post(url, () => HttpResponse.error()));
    await chooseAndCrop(first.user, 'Replace');
    await screen.findByRole('alert');
    cleanup();
    const seen = takeUploads(samplePicture(7));
    const { changes } = renderField(two);
    await waitFor(() =>
      expect(changes).toEqual([{ mainPhoto: samplePicture(7), photos: [samplePicture(2)] }]),
    );
    expect(seen.map(({ text }) => text)).toEqual(['cut photo']);
    expect(await findDeviceFile('photo')).toBeNull();
  });

  it('can be given up, and the next photo chosen', async () => {
    const { changes, user } = renderField(nothing);
    server.use(http.post(url, () => HttpResponse.error()));
    await chooseAndCrop(user);
    await user.click(await screen.findByRole('button', { name: 'Discard photo' }));
    expect(await findDeviceFile('photo')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add photo' })).toBeInTheDocument();
    expect(changes).toEqual([]);
  });

  it('because it was cancelled shows no message', async () => {
    const { changes, user } = renderField(nothing);
    server.use(http.post(url, () => new Promise<never>(() => {})));
    await chooseAndCrop(user);
    expect(await screen.findByRole('progressbar', { name: 'Uploading the photo' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(await screen.findByRole('button', { name: 'Add photo' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(changes).toEqual([]);
  });
});

describe('a file', () => {
  const unreadable: OpenPhoto = () => Promise.reject(new DOMException('no', 'InvalidStateError'));

  it.each([
    ['that is no photo', new File(['x'], 'letter.pdf', { type: 'application/pdf' }), /This is not a photo/],
    ['of an iPhone', new File(['x'], 'IMG_1.HEIC', { type: '' }), /cannot open HEIC photos/],
    ['that is damaged', jpeg, /could not open this photo/],
  ])('%s is refused kindly', async (_case, file, words) => {
    const { user } = renderField(nothing, { openPhoto: unreadable });
    await user.upload(screen.getByLabelText('Add photo'), file);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be dropped', async () => {
    renderField(nothing);
    fireEvent.drop(screen.getByRole('group', { name: 'Photos' }), { dataTransfer: { files: [jpeg] } });
    expect(await screen.findByRole('dialog', { name: 'Place the face in the frame' })).toBeInTheDocument();
  });
});

describe('the album', () => {
  it('lets another photo be the main one', async () => {
    const { changes, user } = renderField(two);
    await user.click(screen.getByRole('button', { name: 'Make main: photo 2' }));
    expect(changes).toEqual([{ mainPhoto: samplePicture(2), photos: [samplePicture(1)] }]);
    expect(screen.getByRole('group', { name: 'Photos' })).toHaveFocus();
  });

  it('lets a photo go', async () => {
    const { changes, user } = renderField(two);
    await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
    await user.click(screen.getByRole('button', { name: 'Remove the main photo' }));
    expect(changes).toEqual([{ mainPhoto: samplePicture(1), photos: [] }, nothing]);
    expect(screen.getByText('The photo was removed.')).toBeInTheDocument();
  });

  it('takes no more than fit', () => {
    const photos = Array.from({ length: photoLimits.maxCount }, (_, index) => samplePicture(index + 2));
    const open = vi.fn<OpenPhoto>();
    renderField({ mainPhoto: samplePicture(1), photos }, { openPhoto: open });
    expect(screen.queryByRole('button', { name: 'Add another photo' })).not.toBeInTheDocument();
    fireEvent.drop(screen.getByRole('group', { name: 'Photos' }), { dataTransfer: { files: [jpeg] } });
    expect(open).not.toHaveBeenCalled();
  });

  it('keeps what was changed while a photo was being sent', async () => {
    const { changes, user } = renderField(two);
    let finish = () => {};
    const gate = new Promise<void>((resolve) => {
      finish = resolve;
    });
    server.use(
      http.post(url, async () => {
        await gate;
        return HttpResponse.json({ data: samplePicture(3) });
      }),
    );
    await chooseAndCrop(user, 'Add another photo');
    await user.click(await screen.findByRole('button', { name: 'Remove photo 2' }));
    finish();
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(changes.at(-1)).toEqual({ mainPhoto: samplePicture(1), photos: [samplePicture(3)] });
  });
});
