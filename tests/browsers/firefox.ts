import puppeteer, { type Browser as Firefox, type KeyInput } from 'puppeteer-core';
import { type Browser, type Driver, keys, size } from './driver.ts';

const names = new Map<string, KeyInput>(
  Object.entries(keys).map(([name, code]) => [code, name as KeyInput]),
);

/** Starts Debian's Firefox, which speaks WebDriver BiDi itself. Whether it runs scripts is a setting of the whole browser. */
export async function firefox(): Promise<Browser> {
  const plain: Firefox[] = [];
  const browser = await launch(true);
  return {
    open: async (scripts) => {
      if (scripts) return openWindow(browser);
      const other = await launch(false);
      plain.push(other);
      return openWindow(other);
    },
    close: async () => {
      for (const one of [browser, ...plain]) await one.close();
    },
  };
}

const launch = (scripts: boolean) =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'javascript.enabled': scripts, 'intl.accept_languages': 'nl-BE' },
    timeout: 120_000, // on a busy machine it takes half a minute
  });

async function openWindow(browser: Firefox): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    errors,
    open: async (address) => {
      await page.goto(address);
    },
    run: (script, ...values) => page.evaluate(script as never, ...(values as unknown as never[])),
    click: (x, y) => page.mouse.click(x, y),
    type: async (...characters) => {
      for (const one of characters) await page.keyboard.press(names.get(one) ?? (one as KeyInput));
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}
