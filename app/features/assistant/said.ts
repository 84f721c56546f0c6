import type { CitedPage, OfferedAction } from '#app/kits/asking/panda/reply.ts'

/** The panda's reply, as `POST /api/panda/chat` gives it (SPEC 7); everything but the words may be absent. */
export type PandaReply = {
  message: string
  sources?: readonly CitedPage[]
  actions?: readonly OfferedAction[]
  conversationId?: string
}

/** One line of the talk; `role` and `content` as SPEC 3 names them. */
export type Said = { role: 'assistant' | 'user'; content: string } & Partial<Pick<PandaReply, 'sources' | 'actions'>>
