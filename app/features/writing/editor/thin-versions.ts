import type { VersionReason } from '#app/database/tables/writing.ts'

type Kept = { id: string; reason: VersionReason; createdAt: Date }

/** So many of the newest saves are all kept: what is written in two places at once began from one of them. */
const ALL_OF_NEWEST = 20
const STEP_MS = 10 * 60_000
const MOST = 200

/**
 * The saves that can go: of older ones the last of each ten minutes stays, of all at most two hundred. What somebody restored, what was
 * merged and what was put aside stays among them. Versions are newest first.
 */
export function thinVersions(versions: readonly Kept[]): string[] {
  const gone: string[] = []
  let last = Number.POSITIVE_INFINITY
  let kept = 0
  for (const [n, { id, reason, createdAt }] of versions.entries()) {
    const step = Math.floor(createdAt.getTime() / STEP_MS)
    const isThin = n >= ALL_OF_NEWEST && reason === 'saved' && step === last
    if (isThin || kept >= MOST) gone.push(id)
    else kept += 1
    last = step
  }
  return gone
}
