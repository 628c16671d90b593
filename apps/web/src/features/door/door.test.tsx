import type {
  DoorAnswer,
  DoorList,
  KnownOperation,
  ListedFamily,
  SentOperation,
} from '@suchi/contracts/melawa';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage } from '../../shared/config/browser-storage.ts';
import { session } from '../../shared/api/api.ts';
import { patienceMs } from '../../test/patience.ts';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, noNetwork, refusal } from '../../test/server.ts';
import { deskStore } from './model/desk-store.ts';

const patience = { timeout: patienceMs };
const stream = '0190b8ad-7d3e-4a51-8e0a-3c1d5f1b2a01';
const other = '0190b8ad-7d3e-4a51-8e0a-3c1d5f1b2a02';

const family = (changes: Partial<ListedFamily>): ListedFamily => ({
  family: 'p1',
  is_expected: true,
  is_stopped: false,
  number: 249,
  name: 'Tejas Gaikwad',
  gender: 'Male',
  age: 29,
  town: 'Nashik',
  photo: null,
  people: 4,
  stage_wish: 'morning',
  is_from_far: true,
  has_small_child: false,
  paid_paise: 60_000,
  to_pay_paise: 0,
  hashes: [],
  old_hashes: [],
  mobile_hashes: [],
  ...changes,
});

const list: DoorList = {
  version: 'one',
  pass_keys: ['00'.repeat(32)],
  event: {
    edition: 1,
    year: 2027,
    day: '2027-01-17',
    hall: 'Mulund East',
    seats: 640,
    people_most: 6,
    fee_paise: 15_000,
    takes_walk_ins: true,
    walk_in_age: { Male: 21, Female: 18 },
    badge: 'label',
    has_family_badges: true,
    day_numbers: { from: 1101, to: 1199 },
    last_number: 1050,
  },
  families: [
    family({}),
    family({ family: 'p2', number: 506, name: 'Anagha Kelkar', gender: 'Female', to_pay_paise: 15_000 }),
    family({ family: 'p3', number: 286, name: 'Parag Gore', town: 'Thane', people: 3 }),
    family({ family: 'p4', number: 77, name: '', is_stopped: true, people: 0 }),
  ],
};

/** What the server of these tests has from other desks. */
let fromOthers: KnownOperation[] = [];
let isOver = false;

const sync = (): Response => {
  const content: DoorAnswer = {
    now: new Date().toISOString(),
    operations: fromOthers,
    cursor: fromOthers.length,
    has_more: false,
    refused: [],
    list,
    day_numbers: { from: 1101, to: 1133 },
    desks: 2,
    agreed_at: new Date().toISOString(),
    is_over: isOver,
  };
  return data(content)();
};

function serve(respond: () => Response = sync) {
  const seen = answer('post', '/qe_door/sync', respond);
  return () => seen.map(({ body }) => body as { operations: SentOperation[]; walk_ins: object[] });
}

const pin = async (user: ReturnType<typeof renderApp>['user'], typed: string, name: RegExp) => {
  const field = await screen.findByLabelText(/^PIN/, {}, patience);
  await user.clear(field);
  await user.type(field, typed);
  await user.click(screen.getByRole('button', { name }));
};

/** Joins desk 2 and begins. */
async function begin() {
  const app = renderApp('/desk');
  await screen.findByRole('heading', { name: 'Make this phone a desk' }, patience);
  await app.user.click(screen.getByRole('radio', { name: '2' }));
  await pin(app.user, '246810', /Load the list/);
  await app.user.click(await screen.findByRole('button', { name: 'Begin' }, patience));
  return app;
}

const type = async (user: ReturnType<typeof renderApp>['user'], text: string) => {
  const field = await screen.findByRole('textbox', { name: 'Number or code' });
  await user.type(field, `${text}{Enter}`);
};

beforeEach(() => {
  fromOthers = [];
  isOver = false;
  session.start(admin.id);
  answer(
    'get',
    '/qe_door/desks',
    data({ day: '2027-01-17', hall: '', now: new Date().toISOString(), desks: [] }),
  );
  answer(
    'post',
    '/qe_door/join',
    data({ stream, key: 'k'.repeat(43), desk: 2, now: new Date().toISOString() }),
  );
  answer('post', '/qe_door/leave', data({}));
});

afterEach(async () => {
  await deskStore.clear();
  deviceStorage.removeItem('suchi.desk');
  vi.restoreAllMocks();
});

