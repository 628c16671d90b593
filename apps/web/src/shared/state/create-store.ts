/** Functions that are called when something happens. */
export function createListeners<Event = void>() {
  const listeners = new Set<(event: Event) => void>();
  return {
    tell: (event: Event): void => {
      for (const listener of listeners) listener(event);
    },
    subscribe: (listener: (event: Event) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A value outside of React, which components watch with `useSyncExternalStore`. */
export interface Store<Value> {
  read: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(first: Value): Store<Value> {
  const { tell, subscribe } = createListeners();
  let value = first;
  return {
    read: () => value,
    set: (next) => {
      value = next;
      tell();
    },
    subscribe,
  };
}
