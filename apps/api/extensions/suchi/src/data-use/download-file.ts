/** Below the storage. It is work only: no backup has it. */
export const downloadFolder = 'downloads/';

export const downloadFile = (id: string): string => `${downloadFolder}${id}.zip`;

export const idOfDownload = (name: string): string => name.slice(downloadFolder.length).replace('.zip', '');
