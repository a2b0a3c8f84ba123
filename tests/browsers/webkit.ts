import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { freePort } from '../configured.ts';
import { type Browser, type Driver, size } from './driver.ts';

/** Starts the driver of Debian's WebKitGTK on a screen of its own, since that has no mode without one. */
export async function webkit(): Promise<Browser> {
  const screen = spawn('Xvfb', screenArguments, { stdio: ['ignore', 'pipe', 'ignore'] });
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${await firstLine(screen)}` },
    stdio: 'ignore',
  });
  const call = caller(`http://127.0.0.1:${port}`);
  const close = async () => {
    for (const one of [driver, screen]) await ended(one);
  };
  await listening(call).catch(async (error) => {
    await close();
    throw error;
  });
  return { open: (scripts) => openWindow(call, scripts), close };
}

/** Xvfb chooses a number that is free, and prints it. */
const screenArguments = [
  ...['-displayfd', '1', '-nolisten', 'tcp'],
  ...['-screen', '0', `${size.width + 200}x${size.height + 200}x24`],
];

/** Debian's small browser around WebKitGTK, which lies in a folder named after the processor. */
function program(): string {
  const all = readdirSync('/usr/lib').map((one) => `/usr/lib/${one}/webkit2gtk-4.1/MiniBrowser`);
  const found = all.find(existsSync);
  if (!found) throw new Error('MiniBrowser of WebKitGTK 4.1 is not below /usr/lib');
  return found;
}

type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

async function openWindow(call: Call, scripts: boolean): Promise<Driver> {
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: program(),
          args: ['--automation', `--enable-javascript=${scripts}`],
        },
      },
    },
  });
  const post = <T>(path: string, body: object) =>
    call<T>('POST', `/session/${sessionId}${path}`, body);
  const act = (type: string, more: object, actions: object[]) =>
    post<void>('/actions', { actions: [{ type, id: type, ...more, actions }] });
  await post('/window/rect', size);
  return {
    errors: [], // WebDriver has no word for them
    open: (url) => post('/url', { url }),
    run: (script, ...args) =>
      post('/execute/sync', { script: `return (${script}).apply(null, arguments)`, args }),
    click: (x, y) =>
      act('pointer', { parameters: { pointerType: 'mouse' } }, [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (...characters) =>
      act(
        'key',
        {},
        characters.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    picture: async () =>
      Buffer.from(await call<string>('GET', `/session/${sessionId}/screenshot`), 'base64'),
    close: () => call('DELETE', `/session/${sessionId}`),
  };
}

/** Sends a command of WebDriver (W3C) and returns its value; an error says which command it was. */
function caller(base: string): Call {
  return async (method, path, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(base + path, {
      method,
      ...(body && { headers, body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

async function listening(call: Call): Promise<void> {
  for (const late = Date.now() + 20_000; ; await new Promise((go) => setTimeout(go, 100))) {
    try {
      return await call('GET', '/status');
    } catch (error) {
      if (Date.now() > late) throw error;
    }
  }
}

async function firstLine(program: ChildProcess): Promise<string> {
  if (!program.stdout) throw new Error('the program has no output');
  for await (const line of createInterface(program.stdout)) return line.trim();
  throw new Error('the program ended before it said anything');
}

async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill();
  await once(program, 'exit');
}
