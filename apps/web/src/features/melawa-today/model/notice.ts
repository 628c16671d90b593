/** Whether this phone can still be asked for notices. */
export const mayAskForNotices = (): boolean =>
  'Notification' in window && Notification.permission === 'default';

export const askForNotices = (): Promise<unknown> => Notification.requestPermission();

/** Only where the family has allowed it. A phone shows notices by its service worker alone. */
export async function showNotice(title: string, body: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const options = { body, tag: 'melawa-stage' };
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}
