import type { ReadProfile } from '@suchi/contracts/profiles';
import type { Gender } from '@suchi/domain/profiles';
import { IconPrinter } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { loadMessages, useMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import type { ActingFor } from '../api/authoring-api.ts';
import { ProfileEditorProvider, useEditor, useFormState } from '../model/profile-editor.ts';
import { listProgress, type SectionProgress } from '../model/section-progress.ts';
import type { SectionName } from '../model/sections.ts';
import { useLeaveWarning } from '../model/use-leave-warning.ts';
import { usePreloadedFormParts } from '../model/use-preloaded-form-parts.ts';
import { useProfileEditor } from '../model/use-profile-editor.ts';
import { useFormSteps } from '../model/use-form-steps.ts';
import { useSaving } from '../model/use-saving.ts';
import { PrintedPreview } from '../preview/printed-preview.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './candidate-form.module.css';
import { ErrorSummary } from './error-summary.tsx';
import { FormBar, KeptStatus } from './form-bar.tsx';
import barClasses from './form-bar.module.css';
import { FormNotices } from './form-notices.tsx';
import { Guidelines } from './guidelines.tsx';
import { SavingDialogs } from './saving-dialogs.tsx';
import { SectionCard } from './section-card.tsx';
import { SectionFields } from './section-fields.tsx';
import { SectionBar, SectionRail } from './section-rail.tsx';
import { useScreen } from '../../../shared/ui/use-screen.ts';

const PreviewDrawer = lazyPart(() => import('./preview-drawer.tsx').then((module) => module.PreviewDrawer));

const ConflictDialog = lazyPart(async () => {
  const [module] = await Promise.all([import('./conflict-dialog.tsx'), loadMessages(['profile'])]);
  return module.ConflictDialog;
});

interface CandidateFormProps {
  source: ReadProfile;
  user: ActingFor;
  currentUserId: string;
  title: string;
  /** Of an admin who acts as the member; null in one's own form. */
  backTo: string | null;
  onDone: () => void;
  /** The section of the preferences, which are saved by themselves, and what stands beside it. */
  preferences: PreferencesParts;
}

export interface PreferencesParts {
  Section: ComponentType<{
    user: ActingFor;
    gender: Gender | null;
    hasProfile: boolean;
    fallback?: ReactNode;
  }>;
  Beside: ComponentType<{ user: ActingFor; fallback?: ReactNode }>;
}

export function CandidateForm(props: CandidateFormProps) {
  const { source, user, currentUserId, title, backTo, onDone, preferences } = props;
  const editor = useProfileEditor({ source, user, currentUserId });
  const heading = useRef<HTMLHeadingElement>(null);
  const { section, sections, goOn, goBack } = useFormSteps(editor, heading);
  const saving = useSaving(editor);
  usePreloadedFormParts();
  return (
    <ProfileEditorProvider value={editor}>
      <div className={classes.layout}>
        <Sections sections={sections} current={section} />
        <div className={classes.main}>
          <Row gap={3} justify="between" wrap>
            <PageHeading title={title} />
            <Guidelines isFirstTime={source.standing === null} />
          </Row>
          <FormNotices backTo={backTo} />
          <ErrorSummary />
          <SectionCard section={section} heading={heading}>
            {section === 'preferences' ? (
              <OwnPreferences Section={preferences.Section} user={user} />
            ) : (
              <SectionFields section={section} />
            )}
          </SectionCard>
          <div className={barClasses.flowStatus}>
            <KeptStatus />
          </div>
        </div>
        <Beside>
          {section === 'preferences' && source.standing !== null ? (
            <preferences.Beside user={user} fallback={<Skeleton height={240} />} />
          ) : (
            <Paper />
          )}
        </Beside>
      </div>
      <FormBar saving={saving} section={section} onNext={goOn} onPrevious={goBack} />
      <SavingDialogs isActing={backTo !== null} saving={saving} onDone={onDone} />
      {editor.conflict === null ? null : <ConflictDialog conflict={editor.conflict} />}
      <LeaveDialog />
    </ProfileEditorProvider>
  );
}

interface SectionsProps {
  sections: readonly SectionName[];
  current: SectionName;
}

function Sections({ sections, current }: SectionsProps) {
  const visited = useVisited(current);
  const hasErrors = useFormState(({ attempts }) => attempts > 0);
  // As a text, which is the same while the progress is.
  const progress = useFormState(({ profile, errors }) =>
    JSON.stringify(listProgress({ profile, errors, visited, sections })),
  );
  const way = { progress: JSON.parse(progress) as SectionProgress[], current, hasErrors };
  return (
    <>
      <SectionRail {...way} />
      <SectionBar {...way} action={<PreviewButton />} />
    </>
  );
}

/** Includes the current section. */
function useVisited(section: SectionName): ReadonlySet<SectionName> {
  const [visited, setVisited] = useState<ReadonlySet<SectionName>>(new Set());
  useEffect(() => {
    // Counted on leaving: a section does not turn green by being opened.
    return () => setVisited((before) => new Set([...before, section]));
  }, [section]);
  return visited;
}

/** A phone has no room for it, and need not draw it. */
function Beside({ children }: { children: ReactNode }) {
  const isWide = useScreen('(width >= 1200px)');
  return isWide ? <aside className={classes.preview}>{children}</aside> : null;
}

function OwnPreferences({ Section, user }: Pick<PreferencesParts, 'Section'> & { user: ActingFor }) {
  const { source } = useEditor();
  const gender = useFormState(({ profile }) => profile.gender);
  const hasProfile = source.standing !== null;
  return <Section {...{ user, gender, hasProfile }} fallback={<Skeleton height={400} />} />;
}

/** Deferred, so that typing stays fast on slow devices. */
function Paper() {
  const { lookupName, media, source } = useEditor();
  return (
    <PrintedPreview
      profile={useDeferredValue(useFormState(({ profile }) => profile))}
      lookupName={lookupName}
      photo={media.main_photo}
      serialNumber={source.standing?.serial_number ?? null}
    />
  );
}

function PreviewButton() {
  const t = useMessages('authoring');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look="default"
        size="small"
        icon={<IconPrinter size={20} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {t('bar.preview')}
      </Button>
      {isOpen ? (
        <PreviewDrawer onClose={() => setIsOpen(false)}>
          <Paper />
        </PreviewDrawer>
      ) : null}
    </>
  );
}

function LeaveDialog() {
  const t = useMessages('authoring');
  const isNeeded = useFormState(({ kept }) => kept === 'failed');
  const { isAsking, leave, stay } = useLeaveWarning(isNeeded);
  return (
    <AlertDialog
      isOpen={isAsking}
      title={t('leave.title')}
      confirmLabel={t('leave.stay')}
      onConfirm={stay}
      cancel={{ label: t('leave.leave'), onCancel: leave }}
      onClose={stay}
    >
      {t('leave.text')}
    </AlertDialog>
  );
}
