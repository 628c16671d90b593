import type { Picture } from '@suchi/contracts/media';

export interface Uploaded {
  status: number;
  code: string | null;
  data: Picture;
}

export async function postPhoto(
  baseUrl: string,
  bytes: Uint8Array | string,
  {
    token,
    type = 'image/jpeg',
    path = '/qe_media/photo',
    query = '',
  }: { token?: string; type?: string; path?: string; query?: string },
): Promise<Uploaded> {
  const response = await fetch(`${baseUrl}${path}${query}`, {
    method: 'POST',
    headers: { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: bytes as string,
  });
  const answer = (await response.json()) as {
    data: Picture;
    errors?: { extensions: { code: string } }[];
  };
  return {
    status: response.status,
    data: answer.data,
    code: answer.errors?.[0]?.extensions.code ?? null,
  };
}

/** Only the header is a video's; the rest is noise. */
export function buildVideo(bytes: number, brand = 'isom'): Buffer {
  const video = Buffer.alloc(bytes, 'suchi');
  video.writeUInt32BE(24, 0);
  video.write(`ftyp${brand}\0\0\0\0${brand}mp42`, 4, 'latin1');
  return video;
}

/** A client for resumable uploads that can change nodes. */
export function startTus(token: string) {
  const send = (url: string, method: string, headers: Record<string, string>, body?: Uint8Array) =>
    fetch(url, {
      method,
      headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}`, ...headers },
      ...(body ? { body: body as unknown as string } : {}),
    });
  return {
    async create(baseUrl: string, bytes: number, metadata: Record<string, string> = {}) {
      const pairs = Object.entries({ filename_download: 'clip.mp4', type: 'video/mp4', ...metadata });
      const response = await send(`${baseUrl}/files/tus`, 'POST', {
        'upload-length': String(bytes),
        'upload-metadata': pairs
          .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
          .join(','),
      });
      const location = response.headers.get('location');
      return { response, path: location === null ? '' : new URL(location, baseUrl).pathname };
    },
    offset: async (url: string) =>
      Number((await send(url, 'HEAD', {})).headers.get('upload-offset') ?? Number.NaN),
    append: (url: string, offset: number, part: Uint8Array) =>
      send(
        url,
        'PATCH',
        { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        part,
      ),
    remove: (url: string) => send(url, 'DELETE', {}),
    /** In one request; returns the file's id. */
    async upload(baseUrl: string, content: Uint8Array): Promise<string> {
      const { path } = await this.create(baseUrl, content.length);
      const response = await this.append(baseUrl + path, 0, content);
      return response.headers.get('directus-file-id') ?? '';
    },
  };
}
