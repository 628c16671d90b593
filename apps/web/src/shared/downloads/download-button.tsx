import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { Button } from '../ui/button.tsx';
import { registerDownloadButton } from './download-corner.tsx';
import classes from './download-button.module.css';
import { DownloadProgress, useRunningDownload } from './download-progress.tsx';

interface DownloadButtonProps<File> {
  /** One file, or several behind a menu. */
  files: readonly (File & { label: string })[];
  /** Opens the dialog, or starts the download. */
  onAsk: (file: File) => void;
  isDisabled: boolean;
}

/** The button becomes the progress of the download. */
export function DownloadButton<File>({ files, onAsk, isDisabled }: DownloadButtonProps<File>) {
  const t = useMessages('list');
  const download = useRunningDownload();
  useEffect(registerDownloadButton, []);
  if (download !== null) return <DownloadProgress download={download} />;
  const [only] = files;
  const icon = <IconDownload size={20} aria-hidden="true" />;
  const look = { look: 'default', icon, 'aria-label': t('download.button') } as const;
  const words = (
    <>
      <span className={classes.long}>{t('download.button')}</span>
      <span className={classes.short}>{t('download.short')}</span>
    </>
  );
  if (files.length === 1 && only) {
    return (
      <Button {...look} disabled={isDisabled} onClick={() => onAsk(only)}>
        {words}
      </Button>
    );
  }
  return (
    <Menu
      hideDetached={false}
      position="bottom-end"
      radius="md"
      shadow="lg"
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: classes.menu ?? '', item: classes.file ?? '' }}
    >
      <Menu.Target>
        <Button {...look} disabled={isDisabled}>
          {words}
          <IconChevronDown size={18} aria-hidden="true" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {files.map((file) => (
          <Menu.Item key={file.label} onClick={() => onAsk(file)}>
            {file.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
