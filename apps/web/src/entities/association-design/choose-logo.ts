import { findLogoColour, type LogoFault, logoLimits, readLogo } from '@suchi/domain/settings';

/** A logo on this device that is not sent yet. */
export interface ChosenLogo {
  /** The drawing alone, as the server will keep it. */
  file: Blob;
  name: string;
  isDrawing: boolean;
  /** One of its colours that can be the brand's. */
  colour: string | null;
  /** For showing it here. */
  address: string;
}

const toAddress = (text: string) => `data:image/svg+xml,${encodeURIComponent(text)}`;

/** Reads a file by the rule of the server. */
export async function readChosenLogo(file: File): Promise<ChosenLogo | LogoFault | 'too_large'> {
  if (file.size > logoLimits.maxBytes) return 'too_large';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = readLogo(bytes, (content) => new TextDecoder().decode(content));
  if (typeof read === 'string') return read;
  if (read.ending === 'png') {
    const png = new Blob([bytes], { type: 'image/png' });
    return { file: png, name: file.name, isDrawing: false, colour: null, address: URL.createObjectURL(png) };
  }
  return {
    file: new Blob([read.drawing], { type: 'image/svg+xml' }),
    name: file.name,
    isDrawing: true,
    colour: findLogoColour(read.drawing),
    address: toAddress(read.drawing),
  };
}
