import type { PolicyDefinition } from './access.ts';

/** A visitor without a session reads nothing through the engine. The id is the engine's own. */
export const publicPolicy: PolicyDefinition = {
  id: 'abf8a154-5b1c-4a46-ac9c-7300570f4f17',
  name: '$t:public_label',
  icon: 'public',
  description: '$t:public_description',
  isUnlimited: false,
  permissions: [],
};

export const operatorPolicy: PolicyDefinition = {
  id: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1003',
  name: 'Operator',
  icon: 'engineering',
  description: 'Runs the engine: Studio and everything in it',
  isUnlimited: true,
  permissions: [],
};
