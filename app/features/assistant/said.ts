/** A page that backs what the panda said. */
export type CitedPage = { title: string; url: string | null }

/** Something to press below what the panda said: it opens a tool with the words in it, or a page. */
export type OfferedAction = { label: string; about: string; href: string }

/** The panda's reply, as `POST /api/panda/chat` gives it (SPEC 7); everything but the words may be absent. */
export type PandaReply = {
  message: string
  sources?: readonly CitedPage[]
  actions?: readonly OfferedAction[]
  conversationId?: string
}

/** One line of the talk; `role` and `content` as SPEC 3 names them. */
export type Said = { role: 'assistant' | 'user'; content: string } & Partial<Pick<PandaReply, 'sources' | 'actions'>>
