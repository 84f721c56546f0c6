import type { Ports } from '#app/providers/ports.ts'

export type SeeJobs = {
  see: { input: { bytes: Uint8Array }; result: Ports['see']['result'] }
}

export type ReadJobs = {
  read: { input: { bytes: Uint8Array }; result: Ports['read']['result']; note: number }
}
