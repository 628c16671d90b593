import { claimVideoContract, type Video, videoUploadPath } from '@suchi/contracts/media';
import { videoLimits } from '@suchi/domain/profiles';
import type { DetailedError, UploadOptions } from 'tus-js-client';
import { api, session } from '../../../shared/api/api.ts';
import { ApiError, readApiError } from '../../../shared/api/api-error.ts';
import { createSessionHttpStack } from './session-http-stack.ts';

const retryDelaysMs = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];
/** The upload is locked, perhaps by an earlier request of ours that has not ended. */
const retriedStatuses: readonly number[] = [409, 423];

export interface VideoTransferEvents {
  onProgress: (sentBytes: number) => void;
  /** It will be retried. */
  onInterrupted: () => void;
  /** All bytes are sent, and the server is checking them. */
  onChecking: () => void;
  onDone: (video: Video) => void;
  /** A refused video is deleted on the server, so it cannot be retried. */
  onFailed: (error: ApiError, canRetry: boolean) => void;
}

export interface VideoTransfer {
  pause(): void;
  /** Continues from the server's offset. */
  resume(): void;
  /** Also deletes the upload on the server. */
  cancel(): void;
}

/**
 * Sends a video in pieces and then claims it for the profile. The upload is remembered on the device, so that the
 * same file continues after a reload.
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
    // If this fails, the server deletes the upload when it expires.
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
    chunkSize: videoLimits.pieceBytes,
    retryDelays: retryDelaysMs,
    removeFingerprintOnSuccess: true,
    fingerprint: () => Promise.resolve(fingerprintOf(file, user)),
    // File names often contain names of people, so the name is not sent.
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

/** Identifies a file and its member. Without the file name, because this is stored on the device. */
function fingerprintOf(file: File, user: string | undefined): string {
  return ['suchi-video', user ?? 'own', file.type, file.size, file.lastModified].join('-');
}

/** Also while offline: the pause before the retry is enough. */
function isPassing({ originalRequest, originalResponse }: DetailedError): boolean {
  const status = originalResponse?.getStatus() ?? 0;
  // The limit on new uploads lasts an hour; the limit on pieces lasts seconds.
  if (status === 429) return originalRequest.getMethod() !== 'POST';
  return status === 0 || status >= 500 || retriedStatuses.includes(status);
}

/** Not after a refusal: the server has deleted the video. */
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
