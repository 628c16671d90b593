import { todayInIndia } from '@suchi/domain/basics';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Text } from '../../../shared/ui/text.tsx';
import { NewsArticle } from '../../../entities/news/news-article.tsx';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Logo } from '../../../shared/ui/logo.tsx';
import type { NewsDraft } from '../model/use-news-draft.ts';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './news-preview.module.css';

/** The public page's own component in the width of a phone, so that nothing looks different later. */
export function NewsPreview({ id, draft, language }: { id: number; draft: NewsDraft; language: string }) {
  const t = useMessages('officeNews');
  const headingId = useId();
  const [today] = useState(() => todayInIndia(new Date()));
  return (
    <Stack as="section" gap={2} aria-labelledby={headingId}>
      <Row gap={3} justify="between" tone="soft">
        <Text as="h2" id={headingId} tone="ink" size="md" weight="bold" face="plain">
          {t('preview.title')}
        </Text>
        <Row as="span" inline gap={2}>
          <IconDeviceMobile size={18} aria-hidden="true" /> {t('preview.phone')}
        </Row>
      </Row>
      <div className={classes.phone}>
        <div className={classes.bar}>
          <Logo />
        </div>
        <div className={classes.page}>
          <NewsArticle
            post={{ ...draft, id, language, published_on: draft.published_on ?? today }}
            picture={
              draft.picture && (
                <PictureImage picture={draft.picture} variant="page" alt="" fallbackGender={null} />
              )
            }
          />
        </div>
      </div>
    </Stack>
  );
}
