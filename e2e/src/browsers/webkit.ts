import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect } from '@playwright/test';
import { Builder, Capabilities, Key as Keys, type WebDriver } from 'selenium-webdriver';
import { type Driver, type Key, SIZE, type Tab } from './driver.ts';

class WebkitTab implements Tab {
  constructor(
    private readonly site: string,
    private readonly driver: WebDriver,
    private readonly process: ChildProcess,
  ) {}

  goto(path: string): Promise<void> {
    return this.driver.get(this.site + path);
  }

  reload(): Promise<void> {
    return this.driver.navigate().refresh();
  }

  evaluate<Given, Answer>(work: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer> {
    return this.driver.executeScript<Answer>(`return (${work})(arguments[0])`, given);
  }

  press(x: number, y: number): Promise<void> {
    return this.driver
      .actions()
      .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
      .click()
      .perform();
  }

  type(text: string): Promise<void> {
    return this.driver.actions().sendKeys(text).perform();
  }

  key(name: Key): Promise<void> {
    return this.type(name === 'Enter' ? Keys.ENTER : Keys.ESCAPE);
  }

  async version(): Promise<string> {
    return `WebKitGTK ${(await this.driver.getCapabilities()).get('browserVersion')}`;
  }

  async close(): Promise<void> {
    await this.driver.quit();
    this.process.kill();
  }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** A process drives one window at a time. */
const openTab = async (site: string, service: string, binary: string): Promise<WebkitTab> => {
  const port = await freePort();
  const process = spawn(service, [`--port=${port}`], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const isUp = (): Promise<boolean> =>
    fetch(`${url}/status`).then(
      () => true,
      () => false,
    );
  await expect.poll(isUp, 'WebKitWebDriver listens').toBe(true);
  const asked = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const driver = await new Builder().usingServer(url).withCapabilities(new Capabilities(asked)).build();
  await driver.manage().setTimeouts({ script: 600_000, pageLoad: 600_000 });
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...SIZE });
  return new WebkitTab(site, driver, process);
};

/** WebKitGTK with its own small browser, by WebDriver. */
export const openWebkit = async (service: string, binary: string): Promise<Driver> => {
  const first = await openTab('', service, binary);
  const version = await first.version();
  await first.close();
  return { version, open: site => openTab(site, service, binary), close: async () => undefined };
};
