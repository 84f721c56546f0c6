import { beginReplay, replay } from '#app/engines/panda-ledger/ledger.server.ts'
import { listEntriesAfter, toEntry } from './ledger.store.server.ts'
import { listKeepersAfter } from './pandas.store.server.ts'

const AT_ONCE = 500

/** Plays the whole ledger again; gives the fault, or who keeps which panda by it. */
export async function replayLedger() {
  let state = beginReplay()
  for (;;) {
    const entries = await listEntriesAfter(state.seq, AT_ONCE)
    for (const entry of entries) state = replay(state, toEntry(entry))
    if (entries.length < AT_ONCE || state.fault !== null) return state
  }
}

/** What does not fit between the ledger and who keeps which panda now, as a sentence; null when all does. */
export async function findWrongKeeper(keepers: ReadonlyMap<number, string>): Promise<string | null> {
  let seen = 0
  for (let last = 0; ;) {
    const rows = await listKeepersAfter(last, AT_ONCE)
    const wrong = rows.find(({ number, keeper }) => keepers.get(number) !== keeper)
    if (wrong) return `Panda ${wrong.number} is not with whom the ledger says.`
    seen += rows.length
    last = rows.at(-1)?.number ?? last
    if (rows.length < AT_ONCE) return seen === keepers.size ? null : 'The ledger knows a panda that is not here.'
  }
}
