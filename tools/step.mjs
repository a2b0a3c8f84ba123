// One line for each step of a build: what it does, how long it may take, a dot every few seconds, and how long it took. What the command
// prints is shown when it fails; what it prints on standard error when it does not is a warning, and shown too, unless it is said to be
// talkative. A step beside others is a line once it has taken a while.
//
//   node tools/step.mjs "Compiling the program" go build -o bin/gevel ./cmd/gevel
//   node tools/step.mjs --beside "Compiling what the program is made of (a minute the first time)" go build ./server
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const dotInterval = 4000; // milliseconds

/** Runs a command as a step. When it fails, the whole program ends with its status. */
export async function step(title, command, args, { cwd = process.cwd(), talkative = false } = {}) {
  const start = Date.now();
  process.stdout.write(`${title}: `);
  const dots = setInterval(() => process.stdout.write('. '), dotInterval);
  const { status, out, errors } = await run(command, args, cwd);
  clearInterval(dots);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(status === 0 ? `done (${seconds} s)` : 'failed');
  end(status, out, errors, talkative);
}

/** Runs a command beside the steps of others. */
async function beside(title, command, args) {
  const line = setTimeout(() => console.log(title), dotInterval);
  const { status, out, errors } = await run(command, args, process.cwd());
  clearTimeout(line);
  end(status, out, errors, true);
}

function end(status, out, errors, talkative) {
  if (status !== 0) {
    process.stderr.write(out + errors);
    process.exit(status);
  }
  if (!talkative) process.stderr.write(errors);
}

function run(command, args, cwd) {
  const child = spawn(command, args, { cwd, stdio: ['inherit', 'pipe', 'pipe'] });
  let [out, errors] = ['', ''];
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    errors += text;
  });
  return new Promise((done) => {
    child.on('error', (error) => done({ status: 1, out, errors: `${errors}${error.message}\n` }));
    child.on('close', (status) => done({ status: status ?? 1, out, errors }));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [first, ...rest] = process.argv.slice(2);
  const [title, command, ...args] = first === '--beside' ? rest : [first, ...rest];
  // go names the modules that it downloads
  if (first === '--beside') await beside(title, command, args);
  else await step(title, command, args, { talkative: command === 'go' });
}
