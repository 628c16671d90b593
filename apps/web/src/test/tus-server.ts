import { http, HttpResponse } from 'msw';
import { server } from './server.ts';

export const uploadedFileId = '00000000-0000-4000-8000-00000000f11e';
const base = 'http://api.test/files/tus';

/** A server for one resumable upload, like the engine. */
interface TusServer {
  /** Pieces it accepts before the connection breaks. */
  piecesUntilDead: number;
  readonly receivedBytes: number;
  readonly requests: string[];
  readonly metadata: string | null;
}

export function startTusServer(): TusServer {
  let lengthBytes = 0;
  const state = {
    piecesUntilDead: Number.POSITIVE_INFINITY,
    receivedBytes: 0,
    requests: [] as string[],
    metadata: null as string | null,
  };
  const note = (request: Request) => {
    state.requests.push(request.method);
  };
  const offset = () => ({ 'Upload-Offset': String(state.receivedBytes), 'Tus-Resumable': '1.0.0' });
  server.use(
    http.post(base, ({ request }) => {
      note(request);
      lengthBytes = Number(request.headers.get('upload-length'));
      state.metadata = request.headers.get('upload-metadata');
      // The engine uses its public address, which may differ from the request's.
      const headers = { Location: 'http://public.test/files/tus/upload-1', 'Tus-Resumable': '1.0.0' };
      return new HttpResponse(null, { status: 201, headers });
    }),
    http.head(`${base}/upload-1`, ({ request }) => {
      note(request);
      const headers = { ...offset(), 'Upload-Length': String(lengthBytes) };
      return new HttpResponse(null, { status: 200, headers });
    }),
    http.patch(`${base}/upload-1`, async ({ request }) => {
      note(request);
      const piece = await request.arrayBuffer();
      if (state.piecesUntilDead === 0) return HttpResponse.error();
      state.piecesUntilDead -= 1;
      state.receivedBytes += piece.byteLength;
      const isAll = state.receivedBytes === lengthBytes;
      const headers = isAll ? { ...offset(), 'Directus-File-Id': uploadedFileId } : offset();
      return new HttpResponse(null, { status: 204, headers });
    }),
    http.delete(`${base}/upload-1`, ({ request }) => {
      note(request);
      return new HttpResponse(null, { status: 204, headers: { 'Tus-Resumable': '1.0.0' } });
    }),
  );
  return state;
}
