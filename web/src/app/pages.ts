import type { ComponentType } from 'preact';

import type { PageName, Route } from '../shell/routes.ts';
import { accountText } from '../text/account.ts';
import { boardEditorText } from '../text/board-editor.ts';
import { lessonText } from '../text/lessons.ts';
import { minuteText } from '../text/minute.ts';
import { peopleText } from '../text/people.ts';
import { puzzleText } from '../text/puzzles.ts';

/** The pages, each loaded when it is first shown. A page gets the fields of its route as its props. */
export const PAGES: { readonly [Name in PageName]?: () => Promise<ComponentType<Extract<Route, { page: Name }>>> } = {
  home: async () => (await import('../pages/home/Home.tsx')).Home,
  new: async () => (await import('../pages/new-table/NewTable.tsx')).loadNewTable(),
  table: async () => (await import('../pages/table/TablePage.tsx')).TablePage,
  replay: async () => (await import('../pages/replay/ImportedReplay.tsx')).ImportedReplay,
  local: async () => (await import('../pages/local/Local.tsx')).Local,
  learn: async () => {
    const [{ Learn }] = await Promise.all([import('../pages/learn/Learn.tsx'), lessonText.load()]);
    return Learn;
  },
  puzzles: async () => {
    const [{ Puzzles }] = await Promise.all([import('../pages/puzzles/Puzzles.tsx'), puzzleText.load()]);
    return Puzzles;
  },
  settings: async () => {
    const [{ Settings }] = await Promise.all([import('../pages/settings/Settings.tsx'), accountText.load()]);
    return Settings;
  },
  account: async () => {
    const [{ Account }] = await Promise.all([import('../pages/account/Account.tsx'), accountText.load()]);
    return Account;
  },
  people: async () => {
    const [{ People }] = await Promise.all([import('../pages/people/People.tsx'), peopleText.load()]);
    return People;
  },
  events: async () => (await import('../pages/events/Events.tsx')).loadEvents(),
  tournaments: async () => (await import('../pages/tournaments/Tournaments.tsx')).loadTournaments(),
  deals: async () => (await import('../pages/deals/Deals.tsx')).loadDeals(),
  club: async () => (await import('../pages/club/Club.tsx')).loadClub(),
  ratings: async () => (await import('../pages/ratings/Ratings.tsx')).loadRatings(),
  tv: async () => (await import('../pages/tv/Tv.tsx')).loadTv(),
  about: async () => {
    const [{ About }] = await Promise.all([
      import('../pages/about/About.tsx'),
      accountText.load(),
      boardEditorText.load(),
    ]);
    return About;
  },
  box: async () => {
    const [{ BoardEditor }] = await Promise.all([
      import('../pages/board-editor/BoardEditor.tsx'),
      boardEditorText.load(),
    ]);
    return BoardEditor;
  },
  minute: async () => {
    const [{ Minute }] = await Promise.all([import('../pages/minute/Minute.tsx'), minuteText.load()]);
    return Minute;
  },
  rules: async () => (await import('../pages/rules/Rules.tsx')).Rules,
};
