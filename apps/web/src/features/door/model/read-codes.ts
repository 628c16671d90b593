import type { CodeReader } from './code-reader.ts';

interface Detector {
  detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

let made: Promise<CodeReader> | null = null;

/** The browser's own reader; where it has none, one of ours, which is loaded only there. */
export function makeReader(): Promise<CodeReader> {
  made ??= findReader().catch((error: unknown) => {
    made = null;
    throw error;
  });
  return made;
}

async function findReader(): Promise<CodeReader> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (own !== undefined && (await own.getSupportedFormats()).includes('qr_code')) {
    const detector = new own({ formats: ['qr_code'] });
    return { read: async (video) => (await detector.detect(video))[0]?.rawValue ?? null };
  }
  return import('./read-with-wasm.ts').then((module) => module.loadWasmReader());
}
