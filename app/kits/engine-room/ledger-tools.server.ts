import type { LedgerTools } from '#app/kits/ledger/relation.ts'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { entail } from '#app/providers/embedding/entailment.server.ts'
import { openLexicon } from '#app/providers/knowledge/wordnet/lexicon.server.ts'

/** What the ledger reads claims with: the dictionary and the two embedded networks. They hold the calling thread. */
export const openLedgerTools = (): LedgerTools => ({ lexicon: openLexicon(), embed, entail })
