import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CodeReader } from './code-reader.ts';

/** Large enough for a pass in the frame, small enough for an old phone. */
const widest = 640;

const ready = prepareZXingModule({ overrides: { locateFile: () => wasmAddress }, fireImmediately: true });
const canvas = document.createElement('canvas');

const wasmReader: CodeReader = {
  async read(video) {
    const scale = Math.min(1, widest / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null || canvas.width === 0) return null;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    const [found] = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
    return found?.text ?? null;
  },
};

export const loadWasmReader = async (): Promise<CodeReader> => {
  await ready;
  return wasmReader;
};
