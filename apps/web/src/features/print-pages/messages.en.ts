/** Words of the printed index and of the printed pages of the hall screen. */
export const printPages = {
  loaded: '{{done}} of {{total}} loaded',
  waitSeconds_one: 'Too many pages at once from this connection. It continues by itself in {{count}} second.',
  waitSeconds_other:
    'Too many pages at once from this connection. It continues by itself in {{count}} seconds.',
  waitMinutes_one: 'Too many pages at once from this connection. It continues by itself in {{count}} minute.',
  waitMinutes_other:
    'Too many pages at once from this connection. It continues by itself in {{count}} minutes.',
  empty: 'No profile has a serial number yet',
  emptyText: 'The office gives the numbers in The suchi, Serial numbers.',
  how: {
    title: 'Before you print',
    paper: 'Paper A4, landscape, scale 100 %.',
    margins: 'Margins: none. They are already in the page.',
    headers: 'Headers and footers of the browser: off.',
    pdf: 'For the printer choose “Save as PDF”.',
  },
  index: {
    title: 'Print index',
    lead_one: '{{candidates}} candidates on {{count}} page',
    lead_other: '{{candidates}} candidates on {{count}} pages',
    print: 'Print index',
    heading: 'Index of the suchi, edition <b>{{year}}</b>',
    range: '{{from}}–{{to}}',
    gap: 'Numbers outside the sections',
    foot: 'Serial number, name, place of work. Active profiles only. Printed on {{date}}.',
    page: 'Page {{page}} of {{pages}}',
  },
  tvPdf: {
    printHere:
      'The photos are not loaded yet. Please close the print window and press “Print TV PDF” on the page.',
    title: 'TV PDF',
    lead: 'Serial numbers 1 to {{last}}, one page each',
    withoutProfile: 'Print NO PROFILE pages',
    goTo: 'Go to',
    print: 'Print TV PDF',
    photos: 'Photos: {{done}} of {{total}}',
    photosMissing_one: '{{count}} photo could not be loaded. Load this page again before you print.',
    photosMissing_other: '{{count}} photos could not be loaded. Load this page again before you print.',
    printAnyway: 'Print anyway',
    expectations: 'Partner expectations',
    photoOf: 'Photo of {{name}}',
  },
} as const;
