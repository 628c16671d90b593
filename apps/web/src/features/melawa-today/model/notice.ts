/** Whether this phone can still be asked for notices. */
export const mayAskForNotices = (): boolean =>
  'Notification' in window && Notification.permission === 'default';

export const askForNotices = (): Promise<unknown> => Notification.requestPermission();

/** Only where the family has allowed it. Phones show notices by the service worker alone. */
export async function showNotice(title: string, body: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body, tag: 'melawa-stage' };
  const worker = await navigator.serviceWorker.getRegistration();
  await worker?.showNotification(title, options);
}
