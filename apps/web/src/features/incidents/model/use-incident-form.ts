import type { Incident } from '@suchi/contracts/privacy';
import { useState } from 'react';
import { fromIndia, toIndia } from './india-time.ts';

interface TypedIncident {
  account: string;
  device?: string;
  from: string;
  to: string;
  /** Only of a new one. */
  what?: string;
  known_at?: string;
}

export interface IncidentFormProps {
  /** Of which the range is changed; a new one when left out. */
  incident?: Incident | undefined;
  onSend: (typed: TypedIncident) => Promise<void>;
  onClose: () => void;
}

/** What is typed, and sending it. */
export function useIncidentForm({ incident, onSend, onClose }: IncidentFormProps) {
  const [values, setValues] = useState({
    account: incident?.account.email ?? '',
    device: incident?.device ?? '',
    from: toIndia(incident?.from),
    to: toIndia(incident?.to),
    what: '',
    known: '',
  });
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isNew = incident === undefined;
  const { account, device, from, to, what, known } = values;
  const isWhole = [account, from, to, ...(isNew ? [what, known] : [])].every((text) => text.trim() !== '');
  const send = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await onSend({
        account: account.trim(),
        ...(device.trim() !== '' && { device: device.trim() }),
        from: fromIndia(from),
        to: fromIndia(to),
        ...(isNew && { what: what.trim(), known_at: fromIndia(known) }),
      });
      onClose();
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  };
  const type = (name: keyof typeof values) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  return { type, isNew, isWhole, isBusy, failure, send };
}
