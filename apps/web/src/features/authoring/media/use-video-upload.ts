import type { Video } from '@suchi/contracts/media';
import { videoLimits } from '@suchi/domain/profiles';
import { useRef, useState } from 'react';
import type { ApiError } from '../../../shared/api/api-error.ts';
import { useWhenOnline } from './use-when-online.ts';
import { startVideoTransfer, type VideoTransfer, type VideoTransferEvents } from './video-transfer.ts';

interface Sent {
  sentBytes: number;
  totalBytes: number;
}

export type VideoUploadState =
  | { step: 'idle'; problem: VideoFileProblem | null }
  | { step: 'preparing' }
  | { step: 'checking' }
  | ({ step: 'uploading' | 'waiting' | 'paused' } & Sent)
  | ({ step: 'failed'; error: ApiError; canRetry: boolean } & Sent);

const idle: VideoUploadState = { step: 'idle', problem: null };

interface VideoUploadOptions {
  user: string | undefined;
  onUploaded: (video: Video) => void;
}

/** The upload continues while the author is in another section. */
export function useVideoUpload({ user, onUploaded }: VideoUploadOptions) {
  const [state, setState] = useState<VideoUploadState>(idle);
  const transfer = useRef<VideoTransfer | null>(null);

  async function choose(file: File): Promise<void> {
    const problem = checkVideoFile(file);
    if (problem !== null) return setState({ step: 'idle', problem });
    setState({ step: 'preparing' });
    transfer.current = await startVideoTransfer(file, user, {
      ...stateEvents(setState, file.size),
      onDone: (video) => {
        setState(idle);
        onUploaded(video);
      },
    });
    return setState({ step: 'uploading', sentBytes: 0, totalBytes: file.size });
  }

  function resume(): void {
    setState((current) => withStep(current, 'uploading'));
    transfer.current?.resume();
  }

  function pause(): void {
    transfer.current?.pause();
    setState((current) => withStep(current, 'paused'));
  }

  function cancel(): void {
    transfer.current?.cancel();
    setState(idle);
  }

  useWhenOnline(resume, state.step === 'failed' && state.error.code === 'NETWORK');

  return { state, choose, resume, pause, cancel };
}

function stateEvents(
  setState: (change: VideoUploadState | ((current: VideoUploadState) => VideoUploadState)) => void,
  totalBytes: number,
): Omit<VideoTransferEvents, 'onDone'> {
  return {
    onProgress: (sentBytes) => setState({ step: 'uploading', sentBytes, totalBytes }),
    onInterrupted: () => setState((current) => withStep(current, 'waiting')),
    onChecking: () => setState({ step: 'checking' }),
    onFailed: (error, canRetry) =>
      setState((current) => {
        if (error.status === 413) return { step: 'idle', problem: 'tooLarge' };
        const sentBytes = 'sentBytes' in current ? current.sentBytes : totalBytes;
        return { step: 'failed', error, canRetry, sentBytes, totalBytes };
      }),
  };
}

function withStep(state: VideoUploadState, step: 'uploading' | 'waiting' | 'paused'): VideoUploadState {
  return 'totalBytes' in state ? { step, sentBytes: state.sentBytes, totalBytes: state.totalBytes } : state;
}

/** The server checks the content. */
type VideoFileProblem = 'tooLarge' | 'wrongType';

function checkVideoFile({ type, size }: Pick<File, 'type' | 'size'>): VideoFileProblem | null {
  if (!type.startsWith('video/')) return 'wrongType';
  return size > videoLimits.maxBytes ? 'tooLarge' : null;
}
