/** The server could not be reached (status 0), or its answer is not JSON of the graph. */
export class NetworkFailure extends Error {
  readonly status: number;
  constructor(status: number) {
    super(status === 0 ? 'the server cannot be reached' : `the server answered ${status}`);
    this.status = status;
  }
}

/** The graph answered with errors. The app's own operations get none unless something broke. */
export class GraphFailure extends Error {
  readonly codes: readonly string[];
  constructor(errors: readonly { message: string; extensions?: { code?: string } }[]) {
    super(errors.map((error) => error.message).join('; '));
    this.codes = errors.flatMap((error) => error.extensions?.code ?? []);
  }
}
