/** What can be done with an opened number. */
export const contact = {
  label: 'Mobile numbers',
  call: 'Call {{number}}',
  whatsapp: 'WhatsApp {{number}}, opens in a new tab',
  copy: 'Copy {{number}}',
  copied: 'Copied',
  notCopied: 'The number could not be copied. Please select it and copy it by hand.',
} as const;
