/** Where the site of the browser tests listens. */
export const address = `127.0.0.1:${process.env.GEVEL_TEST_PORT ?? '8099'}`;

export const origin = `http://${address}`;
