import type { CountedHoroscope } from '@suchi/contracts/horoscope';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Box, Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { SheetDialog } from '../../../shared/ui/sheet-dialog.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useReturnFocus } from '../../../shared/ui/use-return-focus.ts';
import { formatRange, sayCompared, totalOf } from '../model/horoscope-words.ts';
import classes from './horoscope.module.css';
import { KootaBar } from './koota-bar.tsx';

interface HoroscopeDetailProps {
  horoscope: CountedHoroscope;
  name: string;
  onClose: () => void;
}

/** What each koota compares. Back returns to the same place of the profile. */
export function HoroscopeDetail({ horoscope, name, onClose }: HoroscopeDetailProps) {
  const t = useMessages('horoscope');
  useReturnFocus();
  const { kootas, is_tara_from_bride: isTaraFromBride } = horoscope;
  return (
    <SheetDialog label={t('detail.title')} width={620} height="95%" onClose={onClose}>
      <Row gap={3} className={classes.detailHead}>
        <IconButton
          size="large"
          label={t('detail.back')}
          onClick={onClose}
          data-autofocus
          icon={<IconArrowLeft size={26} aria-hidden="true" />}
        />
        <div>
          <Text weight="bold" breaks>
            {name}
          </Text>
          <Text tone="soft">{t('detail.head', { points: formatRange(horoscope.total), of: totalOf })}</Text>
        </div>
      </Row>
      <Stack gap={4} className={classes.detail} tabIndex={0}>
        <div>
          <h2>{t('detail.title')}</h2>
          <Text tone="soft">{t('detail.lead')}</Text>
        </div>
        <Card as="ul">
          {kootas.map(({ koota, points, of }) => (
            <li key={koota} className={classes.meaningOf}>
              <Row gap={3} justify="between">
                <Text as="h3" weight="bold" size="body" face="plain" grow>
                  {t(`kootas.${koota}`)}
                </Text>
                <KootaBar points={points} of={of} />
                <Box className={classes.pointsOf}>
                  <RichMessage
                    text={t('points', { points: formatRange(points), of })}
                    marks={{ b: (said) => <strong>{said}</strong> }}
                  />
                </Box>
              </Row>
              <Text tone="soft">
                {t(koota === 'tara' && isTaraFromBride ? 'meanings.taraFromBride' : `meanings.${koota}`)}
              </Text>
              <Text tone="muted">{sayCompared(koota, points, horoscope, t)}</Text>
            </li>
          ))}
        </Card>
        <Text tone="muted" size="md">
          {t('detail.foot', { variant: horoscope.variant })}
        </Text>
      </Stack>
    </SheetDialog>
  );
}
