import type { Server } from 'node:http'

/** Idle keep-alive connections are closed this often while draining: once is not enough, they become idle one by one. */
const SWEEP_MS = 100
/** After this the process ends even if a response still streams. */
const DRAIN_LIMIT_MS = 10_000

/** Stops accepting, lets running answers finish, and resolves when all are done or the limit is reached. */
export function drain(server: Server, limitMs = DRAIN_LIMIT_MS): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    const finish = () => {
      clearInterval(sweep)
      clearTimeout(limit)
      resolve()
    }
    const limit = setTimeout(() => {
      server.closeAllConnections()
      finish()
    }, limitMs)
    server.close(finish)
    server.closeIdleConnections()
  })
}
