import type { ComponentType } from 'preact';
import type { PageName, Place } from './routes.ts';

/** The pages, each loaded when it is first shown. A page gets the fields of its place as its props. */
export const PAGES: { readonly [Name in PageName]?: () => Promise<ComponentType<Extract<Place, { page: Name }>>> } = {
  rules: async () => (await import('../rules/Rules.tsx')).Rules,
};
