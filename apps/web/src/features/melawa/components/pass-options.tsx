import type { PassPaper } from '@suchi/book';
import type { OwnPass } from '@suchi/contracts/melawa';
import { IconMail, IconPrinter, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { SheetDialog } from '../../../shared/ui/sheet-dialog.tsx';
import { SheetHead } from '../../../shared/ui/sheet-head.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useMailPass, useNewPass } from '../api/own-pass.ts';
import { PassSheet } from './pass-sheet.tsx';

interface PassOptionsProps {
  pass: OwnPass;
  onReplaced: (qr: string | null) => void;
  onClose: () => void;
}

const tell = (error: unknown) => showToast({ message: errorWords(error).join(' '), tone: 'error' });

/** Print, mail, or a new pass in place of this one. */
export function PassOptions({ pass, onReplaced, onClose }: PassOptionsProps) {
  const t = useMessages('melawa');
  const tCommon = useMessages('common');
  const [paper, setPaper] = useState<PassPaper | null>(null);
  const mail = useMailPass();
  const replacement = useNewPass();
  const sendMail = () =>
    mail.mutate(undefined, {
      onSuccess: ({ mailed }) =>
        showToast({
          message: t(mailed ? 'pass.mailed' : 'pass.notMailed'),
          tone: mailed ? 'success' : 'warning',
        }),
      onError: tell,
    });
  const replace = () =>
    replacement.mutate(undefined, {
      onSuccess: (state) => {
        onReplaced(state.pass?.qr ?? null);
        onClose();
      },
      onError: tell,
    });
  return (
    <SheetDialog label={t('pass.printOrMail')} width={480} height="auto" onClose={onClose}>
      <SheetHead title={t('pass.printOrMail')} closeLabel={tCommon('close')} onClose={onClose} />
      <Stack gap={3} className="pad-4">
        {(['a6', 'a4'] as const).map((size) => (
          <Button key={size} look="default" icon={<IconPrinter size={22} />} onClick={() => setPaper(size)}>
            {t(`pass.${size}`)}
          </Button>
        ))}
        <Button look="default" icon={<IconMail size={22} />} isBusy={mail.isPending} onClick={sendMail}>
          {t('pass.mail')}
        </Button>
        <Button
          look="default"
          icon={<IconRefresh size={22} />}
          isBusy={replacement.isPending}
          onClick={replace}
        >
          {t('pass.newPass')}
        </Button>
        <Text tone="muted" size="md">
          {t('pass.newPassLead')}
        </Text>
      </Stack>
      {paper === null ? null : (
        <PassSheet key={paper} pass={pass} paper={paper} onPrinted={() => setPaper(null)} />
      )}
    </SheetDialog>
  );
}
