/** The server could not be reached, or answered with something that is no answer. Status 0: not reached. */
export class NetworkFailure extends Error {
  readonly status: number;
  constructor(status: number) {
    super(status === 0 ? 'the server cannot be reached' : `the server answered ${status}`);
    this.status = status;
  }
}

/** The graph answered with errors. A document of ours has none unless something broke. */
export class GraphFailure extends Error {
  readonly codes: readonly string[];
  constructor(errors: readonly { message: string; extensions?: { code?: string } }[]) {
    super(errors.map((error) => error.message).join('; '));
    this.codes = errors.flatMap((error) => error.extensions?.code ?? []);
  }
}
