import { zodResolver } from '@hookform/resolvers/zod';
import { saveSetupAdminContract } from '@suchi/contracts/setup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '../../shared/forms/show-server-errors.ts';
import { AdminCard } from './admin-card.tsx';
import { FactorCard } from './factor-card.tsx';
import { ReviewersCard } from './reviewers-card.tsx';
import { setupApi } from './setup-api.ts';
import type { StepProps } from './step-props.ts';
import { StepFrame } from './step-frame.tsx';
import { useTask } from './use-task.ts';

/** The first admin with a second factor, and who reviews. */
export function PeopleStep({ state, onState, onStep }: StepProps) {
  const task = useTask();
  const { admin } = state;
  const [isTyping, setIsTyping] = useState(admin === null);
  const form = useForm({
    resolver: zodResolver(saveSetupAdminContract.input),
    defaultValues: {
      first_name: admin?.first_name ?? '',
      last_name: admin?.last_name ?? '',
      email: admin?.email ?? '',
      mobile: admin?.mobile ?? '',
      password: '',
      confirm_password: '',
    },
  });

  // Read while drawing: the library counts only what is read then.
  const { isDirty } = form.formState;

  /** Whether the admin is saved. */
  async function saveAdmin(): Promise<boolean> {
    let isSaved = false;
    await form.handleSubmit(async (input) => {
      await task.run(async () => {
        try {
          onState(await setupApi.saveAdmin(input));
          setIsTyping(false);
          isSaved = true;
        } catch (error) {
          if (!showServerErrors(form, error)) throw error;
        }
      });
    })();
    return isSaved;
  }
  async function next() {
    if (isTyping && isDirty && !(await saveAdmin())) return false;
    return task.run(async () => onState(await setupApi.save({ step: 'people' })));
  }
  return (
    <StepFrame step="people" {...task} onStep={onStep} onNext={next}>
      <AdminCard
        admin={isTyping ? null : admin}
        form={form}
        isBusy={task.isBusy}
        onSave={() => void saveAdmin()}
        onChange={() => setIsTyping(true)}
      />
      {admin === null || isTyping ? null : (
        <>
          <FactorCard isSet={admin.has_second_factor} onState={onState} />
          <ReviewersCard reviewers={state.reviewers} onState={onState} />
        </>
      )}
    </StepFrame>
  );
}
