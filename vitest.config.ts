import { defineConfig } from 'vitest/config'
import { listDatabaseTests } from './tests/support/database-tests.ts'
import { moduleCache } from './tests/support/module-cache.ts'
import { openDoors } from './scripts/cut-catalogue.ts'
import { useScratchFolder } from './tests/support/scratch.ts'

useScratchFolder()
/** Many tests ask a few questions of engines of their own; each further process costs them seconds to start. */
process.env['ENGINE_WORKERS'] ??= '1'

export default defineConfig({
  plugins: [openDoors()],
  test: {
    // What Vite makes of a file stays while the file is the same: all projects and the next run find it.
    experimental: { fsModuleCache: true, fsModuleCachePath: moduleCache() },
    // What `npm run check` runs all tests for: other packages, and this file. Commands and the build's settings change no test.
    forceRerunTriggers: ['**/package-lock.json', '**/vitest.config.ts'],
    reporters: ['default', './tests/support/reporters/slowest-units.ts', './tests/support/reporters/failed-units.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['app/**/*.server.test.ts', 'tests/hostile/**/*.test.ts'],
          globalSetup: ['tests/support/workers-built.ts'],
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // Code without a state of its own: the modules one test has read serve the next.
        test: {
          name: 'pure',
          environment: 'node',
          isolate: false,
          include: ['app/**/*.test.ts', 'tests/shape/**/*.test.ts', 'tests/support/**/*.test.ts'],
          exclude: ['app/**/*.pg.test.ts', 'app/**/*.server.test.ts'],
          globalSetup: ['tests/support/workers-built.ts'],
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'pg',
          environment: 'node',
          include: listDatabaseTests(),
          globalSetup: ['tests/support/postgres-run.ts'],
          setupFiles: ['tests/support/postgres-file.ts', 'tests/support/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // Making a window and reading React takes most of a second a file.
          isolate: false,
          include: ['app/**/*.test.tsx'],
          setupFiles: ['tests/support/dom.ts', 'tests/support/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // What models learn from and are judged by; not part of `npm test`.
        test: {
          name: 'training',
          environment: 'node',
          include: ['training/**/*.test.ts'],
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'walk',
          environment: 'node',
          // The build is run as it is: by default its ten megabytes go through Vite for each file of tests.
          server: { deps: { external: [/\/build\/server\//] } },
          include: ['tests/walk/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