const checkIn = (people: number, changes: object = {}): KnownOperation => ({
  kind: 'check_in',
  people,
  family: 'p1',
  stream: other,
  desk: 1,
  counter: 1,
  at: Date.parse('2027-01-17T04:12:00Z'),
  offset_ms: 0,
  ...changes,
});
const kinds = (requests: () => { operations: SentOperation[] }[]) =>
  new Map(requests().flatMap(({ operations }) => operations.map((one) => [one.counter, one] as const)));

describe('a family', () => {
  it('is counted at once, corrected, paid in cash and taken back', async () => {
    const requests = serve();
    const { user } = await begin();
    await type(user, '506');
    expect(await screen.findByText('Checked in')).toBeInTheDocument();
    expect(screen.getByText('Checked in, 506, 4 people')).toBeInTheDocument();
    expect(screen.getByText('29 years, Nashik')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'One fewer' }));
    expect(await screen.findByText('Checked in, 506, 3 people')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take ₹150 in cash' }));
    expect(await screen.findByText('₹750 paid')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Checked in')).toBeNull());
    await waitFor(() =>
      expect([...kinds(requests).values()].map(({ kind }) => kind)).toEqual([
        'check_in',
        'people',
        'cash',
        'undo',
      ]),
    );
  });

  it('that is in already is welcome, and more of it are let in', async () => {
    fromOthers = [checkIn(3)];
    const requests = serve();
    const { user } = await begin();
    await type(user, '249');
    expect(await screen.findByText('Already in, welcome back')).toBeInTheDocument();
    expect(screen.getByText('Checked in at 9:42 at desk 1')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Let in 1 more person' }));
    expect(await screen.findByText('Checked in, 249, 4 people')).toBeInTheDocument();
    await waitFor(() =>
      expect([...kinds(requests).values()]).toMatchObject([
        { kind: 'again', people: 3, over: [`${other}:1`] },
        { kind: 'let_in', people: 1, to: `${other}:1` },
      ]),
    );
  });

  it('is suggested when one figure is wrong, and counted by a tap', async () => {
    serve();
    const { user } = await begin();
    await type(user, '1286');
    expect(await screen.findByText('No pass for 1286')).toBeInTheDocument();
    expect(screen.getByText('Numbers go from 1 to 1050 and from 1101 to 1199')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /286 Parag Gore/ }));
    expect(await screen.findByText('Checked in, 286, 3 people')).toBeInTheDocument();
  });

  it('that was blocked since is a matter of the organiser, and nothing else is shown', async () => {
    serve();
    const { user } = await begin();
    await type(user, '77');
    expect(await screen.findByText('Please ask the organiser')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Register as walk-in' })).toBeNull();
  });

  it('that two desks let in is asked about once', async () => {
    serve();
    const { user } = await begin();
    await type(user, '249');
    await screen.findByText('Checked in');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    fromOthers = [checkIn(1)];
    await type(user, '506');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    const card = await screen.findByRole('region', { name: '1 family was scanned twice' });
    expect(within(card).getByText('Desk 1 at 9:42, 1 person')).toBeInTheDocument();
    await user.click(within(card).getByRole('button', { name: 'They are 5' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /scanned twice/ })).toBeNull());
  });

  it('is found by its name', async () => {
    serve();
    const { user } = await begin();
    await user.click(screen.getByRole('button', { name: 'By name' }));
    await user.type(screen.getByRole('textbox', { name: 'Name or mobile number' }), 'gore pa');
    await user.click(await screen.findByRole('button', { name: /286 Parag Gore/ }));
    expect(await screen.findByText('Checked in, 286, 3 people')).toBeInTheDocument();
  });

  it('without an answer is registered with a number of the day, also without network', async () => {
    answer('post', '/qe_door/find', noNetwork);
    const requests = serve();
    const { user } = await begin();
    await user.click(screen.getByRole('button', { name: 'Walk-in' }));
    await user.type(screen.getByLabelText('Mobile or number of the suchi'), '98190 55512');
    await user.click(screen.getByRole('button', { name: 'Register and check in' }));
    expect((await screen.findAllByText('Please fill in this field.')).length).toBeGreaterThan(0);
    await user.type(screen.getByLabelText("Candidate's name"), 'Gauri Limaye');
    await user.click(screen.getByRole('radio', { name: 'Woman' }));
    await user.type(screen.getByLabelText('Born in'), '2009');
    await user.type(screen.getByLabelText('Town'), 'Kalyan');
    expect(await screen.findByText('Please ask for the birth date.')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Born in'));
    await user.type(screen.getByLabelText('Born in'), '1999');
    await user.click(screen.getByRole('button', { name: 'Register and check in' }));
    expect(await screen.findByText('Checked in, 1101, 1 person')).toBeInTheDocument();
    await waitFor(() => expect(requests().some(({ walk_ins: sheets }) => sheets.length === 1)).toBe(true));
    expect([...kinds(requests).values()]).toMatchObject([
      { kind: 'walk_in', number: 1101, people: 1 },
      { kind: 'cash', paise: 15_000 },
    ]);
  });
});

