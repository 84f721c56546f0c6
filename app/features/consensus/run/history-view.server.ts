import { countPastRuns, listPastRuns } from '#app/kits/asking/consensus/history.store.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'

const RUNS_PER_PAGE = 20
const SEARCH_MAX_CHARS = 200

/** Somebody's runs as `?q=` and `?before=` ask for them, newest first. */
export async function readHistory(request: Request) {
  const owner = await toVisitor(request, await findUser(request))
  const params = new URL(request.url).searchParams
  const search = (params.get('q') ?? '').trim().slice(0, SEARCH_MAX_CHARS)
  const before = toDate(params.get('before'))
  if (!owner) return { search, runs: [], count: 0, next: null }
  const found = await listPastRuns(owner, { search, before, most: RUNS_PER_PAGE + 1 })
  const runs = found.slice(0, RUNS_PER_PAGE)
  const next = found.length > RUNS_PER_PAGE ? (runs.at(-1)?.createdAt.getTime() ?? null) : null
  return { search, runs, count: await countPastRuns(owner, search), next }
}

export type HistoryView = Awaited<ReturnType<typeof readHistory>>

function toDate(text: string | null): Date | null {
  const ms = Number(text ?? Number.NaN)
  return Number.isSafeInteger(ms) && ms > 0 ? new Date(ms) : null
}
