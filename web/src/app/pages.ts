import type { ComponentType } from 'preact';
import { boxText } from '../text/box.ts';
import { desk } from '../text/desk.ts';
import type { PageName, Place } from './routes.ts';

/** The pages, each loaded when it is first shown. A page gets the fields of its place as its props. */
export const PAGES: { readonly [Name in PageName]?: () => Promise<ComponentType<Extract<Place, { page: Name }>>> } = {
  home: async () => (await import('../home/Home.tsx')).Home,
  new: async () => (await import('../opening/Opening.tsx')).Opening,
  table: async () => (await import('../table/TablePage.tsx')).TablePage,
  replay: async () => (await import('../table/ImportedPage.tsx')).ImportedPage,
  local: async () => (await import('../local/Local.tsx')).Local,
  settings: async () => {
    const [{ Settings }] = await Promise.all([import('../settings/Settings.tsx'), desk.load()]);
    return Settings;
  },
  account: async () => {
    const [{ Account }] = await Promise.all([import('../account/Account.tsx'), desk.load()]);
    return Account;
  },
  about: async () => {
    const [{ About }] = await Promise.all([import('../about/About.tsx'), desk.load()]);
    return About;
  },
  box: async () => {
    const [{ Box }] = await Promise.all([import('../box/Box.tsx'), boxText.load()]);
    return Box;
  },
  rules: async () => (await import('../rules/Rules.tsx')).Rules,
};
