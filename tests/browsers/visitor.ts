import { test } from '@playwright/test';
import { refused } from '../choice.ts';
import { origin } from '../origin.ts';
import { type Driver, keys } from './driver.ts';
import { place, type Use } from './place.ts';

/** How long a visitor waits for what must come, in milliseconds: a browser that shares the processor with others is slow. */
const patience = 60_000;

/** Part of a page: a selector, and the name or text of the one that is meant when it finds several. */
type Part = readonly [selector: string, name?: string | RegExp];

/** Somebody who uses the site in another browser. What they wait for in vain is an error that says what it was. */
export class Visitor {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Opens an address; what is true before the app has taken the page over may not be relied on. */
  open(address: string): Promise<void> {
    return test.step(`open ${address}`, () => this.driver.open(origin + address));
  }

  /** Opens an address of the public site, and waits until the app has taken the page over. */
  async visit(address: string): Promise<void> {
    await this.open(address);
    await this.until('the app takes over', () => history.scrollRestoration === 'manual');
  }

  /** Refuses cookies on this and every later page, without the dialog. */
  async refuse(): Promise<void> {
    await this.open('/robots.txt');
    const pairs = refused.origins[0]?.localStorage ?? [];
    await this.driver.run((all) => {
      for (const { name, value } of all) localStorage.setItem(name, value);
    }, pairs);
  }

  async sees(...part: Part): Promise<void> {
    await this.find(part, 'see');
  }

  click(...part: Part): Promise<void> {
    return test.step(`click ${part.join(' ')}`, async () => {
      const { x, y } = await this.find(part, 'click');
      await this.driver.click(x, y);
    });
  }

  /** Follows a link by the keyboard. */
  follow(...part: Part): Promise<void> {
    return test.step(`follow ${part.join(' ')}`, async () => {
      await this.find(part, 'focus');
      await this.driver.type(keys.Enter);
    });
  }

  /** Replaces what stands in fields, by their selectors. */
  async fill(fields: Record<string, string>): Promise<void> {
    for (const [field, text] of Object.entries(fields)) {
      await test.step(`fill ${field}`, async () => {
        await this.find([field], 'focus');
        await this.driver.type(...text);
        await this.until(`${field} has what was typed`, valueIs, field, text);
      });
    }
  }

  /** Ticks a box or chooses a radio button, by the keyboard. */
  check(...part: Part): Promise<void> {
    return test.step(`check ${part.join(' ')}`, async () => {
      await this.find(part, 'focus');
      await this.driver.type(' ');
      await this.until('it is checked', () => document.activeElement?.matches(':checked'));
    });
  }

  /** Chooses an option of a list. Browsers draw its options outside the page, where a driver does not reach, so the list is told. */
  choose(list: string, value: string): Promise<void> {
    return test.step(`choose ${value} of ${list}`, async () => {
      await this.find([list], 'see');
      await this.driver.run(choose, list, value);
    });
  }

  press(key: keyof typeof keys): Promise<void> {
    return test.step(`press ${key}`, () => this.driver.type(keys[key]));
  }

  back(): Promise<void> {
    return test.step('go back', () => this.driver.run(() => history.back()));
  }

  /** Waits for a path with its query. */
  arrives(address: string | RegExp): Promise<void> {
    const pattern = patternOf(address);
    return this.until(
      `the address becomes ${address}`,
      (it) => new RegExp(it).test(location.pathname + location.search),
      pattern,
    );
  }

  /** Waits until a function that runs in the page returns something true. */
  until<A extends readonly unknown[]>(
    what: string,
    ask: (...values: A) => unknown,
    ...values: A
  ): Promise<void> {
    return test.step(what, () =>
      this.wait(async () => {
        const answer = await this.driver.run(ask, ...values);
        if (!answer) throw new Error(`${what}: not so after ${patience / 1000} seconds`);
      }),
    );
  }

  read<T, A extends readonly unknown[]>(ask: (...values: A) => T, ...values: A): Promise<T> {
    return this.driver.run(ask, ...values);
  }

  private find([selector, name = /(?:)/]: Part, use: Use): Promise<{ x: number; y: number }> {
    const part = `${selector} ${name}`;
    return this.wait(async () => {
      const found = await this.driver.run(place, selector, patternOf(name), use);
      if (typeof found === 'string') throw new Error(`${part} ${found}`);
      const again = await this.driver.run(place, selector, patternOf(name), use);
      if (JSON.stringify(found) !== JSON.stringify(again)) throw new Error(`${part} moves`);
      return found;
    });
  }

  /** Asks again and again: a page that is being left answers nothing. Throws the last error. */
  private async wait<T>(ask: () => Promise<T>): Promise<T> {
    for (const late = Date.now() + patience; ; await new Promise((go) => setTimeout(go, 50))) {
      try {
        return await ask();
      } catch (error) {
        if (Date.now() > late) throw error;
      }
    }
  }
}

/** A regular expression as text: of a string, the one that matches it alone, with any white space as one space. */
function patternOf(text: string | RegExp): string {
  if (typeof text !== 'string') return text.source;
  const plain = text.replace(/\s+/g, ' ').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return `^${plain}$`;
}

const valueIs = (field: string, text: string) =>
  [...document.querySelectorAll<HTMLInputElement>(field)].some(({ value }) => value === text);

function choose(selector: string, value: string): void {
  const list = document.querySelector<HTMLSelectElement>(selector);
  if (!list) return;
  list.value = value;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
}
