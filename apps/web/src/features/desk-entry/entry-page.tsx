import type { DeskEntry } from '@suchi/contracts/desk-entry';
import type { Picture } from '@suchi/contracts/media';
import type { ProfileFormData, ReadProfile } from '@suchi/contracts/profiles';
import { fullName, type ProfileFieldName } from '@suchi/domain/profiles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { loginCardsPath } from '../../shared/config/office-paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { IconLock } from '@tabler/icons-react';
import { useNavigate } from '../../shared/router/hooks.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { agreeEntry, entriesKey, entryQuery, holdEntry, saveEntry, sendCandidatePhoto } from './desk-api.ts';
import { PaperPane } from './paper-pane.tsx';
import { Steps } from './steps.tsx';

interface SentForm {
  profile: ProfileFormData;
  base: ProfileFormData;
}

/** The form itself; the families' form, drawn for the keyboard. */
export interface EntryFormProps {
  source: ReadProfile;
  currentUserId: string;
  asked: readonly ProfileFieldName[];
  paper: (field: string | null) => ReactNode;
  step: 'entry' | 'read_back';
  onStep: (step: 'entry' | 'read_back') => void;
  save: (form: SentForm & { asked: ProfileFieldName[] }) => Promise<void>;
  agree: (form: SentForm) => Promise<void>;
  sendPhoto: (file: File) => Promise<Picture>;
  onReload: () => void;
}

interface DeskEntryPageProps {
  id: number;
  Form: ComponentType<EntryFormProps>;
  /** The lines of a profile, for a form that a colleague has open. */
  Sheet: ComponentType<{ source: ReadProfile }>;
}

export function DeskEntryPage({ id, ...parts }: DeskEntryPageProps) {
  return (
    <ListStates
      source={useQuery(entryQuery(id))}
      isEmpty={() => false}
      empty={null}
      loading={<Skeleton height={640} />}
      ready={(entry) => <Entry key={`${entry.held_by}`} entry={entry} {...parts} />}
    />
  );
}

function Entry({ entry, Form, Sheet }: Omit<DeskEntryPageProps, 'id'> & { entry: DeskEntry }) {
  const t = useMessages('deskEntry');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const [step, setStep] = useState<'entry' | 'read_back'>('entry');
  const [pages, setPages] = useState(entry.pages);
  const { id, held_by: heldBy, form } = entry;
  const reload = () => void queryClient.resetQueries({ queryKey: entryQuery(id).queryKey });
  useSignsOfLife(id, heldBy !== null, reload);
  const isSent = entry.status !== 'Draft' && entry.status !== 'Rejected';
  const name = fullName(form.sheet.profile);
  const who = t('entry.for', { bringer: entry.bringer_name, who: t(`who.${entry.bringer}`) });
  return (
    <ScreenWrapper title={name} lead={step === 'entry' ? who : t('entry.readBackLead')}>
      <Stack gap={5}>
        <Steps current={step} />
        {heldBy !== null || isSent ? (
          <>
            <Banner
              tone="gold"
              icon={<IconLock />}
              title={heldBy === null ? t('refused.sent') : t('state.held', { name: heldBy })}
            >
              {heldBy === null ? null : <p>{t('entry.readOnly')}</p>}
            </Banner>
            <Sheet source={form} />
          </>
        ) : (
          <Form
            source={form}
            currentUserId={user.id}
            asked={entry.asked}
            step={step}
            onStep={setStep}
            onReload={reload}
            paper={(field) => (
              <PaperPane
                entry={id}
                pages={pages}
                field={field}
                onAdded={(page) => setPages((before) => [...before, page])}
              />
            )}
            save={(sent) => saveEntry(id, sent)}
            sendPhoto={(file) => sendCandidatePhoto(file, id)}
            agree={async (sent) => {
              await agreeEntry(id, sent);
              await queryClient.invalidateQueries({ queryKey: entriesKey });
              void navigate(loginCardsPath(form.owner.id));
            }}
          />
        )}
      </Stack>
    </ScreenWrapper>
  );
}

const everyMs = 15_000;

/** The form stays with the person who has it open; a colleague's page sees when it is free. */
function useSignsOfLife(id: number, isOthers: boolean, onFree: () => void): void {
  const hold = useEffectEvent(() => {
    holdEntry(id).then(
      ({ held_by: by }) => {
        if (isOthers && by === null) onFree();
      },
      () => undefined,
    );
  });
  useEffect(() => {
    const timer = setInterval(hold, everyMs);
    return () => clearInterval(timer);
  }, []);
}
