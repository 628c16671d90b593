import type { DeskEntry } from '@suchi/contracts/desk-entry';
import { askApi, type TestInstallation } from '@suchi/testing';
import { completeProfile } from '@suchi/testing/profile-cases';
import sharp from 'sharp';

const lines = Array.from(
  { length: 30 },
  (_, place) =>
    `<text x="90" y="${120 + place * 60}" font-size="34">नाव Savita Vishnu Gokhale, ${place}</text>`,
).join('');

/** A page with lines of writing, as a camera takes it. */
export async function photographPaper({ blur = 0, width = 1500 } = {}): Promise<Buffer> {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="2000"><rect width="1500" height="2000" fill="#fffef6"/>${lines}</svg>`;
  const photo = sharp(Buffer.from(page)).resize({ width });
  return (blur === 0 ? photo : photo.blur(blur)).jpeg({ quality: 85 }).toBuffer();
}

export const consents = {
  search: true,
  book: true,
  hall: false,
  number: true,
  horoscope: true,
  mails: false,
};

interface Started {
  entry: number;
  paper: string;
}

async function sendPhoto(
  server: TestInstallation,
  { token, bytes, path }: { token: string; bytes: Buffer; path: string },
) {
  const answer = await fetch(`${server.api.url}/qe_desk_entry${path}`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${token}` },
    body: bytes as unknown as string,
  });
  const { data, errors } = (await answer.json()) as {
    data?: { id: string };
    errors?: { extensions: { code: string; reason?: string } }[];
  };
  return { id: data?.id ?? '', refusal: errors?.[0]?.extensions ?? null };
}

/** What tests of the desk ask an installation. */
export function deskOf(server: TestInstallation) {
  const ask = <Data = Record<string, unknown>>(token: string, path: string, body?: object) =>
    askApi<Data>(server.api.url, `/qe_desk_entry${path}`, { token, ...(body && { body }) });
  const takePaper = (token: string, bytes: Buffer, query = 'kind=consent') =>
    sendPhoto(server, { token, bytes, path: `/paper?${query}` });
  const start = async (token: string, changes: object = {}): Promise<Started> => {
    const { id: paper } = await takePaper(token, await photographPaper());
    const { data, code, extensions } = await ask<{ id: number }>(token, '/start', {
      ...startInput,
      paper,
      ...changes,
    });
    if (code !== null) throw new Error(`the start was refused: ${code} ${JSON.stringify(extensions)}`);
    return { entry: data.id, paper };
  };
  return {
    ask,
    takePaper,
    start,
    open: (token: string, id: number) => ask<DeskEntry>(token, '/open', { id }),
    /** Typed to the end, and agreed. Returns the account and the profile. */
    enter: async (token: string, changes: object = {}) => {
      const started = await start(token, changes);
      const { data } = await ask<DeskEntry>(token, '/open', { id: started.entry });
      const user = data.form.owner.id;
      const bytes = await photographPaper({ width: 900 });
      const picture = await sendPhoto(server, { token, bytes, path: `/photo?entry=${started.entry}` });
      const base = data.form.sheet.profile;
      const profile = { ...wholeForm, main_photo: picture.id };
      const { code, extensions } = await ask(token, '/agree', { id: started.entry, profile, base });
      if (code !== null) throw new Error(`not agreed: ${code} ${JSON.stringify(extensions)}`);
      const [row] = await server.query<{ id: number }>(
        'select id from qd_matrimonial_profile where "user" = $1',
        [user],
      );
      return { ...started, user, profileId: row?.id ?? 0 };
    },
  };
}

let numbers = 31_000;
/** One that no other test has. */
export const newMobile = (): string => `90000${(numbers += 1)}`;

export const startInput = {
  bringer: 'mother',
  bringer_name: 'Kamal Vishnu Gokhale',
  mobile: '9000031245',
  candidate: 'Savita Vishnu Gokhale',
  gender: 'Female',
  birthday: '1996-06-02',
  language: 'mr',
  consents,
  is_signed: true,
};

export const wholeForm = {
  ...completeProfile,
  author_relation: 'daughter',
  has_consent: true,
  gender: 'Female',
  first_name: 'Savita',
  middle_name: 'Vishnu',
  last_name: 'Gokhale',
  brithday: '1996-06-02',
  email: null,
};