describe('the phone', () => {
  it('goes on without network, says so, and sends all afterwards', async () => {
    let isCut = false;
    const requests = serve(() => (isCut ? noNetwork() : sync()));
    const { user } = await begin();
    isCut = true;
    const real = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => real() + 11_000);
    await type(user, '249');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/No network since .* Please go on\./, {}, patience)).toBeInTheDocument();
    expect(screen.getByText('1 check-in waits on this phone, encrypted.')).toBeInTheDocument();
    isCut = false;
    expect(await screen.findByText(/Connected at .* 1 check-in sent\./, {}, patience)).toBeInTheDocument();
    expect(kinds(requests).get(1)).toMatchObject({ kind: 'check_in', family: 'p1' });
  });

  it('keeps what it wrote through a restart, behind its PIN', async () => {
    serve();
    const { user } = await begin();
    await type(user, '249');
    await screen.findByText('Checked in');
    const names = (await deskStore.names()).filter((name) => name !== 'lock');
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(await deskStore.read(name)).toBeInstanceOf(Uint8Array);
    cleanup();
    const again = renderApp('/desk');
    await pin(again.user, '111111', /Open/);
    expect(await screen.findByText(/4 tries are left/, {}, patience)).toBeInTheDocument();
    await pin(again.user, '246810', /Open/);
    expect(await screen.findByText('Tejas Gaikwad', {}, patience)).toBeInTheDocument();
    await type(again.user, '249');
    expect(await screen.findByText('Already in, welcome back')).toBeInTheDocument();
  });

  it('wipes its list after five wrong PINs', async () => {
    serve();
    await begin();
    cleanup();
    const { user } = renderApp('/desk');
    for (let tries = 1; tries < 5; tries += 1) {
      await pin(user, '111111', /Open/);
      await screen.findByText(new RegExp(`${5 - tries} tr(y|ies)`), {}, patience);
    }
    await pin(user, '111111', /Open/);
    expect(await screen.findByText(/Five wrong PINs/, {}, patience)).toBeInTheDocument();
    expect(await deskStore.names()).toEqual([]);
  });

  it('wipes its list when the organiser ended it', async () => {
    let isEnded = false;
    const ended = refusal(409, 'MELAWA_REFUSED', { reason: 'desk_ended' });
    serve(() => (isEnded ? ended() : sync()));
    const { user } = await begin();
    isEnded = true;
    await type(user, '249');
    expect(await screen.findByText(/This desk was ended/, {}, patience)).toBeInTheDocument();
    expect(await deskStore.names()).toEqual([]);
  });

  it('wipes its list after the event, once all is sent', async () => {
    serve();
    const { user } = await begin();
    isOver = true;
    await type(user, '249');
    expect(await screen.findByText(/The melawa is over/, {}, patience)).toBeInTheDocument();
  });

  it('wipes its list at the first opening after the event, also without network', async () => {
    serve();
    await begin();
    cleanup();
    serve(noNetwork);
    const late = Date.parse('2027-01-18T06:00:00Z');
    vi.spyOn(Date, 'now').mockImplementation(() => late);
    const { user } = renderApp('/desk');
    await pin(user, '246810', /Open/);
    expect(await screen.findByText(/The melawa is over/, {}, patience)).toBeInTheDocument();
    expect(await deskStore.names()).toEqual([]);
  });

  it('asks who signs in again, and loses nothing', async () => {
    let isOut = false;
    serve(() => (isOut ? refusal(401, 'SIGN_IN_REQUIRED')() : sync()));
    const { user } = await begin();
    isOut = true;
    await type(user, '249');
    expect(await screen.findByText(/Please sign in again/, {}, patience)).toBeInTheDocument();
    expect(screen.getByText('Checked in')).toBeInTheDocument();
  });
});

it('is for the event desk alone', async () => {
  answer('get', '/qe_door/desks', refusal(403, 'FORBIDDEN'));
  renderApp('/desk');
  expect(await screen.findByText('Access Denied', {}, patience)).toBeInTheDocument();
});
