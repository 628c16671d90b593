import { expect, it } from 'vitest';
import { createListeners, createStore } from './create-store.ts';

it('tells those who subscribed, until they leave', () => {
  const heard: string[] = [];
  const { tell, subscribe } = createListeners<string>();
  const leave = subscribe((event) => heard.push(`one ${event}`));
  subscribe((event) => heard.push(`two ${event}`));
  tell('a');
  leave();
  tell('b');
  expect(heard).toEqual(['one a', 'two a', 'two b']);
});

it('keeps a value, and has it already when it tells of it', () => {
  const store = createStore(1);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.read()));
  store.set(2);
  expect([store.read(), seen]).toEqual([2, [2]]);
});
