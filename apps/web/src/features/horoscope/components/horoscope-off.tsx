import { IconMoonStars } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Arch } from '../../../shared/ui/arch.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './horoscope.module.css';

interface HoroscopeOffProps {
  name: string;
  isBusy: boolean;
  onShow: () => void;
}

/** The other family would like to see it: one tap switches the own one on. */
export function HoroscopeOff({ name, isBusy, onShow }: HoroscopeOffProps) {
  const t = useMessages('horoscope');
  return (
    <Card padding={5} gap={4} className={classes.off}>
      <Arch>
        <IconMoonStars size={32} />
      </Arch>
      <Text as="h3" size="xl" weight="bold" face="plain">
        {t('off.title')}
      </Text>
      <Text tone="soft">{t('off.text', { name })}</Text>
      <Button fullWidth isBusy={isBusy} onClick={onShow}>
        {t('off.show')}
      </Button>
      <Text tone="muted" size="md">
        {t('off.foot')}
      </Text>
    </Card>
  );
}
