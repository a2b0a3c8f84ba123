const port = Number(process.env.GEVEL_TEST_PORT ?? '8099');

/** Where the site of the browser tests listens. */
export const address = `127.0.0.1:${port}`;

/** Where the mail server listens that takes its letters. */
export const post = `127.0.0.1:${port + 1000}`;

export const origin = `http://${address}`;
