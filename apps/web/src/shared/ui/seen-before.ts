/** Whether this device has shown it already. */
export function wasSeen(key: string): boolean {
  return localStorage.getItem(key) !== null;
}

export function markSeen(key: string): void {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // Without storage it is shown again.
  }
}
