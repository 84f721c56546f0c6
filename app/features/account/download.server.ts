import type { SignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'

const HOUR_S = 3_600
/** Packing everything again and again is work for the server and of no use to anybody. */
export const spendDownload = createKeptLimit('download', { points: 5, windowS: HOUR_S })

/** Seconds until a member may download again, without counting as a download; 0 when nothing is in the way. */
export async function waitForDownload(userId: string): Promise<number> {
  const waitS = await spendDownload(userId)
  if (waitS === 0) await spendDownload.refund(userId)
  return waitS
}

/** `frenly-mira-2026-11-22.zip`. */
export const toFileName = ({ row }: Pick<SignedIn, 'row'>): string =>
  `frenly-${row.usernameKey}-${clock.now().toISOString().slice(0, 'yyyy-mm-dd'.length)}.zip`
