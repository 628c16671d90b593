/** Which release of the web app this page is, as the build wrote it into the page: `1.0.0 (1f2e3d4c5b6a)`. */
export function findRelease(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="suchi-release"]')?.content ?? null;
}
