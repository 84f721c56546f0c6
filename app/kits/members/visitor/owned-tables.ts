import type * as schema from '#app/database/schema.ts'
import {
  consensusPanels,
  consensusRuns,
  consensusShares,
  consensusTalks,
  consensusVotes,
} from '#app/database/tables/consensus.ts'
import { conversations, conversationShares } from '#app/database/tables/conversations.ts'
import { pandaTurns } from '#app/database/tables/panda.ts'
import { qaQuestions } from '#app/database/tables/questions.ts'
import { once } from '#app/platform/once.ts'

/** Tables of the house whose rows may belong to a guest; a tool says its own with `defineOwnedTables`. */
const houseTables = [
  consensusRuns,
  consensusVotes,
  consensusShares,
  consensusPanels,
  consensusTalks,
  conversations,
  conversationShares,
  qaQuestions,
  pandaTurns,
] as const

type OwnedTable = (typeof houseTables)[number]
/** The columns by which a row belongs to somebody; every owned table has them. */
type Owned = Record<'userId' | 'guestId' | 'createdAt', object>
type KnownTable = Extract<(typeof schema)[keyof typeof schema], Owned>

const registered = () => once('owned-tables', () => new Set<OwnedTable>())

/** Says that rows of these tables follow a guest who signs in, and go when the guest stays away. */
export function defineOwnedTables(...tables: readonly KnownTable[]): void {
  for (const table of tables) registered().add(table as unknown as OwnedTable)
}

/** Every table with a `guest_id`; a test holds the list whole. */
export const listOwnedTables = (): OwnedTable[] => [...houseTables, ...registered()]
