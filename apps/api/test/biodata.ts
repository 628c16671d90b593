import type { OwnBiodata, SharedBiodata } from '@suchi/contracts/biodata';
import { askApi, type TestInstallation } from '@suchi/testing';
import { insertPeople, insertRows, type Person } from './community.ts';

const meera = {
  first_name: 'Meera',
  middle_name: 'Mohan',
  last_name: 'Kulkarni',
  own_script_name: 'मीरा मोहन कुलकर्णी',
  brithday: '1999-03-14',
  birth_time: '07:25',
  new_birth_place: { name: 'Pune', formatted_address: 'Pune, India', lat: 18.52, lng: 73.85 },
  height: 163,
  income: 1_450_000,
  income_currency: 'INR',
  designation: 'Software Engineer',
  father_name: 'Mohan Kulkarni',
  partner_expectations: 'Settled in Pune.',
};

/** A family whose profile has all that a biodata shows, and another one. */
export async function insertFamilies(server: TestInstallation): Promise<[Person, Person]> {
  await server.query('delete from qd_matrimonial_profile');
  await server.query('delete from member_report');
  const [meeras, ravis] = await insertPeople(server, [{ gender: 'Female', profile: meera }, {}]);
  if (!meeras || !ravis) throw new Error('nobody was inserted');
  const address = {
    name: 'Mohan Kulkarni',
    address: '12 Shanti Nagar',
    city: 'Pune',
    mobile: '+919000089082',
  };
  await insertRows(server, 'qd_address', [{ profile: meeras.profileId, ...address }]);
  return [meeras, ravis];
}

export const refusal = (reason: string) => ({
  status: 409,
  code: 'BIODATA_REFUSED',
  extensions: { reason },
});

export const linesOf = ({ sheet }: Pick<OwnBiodata, 'sheet'>) =>
  Object.fromEntries(
    sheet?.groups.flatMap(({ lines }) => lines.map(({ line, value }) => [line, value] as const)) ?? [],
  );

let visitors = 0;

/** What a family and a visitor do. */
export function useBiodata(server: () => TestInstallation) {
  const post = <Data = OwnBiodata>(person: { token: string }, path: string, body: object) =>
    askApi<Data>(server().api.url, `/qe_biodata${path}`, { token: person.token, body });
  const own = async ({ token }: { token: string }) =>
    (await askApi<OwnBiodata>(server().api.url, '/qe_biodata/own', { token })).data;
  /** Each visitor has an address of its own, so that only the test about limits meets one. */
  const visit = async (path: string, body: object, language = 'en') => {
    visitors += 1;
    const response = await fetch(`${server().api.url}/qe_biodata${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        'x-forwarded-for': `10.1.${Math.floor(visitors / 250)}.${visitors % 250}`,
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, text, data: (JSON.parse(text) as { data: SharedBiodata }).data };
  };
  const makeLink = async (person: { token: string }, body: object = { days: 30 }) => {
    const link = (await post(person, '/make_link', body)).data.links[0];
    if (!link) throw new Error('no link');
    return { ...link, code: link.address.split('/').at(-1) ?? '' };
  };
  const open = (code: string, device = `device ${visitors}`, language = 'en') =>
    visit('/open', { code, device }, language);
  return { post, own, visit, makeLink, open };
}
