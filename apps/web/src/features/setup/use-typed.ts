import { useState } from 'react';

/** Values as they are typed over what the server has; only what differs is sent. */
export function useTyped<Values extends object>(saved: Values) {
  const [typed, setTyped] = useState<Partial<Values>>({});
  const changed = Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value !== saved[name as keyof Values]),
  ) as Partial<Values>;
  const type = (values: Partial<Values>) => setTyped((before) => ({ ...before, ...values }));
  return { values: { ...saved, ...typed }, changed, type };
}
