import { type GraphQLResponse, Observable, type Variables } from 'relay-runtime';
import { GraphFailure } from '../../shared/answer/failures.ts';
import { checked } from '../../shared/answer/request.ts';
import { readEvents } from './events.ts';
import { streamBeat } from './limits.ts';
import { send } from './post.ts';

/** The pauses before a broken stream is opened again, in milliseconds: each is twice the one before. */
const shortest = 1000;
const longest = 30_000;
/** How long a stream may be silent before it counts as broken, in milliseconds: the server sends something each `streamBeat`. */
const silence = 2.5 * streamBeat;

/**
 * The answers to one of the desk's subscriptions. A stream that breaks is opened again; it ends with an error when nobody is signed in any
 * more.
 */
export function stream(id: string, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const over = new AbortController();
    const follow = async () => {
      let pause = shortest;
      while (!over.signal.aborted) {
        const heard = await listen(id, variables, over.signal, (answer) => {
          pause = shortest;
          sink.next(answer);
        });
        if (heard === 'signedOut') return sink.error(new GraphFailure([signedOut]));
        await waited(pause * (0.75 + Math.random() / 2), over.signal);
        pause = Math.min(longest, pause * 2);
      }
    };
    follow();
    return () => over.abort();
  });
}

const signedOut = { message: 'signed out', extensions: { code: 'SIGNED_OUT' } };

/** Opens a stream once, and reads it to its end. */
async function listen(
  id: string,
  variables: Variables,
  over: AbortSignal,
  receive: (answer: GraphQLResponse) => void,
): Promise<'ended' | 'signedOut'> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), silence);
  const signal = AbortSignal.any([over, silent.signal]);
  let ended = false;
  try {
    const response = await send(id, variables, {
      headers: { accept: 'text/event-stream' },
      signal,
    });
    if (!response.ok || !response.body) return 'ended';
    await readEvents(response.body, (data) => {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), silence);
      try {
        receive(checked(JSON.parse(data)));
      } catch (error) {
        ended ||= error instanceof GraphFailure && error.codes.includes('SIGNED_OUT');
      }
    });
  } catch {
    // It is opened again, whatever broke it.
  } finally {
    clearTimeout(timer);
  }
  return ended ? 'signedOut' : 'ended';
}

/** Waits a while, until there is a connection again, or until it is over. */
function waited(time: number, over: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const until = new AbortController();
    const go = () => {
      clearTimeout(timer);
      until.abort();
      done();
    };
    const timer = setTimeout(() => navigator.onLine && go(), time);
    over.addEventListener('abort', go, { signal: until.signal });
    addEventListener('online', go, { signal: until.signal });
  });
}
