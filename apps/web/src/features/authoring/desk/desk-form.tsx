import type { Picture } from '@suchi/contracts/media';
import type { ReadProfile } from '@suchi/contracts/profiles';
import type { ProfileFieldName } from '@suchi/domain/profiles';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { gatherSheet } from '../model/local-copy.ts';
import type { SentForm } from '../model/opening.ts';
import { type ProfileEditor, ProfileEditorProvider, useEditor } from '../model/profile-editor.ts';
import { sectionNames } from '../model/sections.ts';
import { useFieldLabel } from '../model/use-answer.ts';
import { useProfileEditor } from '../model/use-profile-editor.ts';
import { DeskBar } from './desk-bar.tsx';
import classes from './desk-form.module.css';
import { fieldOf, hearDeskKey } from './desk-keys.ts';
import { DeskSection } from './desk-section.tsx';
import { repeatAbove } from './repeat-above.ts';
import { type DeskSave, useDeskSaving } from './use-desk-saving.ts';

const DeskPhoto = lazyPart(() => import('./desk-photo.tsx').then((module) => module.DeskPhoto));
const ReadBack = lazyPart(() => import('./read-back.tsx').then((module) => module.ReadBack));

export type DeskStep = 'entry' | 'read_back';

export interface DeskFormProps {
  source: ReadProfile;
  currentUserId: string;
  asked: readonly ProfileFieldName[];
  /** The photographed form, at the place of a field. */
  paper: (field: string | null) => ReactNode;
  step: DeskStep;
  onStep: (step: DeskStep) => void;
  save: DeskSave;
  agree: (form: SentForm) => Promise<void>;
  sendPhoto: (file: File) => Promise<Picture>;
  /** Somebody else changed the form: it is read again. */
  onReload: () => void;
}

/** The families' form for the office's keyboard: all of it on one page, beside the paper. */
export function DeskForm(props: DeskFormProps) {
  const { source, currentUserId } = props;
  const editor = useProfileEditor({ source, user: source.owner.id, currentUserId });
  return (
    <ProfileEditorProvider value={editor}>
      <Desk {...props} />
    </ProfileEditorProvider>
  );
}

// Whose profile it is stands on the first step, and preferences are the family's own.
const sections = sectionNames.filter((name) => !['authorship', 'media', 'preferences'].includes(name));

function Desk({ step, onStep, onReload, ...props }: DeskFormProps) {
  const editor = useEditor();
  const [asked, setAsked] = useState(props.asked);
  const { state, saveNow } = useDeskSaving(editor, { save: props.save, asked, isOff: step !== 'entry' });
  const toggle = (field: string) => {
    const name = toFieldName(field);
    setAsked(asked.includes(name) ? asked.filter((each) => each !== name) : [...asked, name]);
  };
  if (step === 'read_back')
    return <Agreement asked={asked} agree={props.agree} onBack={() => onStep('entry')} />;
  return (
    <>
      <Conflict editor={editor} isStale={state.kind === 'conflict'} onReload={onReload} />
      <Entry
        asked={asked}
        paper={props.paper}
        sendPhoto={props.sendPhoto}
        onAsk={toggle}
        onSave={() => void saveNow()}
      />
      <DeskBar
        state={state}
        askedCount={asked.length}
        onReadBack={() => void saveNow().then(() => onStep('read_back'))}
      />
    </>
  );
}

const toFieldName = (path: string) => path.replace(/\..*$/s, '') as ProfileFieldName;

interface EntryProps extends Pick<DeskFormProps, 'asked' | 'paper' | 'sendPhoto'> {
  onAsk: (field: string) => void;
  onSave: () => void;
}

function Entry({ asked, paper, sendPhoto, onAsk, onSave }: EntryProps) {
  const { form, media, setMedia } = useEditor();
  const [field, setField] = useState<string | null>(null);
  return (
    <div className={classes.layout}>
      <div className={classes.paper}>{paper(field)}</div>
      <div
        className={classes.form}
        onFocus={(event) => setField(fieldOf(event.target))}
        onKeyDownCapture={(event) =>
          hearDeskKey(event, {
            ask: onAsk,
            repeat: (name) => void repeatAbove(form, name),
            save: onSave,
          })
        }
      >
        {sections.map((section) => (
          <DeskSection key={section} section={section} asked={asked} />
        ))}
        <DeskPhoto
          photo={media.main_photo}
          send={sendPhoto}
          onTaken={(photo) => setMedia({ main_photo: photo })}
        />
      </div>
    </div>
  );
}

interface ConflictProps {
  editor: ProfileEditor;
  isStale: boolean;
  onReload: () => void;
}

/** What was typed here and what was saved elsewhere differ. */
function Conflict({ editor, isStale, onReload }: ConflictProps) {
  const t = useMessages('deskEntry');
  const { conflict } = editor;
  if (conflict === null && !isStale) return null;
  return (
    <Banner tone="gold" icon={<IconAlertTriangle />} title={t('conflict.title')}>
      <p>{t('conflict.text')}</p>
      <Row gap={3} wrap above={2}>
        {conflict === null ? (
          <Button look="default" onClick={onReload}>
            {t('conflict.reload')}
          </Button>
        ) : (
          (['mine', 'other'] as const).map((winner) => (
            <Button key={winner} look="default" onClick={() => editor.resolve(conflict, winner)}>
              {t(`conflict.${winner}`)}
            </Button>
          ))
        )}
      </Row>
    </Banner>
  );
}

interface AgreementProps extends Pick<DeskFormProps, 'asked' | 'agree'> {
  onBack: () => void;
}

function Agreement({ asked, agree, onBack }: AgreementProps) {
  const editor = useEditor();
  const toLabel = useFieldLabel();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<readonly string[]>([]);
  const { profile, errors } = editor.form.read();
  const sheet = gatherSheet(profile, editor.source.sheet, {
    profile,
    ...editor.media,
    lookups: [...editor.lookups],
  });

  async function send() {
    setIsBusy(true);
    setRefusal([]);
    try {
      await agree({ profile, base: editor.base });
      editor.markSaved(profile);
    } catch (error) {
      setRefusal(errorWords(error));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <ReadBack
      sheet={sheet}
      asked={asked}
      wrong={errors.map(({ path }) => path)}
      toLabel={toLabel}
      refusal={refusal}
      isBusy={isBusy}
      onBack={onBack}
      onAgree={() => void send()}
    />
  );
}
