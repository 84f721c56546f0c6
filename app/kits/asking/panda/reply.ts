import { to } from '#app/catalogue/to.ts'

/** A page that backs what the panda said; `url` is null when it has none. */
export type CitedPage = { title: string; url: string | null }

/** Something to press below what the panda said. */
export type OfferedAction = { label: string; about: string; href: string }

/** What kind of answer it is, for tests and figures; visitors see the words. */
export type ReplyKind = 'talk' | 'help' | 'own' | 'tool' | 'fact' | 'memory' | 'language' | 'unknown'

export type Reply = { kind: ReplyKind; message: string; sources: CitedPage[]; actions: OfferedAction[] }

export const toReply = (
  kind: ReplyKind,
  message: string,
  { sources = [], actions = [] }: Partial<Pick<Reply, 'sources' | 'actions'>> = {},
): Reply => ({ kind, message, sources, actions })

/** Where somebody goes on whom the panda cannot help. */
export const wayToPeople: OfferedAction = { label: 'Tell the team', about: 'A person reads it', href: to('feedback') }
