import { startServer, stopServer } from '#tests/support/server-process.ts'
import { test as base } from './fixtures.ts'

type Env = Readonly<Record<string, string>>

/**
 * The test of stories that need a server of their own, at an address which is its ORIGIN. Relative addresses lead there.
 * One server for each worker: a file that says `mode: 'default'` starts one.
 */
export function withOwnServer(open: () => Promise<{ env: Env; close: () => Promise<void> }>) {
  return base.extend<object, { ownServer: { origin: string; dataDir: string } }>({
    ownServer: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
      async ({}, use) => {
        const { env, close } = await open()
        let origin = ''
        const server = await startServer((port) => ({ ...env, ORIGIN: (origin = `http://localhost:${port}`) }))
        await use({ origin, dataDir: server.dataDir })
        await stopServer(server, 'SIGTERM')
        await close()
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ ownServer }, use) => use(ownServer.origin),
  })
}
