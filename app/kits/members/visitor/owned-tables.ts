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

/** Every table with a `guest_id`: its rows follow a guest who signs in, and go when the guest stays away. A test holds it whole. */
export const ownedTables = [
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
