import { contractPath } from '@suchi/contracts/basics';
import { photoUploadContract, picture, type Picture } from '@suchi/contracts/media';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { api, connection, session } from '../../../shared/api/api.ts';
import {
  findDeviceFile,
  keepDeviceFile,
  type KeptFile,
  removeDeviceFile,
} from '../../../shared/api/device-files.ts';
import { type CutPhoto, toCutPhoto } from './open-photo.ts';
import { type PhotoAlbum, replacePhoto } from './photo-album.ts';
import { useWhenOnline } from './use-when-online.ts';

type PhotoUploadState =
  | { step: 'idle'; done: 'added' | 'replaced' | null }
  | { step: 'uploading'; photo: CutPhoto; chosen: ChosenFile; percent: number }
  /** Sent by itself when the connection returns. */
  | { step: 'waiting'; photo: CutPhoto; chosen: ChosenFile }
  /** Kept, so that a retry needs no new crop. */
  | { step: 'failed'; photo: CutPhoto; chosen: ChosenFile; error: unknown };

/** Where an upload comes from, and the photo that it replaces. */
export interface ChosenFile {
  file: File;
  replacedId: string | null;
}

interface PhotoUploadOptions {
  user: string | undefined;
  /** The photo's place on this device until the server has it. */
  fileKey: string;
  album: PhotoAlbum;
  onChange: (album: PhotoAlbum) => void;
}

/** One photo at a time, for the whole form: it goes on while the author is in another section. */
export function usePhotoUpload({ user, fileKey, album, onChange }: PhotoUploadOptions) {
  const [state, setState] = useState<PhotoUploadState>({ step: 'idle', done: null });
  const underWay = useRef<AbortController | null>(null);
  const add = useLatest((uploaded: Picture, { file, replacedId }: ChosenFile) => {
    rememberOriginal(uploaded, file);
    onChange(replacePhoto(album, replacedId, uploaded));
  });

  async function send(photo: CutPhoto, chosen: ChosenFile): Promise<void> {
    const controller = new AbortController();
    underWay.current = controller;
    setState({ step: 'uploading', photo, chosen, percent: 0 });
    await keepDeviceFile(fileKey, { bytes: photo.bytes, note: chosen.replacedId });
    try {
      const uploaded = await api.postBytes(uploadPath(user), photo.bytes, picture, {
        signal: controller.signal,
        onProgress: (sentBytes) =>
          setState({ step: 'uploading', photo, chosen, percent: percentOf(sentBytes, photo.bytes.size) }),
      });
      forget(photo, chosen.replacedId === null ? 'added' : 'replaced');
      add.current(uploaded, chosen);
    } catch (error) {
      const isLost = error instanceof ApiError && error.code === 'NETWORK' && !(await connection.check());
      if (controller.signal.aborted) return;
      setState(isLost ? { step: 'waiting', photo, chosen } : { step: 'failed', photo, chosen, error });
    }
  }

  function forget(photo: CutPhoto, done: 'added' | 'replaced' | null = null): void {
    photo.release();
    void removeDeviceFile(fileKey);
    setState({ step: 'idle', done });
  }

  useKeptPhoto(fileKey, (photo, chosen) => void (state.step === 'idle' && send(photo, chosen)));
  // It stays on the device, and is sent when the form is opened again: this form cannot take it any more.
  useEffect(() => () => underWay.current?.abort(), []);
  useWhenOnline(() => {
    if (state.step === 'waiting') void send(state.photo, state.chosen);
  }, state.step === 'waiting');

  return {
    state,
    send,
    cancel: (photo: CutPhoto) => {
      underWay.current?.abort();
      forget(photo);
    },
    forget: (photo: CutPhoto) => forget(photo),
  };
}

/** The photo of an earlier visit that the server does not have. */
function useKeptPhoto(fileKey: string, onFound: (photo: CutPhoto, chosen: ChosenFile) => void): void {
  const found = useEffectEvent(({ bytes, note }: KeptFile) =>
    onFound(toCutPhoto(bytes), { file: new File([bytes], 'photo', { type: bytes.type }), replacedId: note }),
  );
  useEffect(() => {
    let isOpen = true;
    void findDeviceFile(fileKey).then((kept) => kept !== null && isOpen && found(kept));
    return () => {
      isOpen = false;
    };
  }, [fileKey]);
}

/** The function of the last render, for a late answer. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

function uploadPath(user: string | undefined): string {
  const path = contractPath(photoUploadContract);
  return user === undefined ? path : `${path}?user=${encodeURIComponent(user)}`;
}

function percentOf(sentBytes: number, totalBytes: number): number {
  return totalBytes === 0 ? 0 : Math.min(100, Math.round((sentBytes / totalBytes) * 100));
}

/** The files that were chosen in this tab, by the picture that was cut from them. */
const files = new Map<string, File>();

// The next person at this device must not get them.
session.onEnd(() => files.clear());

function rememberOriginal({ id }: Picture, file: File): void {
  files.set(id, file);
}

/** The whole photo while this tab has it; later the picture as it was cut, which is all that the server keeps. */
export async function findOriginal({ id, urls }: Picture): Promise<File> {
  const file = files.get(id);
  if (file) return file;
  const answer = await fetch(urls.page);
  if (!answer.ok) throw new Error('The picture did not load');
  const bytes = await answer.blob();
  return new File([bytes], 'photo', { type: bytes.type });
}
