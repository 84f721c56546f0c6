import type { Ports } from '#app/providers/ports.ts'

export type SeeJobs = {
  see: { input: { bytes: Uint8Array }; result: Ports['see']['result'] }
}

export type ReadJobs = {
  read: { input: { bytes: Uint8Array }; result: Ports['read']['result']; note: number }
}

export type EnlargeJobs = {
  /** `note`: the share that is done. */
  enlarge: { input: { bytes: Uint8Array; factor: number }; result: { png: Uint8Array }; note: number }
}
