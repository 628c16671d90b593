import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../config/browser-storage.ts';

export type ColourScheme = 'light' | 'dark';

// Mantine's attribute. `src/boot/boot.ts` sets it before the first paint.
const attribute = 'data-mantine-color-scheme';
const savedKey = 'suchi.colour-scheme';

/** The system's scheme until the person chooses one. */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(subscribe, readScheme);
}

/** Remembered on this device. */
export function chooseColourScheme(scheme: ColourScheme): void {
  deviceStorage.setItem(savedKey, scheme);
  document.documentElement.setAttribute(attribute, scheme);
}

function readScheme(): ColourScheme {
  return document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  return () => observer.disconnect();
}
