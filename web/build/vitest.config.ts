import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/**
 * A test of a component has a DOM; any other asks for one with `@vitest-environment happy-dom` at its top. The files of a
 * worker share their modules: loading React, Relay and the texts for each anew takes four times as long as the tests. A minute is
 * for a test that hangs: on a busy machine one that reads all of the source has taken six seconds.
 */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      isolate: false,
      testTimeout: 60_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'code',
            environment: 'node',
            include: ['**/*.test.ts'],
            setupFiles: ['./test/noErrors.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'components',
            environment: 'happy-dom',
            include: ['**/*.test.tsx'],
            setupFiles: ['./test/noErrors.ts', './test/setup.ts'], // in this order: the first one's afterEach runs last
          },
        },
      ],
    },
  }),
);
