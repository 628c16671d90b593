import { formatCalendarDate } from '@suchi/domain/basics';
import { currentNotice, type Notice } from '@suchi/domain/consent';
import { IconInfoCircle, IconPrinter } from '@tabler/icons-react';
import { use } from 'react';
import { chooseOwnLanguage, offeredLanguages } from '../../../entities/language/own-language.ts';
import { noticePath } from '../../../shared/config/paths.ts';
import { fillIn, LanguageContext, requireMessages, useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Box, Row } from '../../../shared/ui/layout.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { textValues, usePublicFacts } from '../model/use-public-facts.ts';
import classes from './notice-page.module.css';

/** One part of a notice: what is kept and why, or text. */
interface Part {
  heading: string;
  rows?: Readonly<Record<string, { what: string; why: string }>>;
  texts?: Readonly<Record<string, string>>;
}

/** One version of the notice about data, for everybody and for the printer. */
export function NoticePage({ version, inForceFrom }: Notice) {
  const t = useMessages('notice');
  const values = textValues(usePublicFacts().data);
  const parts: Readonly<Record<string, Readonly<Record<string, Part>>>> = requireMessages('notice').versions;
  return (
    <article className={classes.page}>
      <Row gap={3} justify="between" wrap>
        <Badge tone="brand">{t('version', { version })}</Badge>
        <Button size="small" look="default" icon={<IconPrinter size={20} />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </Row>
      <PageHeading title={t('title')} />
      <Text tone="soft" above={2}>
        {t('inForce', { date: formatCalendarDate(inForceFrom) })}
      </Text>
      <OtherLanguages />
      {version === currentNotice ? null : (
        <Banner
          tone="info"
          icon={<IconInfoCircle />}
          title={t('newer')}
          action={<Link to={noticePath()}>{t('readNewest')}</Link>}
        />
      )}
      {Object.entries(parts[version] ?? {}).map(([name, { heading, rows = {}, texts = {} }]) => (
        <section key={name}>
          <h2>{heading}</h2>
          {Object.entries(rows).map(([row, { what, why }]) => (
            <Box key={row} className={classes.row}>
              <Text as="strong" tone="ink">
                {what}
              </Text>
              <Text tone="soft">{fillIn(why, values)}</Text>
            </Box>
          ))}
          {Object.entries(texts).map(([paragraph, text]) => (
            <p key={paragraph}>{fillIn(text, values)}</p>
          ))}
        </section>
      ))}
    </article>
  );
}

function OtherLanguages() {
  const t = useMessages('notice');
  const language = use(LanguageContext);
  const others = offeredLanguages.filter(({ code }) => code !== language);
  if (others.length === 0) return null;
  return (
    <Row gap={2} wrap>
      <Text tone="muted">{t('also')}</Text>
      {others.map(({ code, name }) => (
        <PlainButton
          key={code}
          lang={code}
          className={`touch ${classes.language}`}
          onClick={() => void chooseOwnLanguage(code)}
        >
          {name}
        </PlainButton>
      ))}
    </Row>
  );
}
