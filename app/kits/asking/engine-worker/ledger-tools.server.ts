import type { LedgerTools } from '#app/engines/claim-ledger/relation.ts'
import { log } from '#app/platform/log.server.ts'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { entail } from '#app/providers/embedding/entailment.server.ts'
import { openLexicon } from '#app/engines/knowledge/wordnet/lexicon.server.ts'

let isWarned = false

/** What the ledger reads claims with: the dictionary and the two embedded networks, which hold the calling thread. */
export const openLedgerTools = (): LedgerTools => ({ lexicon: openLexicon(), embed, entail: entailWherePossible })

/** The runtime of the network comes ready-made for most machines, not for all; the ledger goes on without it. */
const entailWherePossible: LedgerTools['entail'] = async (pairs) => {
  try {
    return await entail(pairs)
  } catch (error) {
    if (!isWarned)
      log.warn({ err: error }, 'the network that reads two claims does not run; the ledger judges without it')
    isWarned = true
    return null
  }
}
