import {
  IconChevronRight,
  IconHeart,
  IconLock,
  IconPhone,
  IconPlant2,
  IconSearch,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSupport } from '../../../entities/association/use-support.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { telHref } from '../../../shared/navigation/tel-href.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { MelawaBar } from './melawa-bar.tsx';
import classes from './melawa-choices.module.css';

/** The same page for everybody without a pair: it says nothing about who chose. */
export function NothingMet({ inHall }: { inHall: number }) {
  const t = useMessages('melawaChoices');
  const { phone } = useSupport();
  return (
    <div className={classes.page}>
      <MelawaBar />
      <Stack align="center" gap={2} className={classes.nobody}>
        <span className={classes.arch} aria-hidden="true">
          <IconPlant2 size={44} />
        </span>
        <PageHeading title={t('none.title')} />
        <Text tone="soft">{t('none.text')}</Text>
      </Stack>
      <Card as="ul" className={`divided ${classes.ways}`}>
        <li>
          <Link to={paths.home}>
            <Way icon={<IconSearch />} title={t('none.hall')}>
              {t('none.candidates', { count: inHall })}
            </Way>
          </Link>
        </li>
        <li>
          <Link to={paths.favourites}>
            <Way icon={<IconHeart />} title={t('none.favourites')}>
              {t('none.favouritesText')}
            </Way>
          </Link>
        </li>
        {phone === null ? null : (
          <li>
            <a href={telHref(phone)}>
              <Way icon={<IconPhone />} title={t('none.committee')}>
                {phone}
              </Way>
            </a>
          </li>
        )}
      </Card>
      <Row gap={3} align="start" tone="soft">
        <IconLock size={22} className="muted above-half" aria-hidden="true" />
        <Text grow>{t('none.privacy')}</Text>
      </Row>
    </div>
  );
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <>
      <span className="brand" aria-hidden="true">
        {icon}
      </span>
      <Stack as="span" grow>
        <Text as="span" size="lg" weight="bold">
          {title}
        </Text>
        <Text as="span" tone="muted">
          {children}
        </Text>
      </Stack>
      <IconChevronRight size={22} aria-hidden="true" />
    </>
  );
}
