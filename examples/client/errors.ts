import type { ErrorCode } from './__generated__/operations.ts';

/**
 * The code of an error: one of the site's (docs/integrators.md), UNREACHABLE when no answer came, or UNREADABLE for an answer
 * that no Gevel site gives, such as that of a proxy.
 */
export type Code = ErrorCode | 'UNREACHABLE' | 'UNREADABLE';

interface Details {
  status?: number | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** Why a request was not answered. Rely on the code, never on the message. */
export class GevelError extends Error {
  override readonly name = 'GevelError';
  readonly code: Code;
  /** The status of the answer; undefined when none came. */
  readonly status: number | undefined;
  /** After how many seconds the same request may succeed; undefined when it never will by itself. */
  readonly retryAfter: number | undefined;

  constructor(code: Code, message: string, { status, retryAfter, cause }: Details = {}) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

interface AnsweredError {
  message: string;
  extensions?: { code?: Code; retryAfter?: number };
}

/** An answer of the graph, before anything is known of its data. */
export interface Answer<Data> {
  data?: Data | null;
  errors?: AnsweredError[];
}

/** Gives the data of an answer, or throws the first of its errors: an answer with a part missing counts as none. */
export function dataOf<Data>({ data, errors }: Answer<Data>, response: Response): Data {
  const { status } = response;
  const error = errors?.[0];
  if (error) {
    const retryAfter = secondsOf(response) ?? error.extensions?.retryAfter;
    throw new GevelError(error.extensions?.code ?? 'INTERNAL', error.message, {
      status,
      retryAfter,
    });
  }
  if (data) return data;
  throw unreadable(response);
}

/** The error of an answer that is no answer of the graph. */
export function unreadable(response: Response, cause?: unknown): GevelError {
  const { status } = response;
  const retryAfter = secondsOf(response);
  return new GevelError(
    'UNREADABLE',
    `the answer, of status ${status}, is not one of a Gevel site`,
    {
      status,
      retryAfter,
      cause,
    },
  );
}

/** The seconds of Retry-After, which a proxy may write as a date. */
function secondsOf({ headers }: Response): number | undefined {
  const text = headers.get('retry-after');
  if (!text) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
