import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'

const PORT = Number(process.env['JOURNEYS_PORT'] ?? 4173)
const ORIGIN = `http://127.0.0.1:${PORT}`
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

// Every worker reads this file again: the environment carries the one folder to all of them.
const dataDir = (process.env['JOURNEYS_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'frenly-journeys-')))

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['../support/reporters/slowest-journeys.ts'], ['../support/reporters/failed-journeys.ts']],
  // Engines load when the first comes to ask, which takes its time beside the other steps of the suite.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: ORIGIN,
    locale: 'en-GB',
    // A story about motion asks for it; every other one is told sooner without.
    contextOptions: { reducedMotion: 'reduce' },
    // A recording costs a quarter of the time of all stories; JOURNEYS_TRACE=1 makes one for each that fails.
    trace: process.env['JOURNEYS_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: process.env['CHROMIUM'] || undefined, args: CHROMIUM_ARGS },
  },
  webServer: {
    command: 'node build/server.js',
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    url: `${ORIGIN}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      NODE_ENV: 'production',
      PORT: String(PORT),
      HOST: '127.0.0.1',
      ORIGIN,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: 'admin@frenly.test',
      RUNS_PER_DAY: 'guest=100000,free=100000',
    },
  },
})
