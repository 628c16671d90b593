import { biodataParts } from '@suchi/domain/biodata';
import { IconEye, IconFileText, IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { offeredLanguages } from '../../../entities/language/own-language.ts';
import { paths } from '../../../shared/config/paths.ts';
import { Segments } from '../../../shared/forms/segments.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useSearchParams } from '../../../shared/router/hooks.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { ownBiodataQuery, useBiodataSteps } from '../api/own-biodata.ts';
import { isReady, type ReadyBiodata } from '../model/ready-biodata.ts';
import { BackLink } from './back-link.tsx';
import classes from './biodata.module.css';
import { LayoutChoice } from './layout-choice.tsx';
import { Preview } from './preview.tsx';
import { SwitchList } from './switch-list.tsx';
import { WordsForm } from './words-form.tsx';

/** The three pages of a biodata: how it is made, how it looks, its words. */
export function BiodataPage() {
  const [search] = useSearchParams();
  return (
    <ListStates
      source={useQuery(ownBiodataQuery)}
      isEmpty={(own) => !isReady(own)}
      loading={<Skeleton height={640} />}
      empty={<NotApproved />}
      ready={(own) => (isReady(own) ? <View view={search.get('view')} own={own} /> : null)}
    />
  );
}

function View({ view, own }: { view: string | null; own: ReadyBiodata }) {
  if (view === 'preview') return <Preview own={own} />;
  if (view === 'words') return <WordsForm own={own} />;
  return <Chooser own={own} />;
}

function Chooser({ own }: { own: ReadyBiodata }) {
  const t = useMessages('biodata');
  const { choose } = useBiodataSteps();
  const change = (given: Parameters<typeof choose.mutate>[0]) =>
    choose.mutate(given, {
      onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
    });
  // What was tapped is shown at once.
  const tapped = choose.isPending ? choose.variables.shows : undefined;
  const shows = { ...own.shows };
  for (const part of biodataParts) shows[part] = tapped?.[part] ?? shows[part];
  return (
    <Stack gap={5} className={`bounded ${classes.page}`}>
      <BackLink to={paths.candidateView} words={useMessages('member')('pages.candidateView')} />
      <ScreenWrapper title={t('title')} lead={t('lead')}>
        <LayoutChoice own={own} sheet={own.sheet} onChoose={(layout) => change({ layout })} />
        <Stack gap={2}>
          <Text as="h2" size="lg" weight="bold" face="plain">
            {t('language')}
          </Text>
          <Segments
            role="radiogroup"
            aria-label={t('language')}
            className={classes.languages ?? ''}
            options={offeredLanguages
              .filter(({ code }) => own.languages.includes(code))
              .map(({ code, name }) => ({ value: code, label: name, lang: code }))}
            value={choose.isPending ? (choose.variables.language ?? own.language) : own.language}
            onChange={(language) => change({ language })}
          />
        </Stack>
        <Stack gap={2}>
          <Text as="h2" size="lg" weight="bold" face="plain">
            {t('include')}
          </Text>
          <SwitchList
            parts={biodataParts}
            shows={shows}
            isBusy={choose.isPending}
            onSwitch={(part, isOn) => change({ shows: { [part]: isOn } })}
          />
        </Stack>
        <div className={classes.bar}>
          <ButtonLink
            to={`${paths.candidateBiodata}?view=preview`}
            size="large"
            fullWidth
            icon={<IconEye size={22} />}
          >
            {t('preview')}
          </ButtonLink>
        </div>
      </ScreenWrapper>
    </Stack>
  );
}

function NotApproved() {
  const t = useMessages('biodata');
  return (
    <ScreenWrapper title={t('title')} icon={<IconFileText size={24} />}>
      <StatePanel
        icon={<IconHourglass />}
        title={t('afterApproval')}
        action={
          <ButtonLink look="default" to={paths.candidateView}>
            {useMessages('member')('pages.candidateView')}
          </ButtonLink>
        }
      >
        <p>{t('afterApprovalText')}</p>
      </StatePanel>
    </ScreenWrapper>
  );
}
