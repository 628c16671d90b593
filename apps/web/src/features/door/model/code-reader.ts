/** Reads one QR code of a picture. */
export interface CodeReader {
  read: (video: HTMLVideoElement) => Promise<string | null>;
}
