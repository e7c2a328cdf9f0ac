import type { Driver, Tab } from './driver.ts';

const QUIET = {
  ...{ animation: 'none', sounds: false, soundsOffered: true, botDelay: 0, notes: false, confirm: false },
  ...{ language: 'en', theme: 'light' },
};

/** A visitor in a window of their own, with settings chosen, who was here before. */
export const visit = async (driver: Driver, site: string): Promise<Tab> => {
  const tab = await driver.open(site);
  await tab.goto('/about');
  await tab.evaluate(settings => {
    localStorage['ankerplatz.settings'] = settings;
    localStorage['ankerplatz.lessons'] = '{"isOffered":true}';
  }, JSON.stringify(QUIET));
  return tab;
};

interface Request {
  readonly path: string;
  readonly body: unknown;
}

/** A page's request to the server, with its own cookies. */
export const post = <Answer>(tab: Tab, path: string, body: unknown): Promise<Answer> =>
  tab.evaluate<Request, Answer>(
    async asked => {
      const answer = await fetch(`/api/v1${asked.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(asked.body),
      });
      if (!answer.ok) throw new Error(`${asked.path}: ${answer.status} ${await answer.text()}`);
      return answer.status === 204 ? null : answer.json();
    },
    { path, body },
  );

/** A table by invitation with every player seated in a window of their own; answers its id. */
export const layTable = async (tabs: readonly Tab[], names: readonly string[], asked: object): Promise<string> => {
  for (const [seat, tab] of tabs.entries()) await post(tab, '/guests', { name: names[seat], language: 'en' });
  const [owner] = tabs;
  const { id, invitation } = await post<{ id: string; invitation: string }>(owner!, '/tables', {
    visibility: 'invitation',
    ...asked,
  });
  for (const [seat, tab] of tabs.entries()) await post(tab, `/tables/${id}/sit`, { seat, invitation });
  await post(owner!, `/tables/${id}/start`, {});
  for (const tab of tabs) await tab.goto(`/t/${id}`);
  return id;
};
