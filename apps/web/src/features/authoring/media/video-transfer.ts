import { claimVideoContract, type Video, videoUploadPath } from '@suchi/contracts/profile';
import type { DetailedError, UploadOptions } from 'tus-js-client';
import { api, session } from '../../../shared/api/api.ts';
import { ApiError, readApiError } from '../../../shared/api/api-error.ts';
import { createSessionHttpStack } from './session-http-stack.ts';

/** Small enough that little is lost with a connection, large enough that twenty make a video. */
const chunkBytes = 1024 * 1024;
const retryDelaysMs = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];
/** Somebody else, or an earlier request of ours that is not over, holds the upload. */
const retriedStatuses: readonly number[] = [409, 423];

export interface VideoTransferEvents {
  onProgress: (sentBytes: number) => void;
  /** The connection is lost; it will be tried again by itself. */
  onInterrupted: () => void;
  /** All of it is there, and the server looks at what it is. */
  onChecking: () => void;
  onDone: (video: Video) => void;
  /** A video that the server looked at and refused is gone from there: trying again would be of no use. */
  onFailed: (error: ApiError, canRetry: boolean) => void;
}

/** An upload that is under way, or could be again. */
export interface VideoTransfer {
  pause(): void;
  /** Goes on where the server says it stopped. */
  resume(): void;
  /** Ends it and asks the server to forget what it has. */
  cancel(): void;
}

/**
 * Sends a video in pieces and then claims it for the profile. What the server already has is remembered on the
 * device, so that the same file chosen again, after a reload, goes on from there.
 */
export async function startVideoTransfer(
  file: File,
  user: string | undefined,
  events: VideoTransferEvents,
): Promise<VideoTransfer> {
  const { Upload } = await import('tus-js-client');
  let uploadedId: string | null = null;

  async function claim(id: string): Promise<void> {
    uploadedId = id;
    events.onChecking();
    try {
      events.onDone(await api.call(claimVideoContract, { id, user }));
    } catch (cause) {
      const error = toApiError(cause);
      events.onFailed(error, isWorthAnotherClaim(error));
    }
  }

  const upload = new Upload(
    file,
    transferOptions(file, user, events, (id) => void claim(id)),
  );
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  upload.start();
  return {
    pause: () => void upload.abort(),
    resume: () => (uploadedId === null ? upload.start() : void claim(uploadedId)),
    // What the server does not delete now, it deletes when it expires.
    cancel: () => void upload.abort(true).catch(() => undefined),
  };
}

function transferOptions(
  file: File,
  user: string | undefined,
  events: VideoTransferEvents,
  onUploaded: (fileId: string) => void,
): UploadOptions {
  let fileId: string | undefined;
  const reportFailure = async (error: Error | DetailedError) =>
    events.onFailed(await readTransferError(error), true);
  return {
    endpoint: new URL(videoUploadPath, window.location.href).href,
    httpStack: createSessionHttpStack(session),
    chunkSize: chunkBytes,
    retryDelays: retryDelaysMs,
    removeFingerprintOnSuccess: true,
    fingerprint: () => Promise.resolve(fingerprintOf(file, user)),
    // Not the file's own name, which people give to say who is in it.
    metadata: { filename_download: 'video', type: file.type },
    onProgress: events.onProgress,
    onAfterResponse: (_request, response) => {
      fileId = response.getHeader('Directus-File-Id') ?? fileId;
    },
    onShouldRetry(error) {
      const isWorthIt = isPassing(error);
      if (isWorthIt) events.onInterrupted();
      return isWorthIt;
    },
    onError: (error) => void reportFailure(error),
    onSuccess: () =>
      fileId === undefined ? void reportFailure(new Error('No file id came back')) : onUploaded(fileId),
  };
}

/** The same file of the same person; without its name, because this is kept on the device. */
function fingerprintOf(file: File, user: string | undefined): string {
  return ['suchi-video', user ?? 'own', file.type, file.size, file.lastModified].join('-');
}

/** Also when the browser says that it is offline: the pause before the next try is what it needs. */
function isPassing({ originalRequest, originalResponse }: DetailedError): boolean {
  const status = originalResponse?.getStatus() ?? 0;
  // Too many uploads begun is a matter of an hour; too many pieces at once is a matter of seconds.
  if (status === 429) return originalRequest.getMethod() !== 'POST';
  return status === 0 || status >= 500 || retriedStatuses.includes(status);
}

/** Not after a refusal: what was looked at and refused has been deleted. */
function isWorthAnotherClaim({ code, status }: ApiError): boolean {
  return code === 'NETWORK' || status >= 500 || status === 429;
}

async function readTransferError(error: Error | DetailedError): Promise<ApiError> {
  if (!('originalResponse' in error)) return toApiError(error);
  const { originalResponse, causingError } = error;
  if (originalResponse === null) return toApiError(causingError);
  return readApiError(new Response(originalResponse.getBody(), { status: originalResponse.getStatus() }));
}

function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError({ codes: ['UNKNOWN'] });
}
