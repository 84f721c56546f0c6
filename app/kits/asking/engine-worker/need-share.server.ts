import { ShareSpent } from '#app/platform/worker-pool/worker-pool.server.ts'
import { engineWorker } from './engine-worker.server.ts'

/**
 * Throws ShareSpent when the visitor of now has used up their computing time: before work is accepted, because what was
 * accepted is finished (`asAccepted`).
 */
export function needShare(): void {
  const waitS = engineWorker().shareWaitS()
  if (waitS > 0) throw new ShareSpent('engine room', waitS)
}
