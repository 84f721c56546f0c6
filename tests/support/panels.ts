import { openLedgerTools } from '#app/kits/asking/engine-worker/ledger-tools.server.ts'
import { buildLedger } from '#app/engines/claim-ledger/ledger.ts'
import type { Ledger } from '#app/engines/claim-ledger/ledger.ts'

const tools = openLedgerTools()

/** The ledger of a panel whose seats are called A, B, C in the order of their texts. */
export const askPanel = (question: string, ...texts: string[]): Promise<Ledger> =>
  buildLedger({ question, answers: texts.map((text, i) => ({ seat: 'ABCDE'.charAt(i), text })) }, tools)

/** What two or more say, with who: "AB They are blue.". */
export const sharedIn = ({ claims }: Ledger): string[] =>
  claims.filter(({ support }) => support.length > 1).map(({ support, text }) => `${support.join('')} ${text}`)

/** Who stands against whom in each dispute: "AB|C". */
export const sidesIn = ({ disputes }: Ledger): string[] =>
  disputes.map(({ positions }) =>
    positions
      .map(({ seats }) => seats.join(''))
      .toSorted()
      .join('|'),
  )
