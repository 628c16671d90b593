import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { createMemoryStorage } from '../../config/browser-storage.ts';
import { createOutbox, type NewSend, type OutboxEvents } from './create-outbox.ts';
import { createSendStore, type WaitingSend } from './send-store.ts';

type Deliver = (send: WaitingSend) => Promise<unknown>;

const noNetwork = () => Promise.reject(new ApiError({ codes: ['NETWORK'] }));
const refuse = (status: number, code: 'FORBIDDEN' | 'RECORD_NOT_UNIQUE' | 'UNKNOWN') => () =>
  Promise.reject(new ApiError({ codes: [code], status }));
const note = (text: string, more: Partial<NewSend> = {}): NewSend => ({
  kind: 'note',
  subject: `note.${text}`,
  method: 'POST',
  path: '/items/notes',
  body: { text },
  doneBy: [],
  ...more,
});

/** Tabs of one browser share the device and take turns. */
function openTab(
  device = createMemoryStorage(),
  deliver = vi.fn<Deliver>(() => Promise.resolve('done')),
  turns = createConcurrencyLimiter(),
) {
  const state = { isOnline: true, userId: 'member-1' as string | null };
  const outbox = createOutbox({
    store: createSendStore(device, () => state.userId),
    deliver,
    isOnline: () => state.isOnline,
    inTurn: turns,
  });
  const events: OutboxEvents[] = [];
  outbox.onEvents((event) => {
    events.push(event);
    return Promise.resolve();
  });
  /** As made without a connection. */
  const keep = async (...sends: NewSend[]) => {
    state.isOnline = false;
    for (const send of sends) expect(await outbox.send(send)).toEqual({ isSent: false });
    state.isOnline = true;
  };
  const sentTexts = () => deliver.mock.calls.map(([{ body }]) => (body as { text: string }).text);
  return { outbox, deliver, keep, state, events, device, turns, sentTexts };
}

function createConcurrencyLimiter() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
}

describe('with a connection', () => {
  it('sends at once and keeps nothing', async () => {
    const { outbox, device, events } = openTab();
    expect(await outbox.send(note('a'))).toEqual({ isSent: true, answer: 'done' });
    expect([device.length, events]).toEqual([0, []]);
  });

  it('gives a refusal to the person who made the change', async () => {
    const { outbox, deliver, device } = openTab();
    deliver.mockImplementation(refuse(403, 'FORBIDDEN'));
    await expect(outbox.send(note('a'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(device.length).toBe(0);
  });

  it('takes a refusal that means it is done for done', async () => {
    const { outbox, deliver } = openTab();
    deliver.mockImplementation(refuse(400, 'RECORD_NOT_UNIQUE'));
    expect(await outbox.send(note('a', { doneBy: ['RECORD_NOT_UNIQUE'] }))).toMatchObject({ isSent: true });
  });

  it('sends without keeping where the device refuses to store', async () => {
    const device = createMemoryStorage();
    device.setItem = () => {
      throw new Error('full');
    };
    const { outbox, sentTexts } = openTab(device);
    expect(await outbox.send(note('a'))).toMatchObject({ isSent: true });
    expect(sentTexts()).toEqual(['a']);
  });
});

describe('without a connection', () => {
  it('keeps changes in order and sends each once when it returns', async () => {
    const { outbox, keep, state, sentTexts, events, device } = openTab();
    await keep(note('a'), note('b'), note('c'));
    state.isOnline = false;
    await outbox.flush();
    expect(sentTexts()).toEqual([]);
    state.isOnline = true;
    await Promise.all([outbox.flush(), outbox.flush()]);
    expect(sentTexts()).toEqual(['a', 'b', 'c']);
    expect(events.flatMap(({ sent }) => sent.map(({ subject }) => subject))).toEqual([
      'note.a',
      'note.b',
      'note.c',
    ]);
    expect(device.length).toBe(0);
  });

  it('stops at the first that fails and goes on from there, with the same key', async () => {
    const { outbox, deliver, keep } = openTab();
    await keep(note('a'), note('b'));
    deliver.mockImplementationOnce(noNetwork).mockImplementationOnce(refuse(503, 'UNKNOWN'));
    await outbox.flush();
    await outbox.flush();
    await outbox.flush();
    const keys = deliver.mock.calls.map(([{ key }]) => key);
    expect([keys.length, new Set(keys).size]).toEqual([4, 2]);
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
  });

  it('survives a killed tab, and two tabs send it once', async () => {
    const killed = openTab();
    await killed.keep(note('a'));
    const first = openTab(killed.device);
    const second = openTab(killed.device, first.deliver, first.turns);
    await Promise.all([first.outbox.flush(), second.outbox.flush()]);
    expect(first.sentTexts()).toEqual(['a']);
  });

  it('sends the newest about a subject, and nothing that was taken back', async () => {
    const { outbox, keep, sentTexts } = openTab();
    await keep(
      note('first draft', { subject: 'draft' }),
      note('second draft', { subject: 'draft' }),
      note('heart', { subject: 'favourite.7' }),
    );
    await outbox.withdraw('favourite.7');
    await outbox.flush();
    expect(sentTexts()).toEqual(['second draft']);
  });

  it('says what the server refused, and sends the rest', async () => {
    const { outbox, deliver, keep, events, sentTexts } = openTab();
    await keep(note('a'), note('b'));
    deliver.mockImplementationOnce(refuse(403, 'FORBIDDEN'));
    await outbox.flush();
    expect(sentTexts()).toEqual(['a', 'b']);
    expect(events).toMatchObject([
      {
        sent: [{ subject: 'note.b' }],
        refused: [{ send: { subject: 'note.a' }, error: { code: 'FORBIDDEN' } }],
      },
    ]);
  });

  it('waits for the next sign-in of the same account, and never goes out for another', async () => {
    const { outbox, deliver, keep, state, sentTexts } = openTab();
    await keep(note('a'));
    deliver.mockImplementationOnce(refuse(401, 'UNKNOWN'));
    await outbox.flush();
    state.userId = 'member-2';
    await outbox.flush();
    state.userId = null;
    await outbox.flush();
    expect(sentTexts()).toHaveLength(1);
    state.userId = 'member-1';
    await outbox.flush();
    expect(sentTexts()).toHaveLength(2);
  });

  it('shows what waits, until the pages have the server’s data', async () => {
    const { outbox, keep } = openTab();
    const shown: number[] = [];
    outbox.subscribe(() => shown.push(outbox.list().length));
    await keep(note('a'));
    expect(outbox.list()).toBe(outbox.list());
    outbox.onEvents(() => {
      shown.push(outbox.list().length + 10);
      return Promise.resolve();
    });
    await outbox.flush();
    expect(shown).toEqual([1, 11, 0]);
  });
});

it('ignores what is older than thirty days or cannot be read', async () => {
  const { outbox, device, keep, sentTexts } = openTab();
  await keep(note('a'));
  device.setItem('suchi.copy.outbox.member-1.x', '{"key":');
  device.setItem('suchi.copy.outbox.member-1.y', JSON.stringify({ key: 'y', path: '//elsewhere' }));
  await outbox.flush();
  expect(sentTexts()).toEqual(['a']);
  await keep(note('b'));
  vi.useFakeTimers({ now: Date.now() + 31 * 24 * 60 * 60_000 });
  await outbox.flush();
  vi.useRealTimers();
  expect(sentTexts()).toEqual(['a']);
});
