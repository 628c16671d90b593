import { frontPageContract } from '@suchi/contracts/settings';
import { FrontHero } from '../../features/public-pages/components/front-hero.tsx';
import { FrontPage } from '../../features/public-pages/components/front-page.tsx';
import { PublicFooter } from '../../features/public-pages/components/public-footer.tsx';
import { prefetchPublic, usePublicRead } from '../../shared/api/use-public-read.ts';
import { session } from '../../shared/api/api.ts';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import type { LoadedPage } from '../../shared/router/route.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { mainId, SkipLink } from '../shell/skip-link.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import classes from './front-page.module.css';

/** The association's public page. It also opens for members, who may send it to others. */
function FrontPageRoute() {
  const t = useMessages('frontPage');
  const source = usePublicRead(frontPageContract, {});
  const isSignedIn = session.isSignedIn();
  return (
    <>
      <SkipLink />
      <FrontHero page={source.data} isSignedIn={isSignedIn} />
      <main id={mainId} className={classes.main} tabIndex={-1}>
        <ListStates
          source={source}
          isEmpty={() => false}
          loading={<Skeleton height={1200} />}
          empty={null}
          ready={(page) => <FrontPage page={page} />}
        />
        {isSignedIn ? null : (
          <Stack above={6} className={classes.end}>
            <ButtonLink to={paths.register} size="large">
              {t('register')}
            </ButtonLink>
          </Stack>
        )}
      </main>
      <PublicFooter />
    </>
  );
}

export const frontPage: LoadedPage = {
  Component: FrontPageRoute,
  prefetch: () => prefetchPublic(frontPageContract),
};
