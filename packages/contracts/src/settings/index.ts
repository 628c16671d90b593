export * from './admin-setting.ts';
export * from './demo.ts';
export * from './edition.ts';
export * from './news-desk.ts';
export * from './office-settings.ts';
export * from './public-facts.ts';
export * from './public-news.ts';
export * from './security-contact.ts';
