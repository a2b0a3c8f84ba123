const port = Number(process.env.GEVEL_TEST_PORT ?? '8099');

/** The address of the site under test. */
export const address = `127.0.0.1:${port}`;

/** The address of the mail server that its emails go to. */
export const post = `127.0.0.1:${port + 1000}`;

export const origin = `http://${address}`;
