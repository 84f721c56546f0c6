import type { Query } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'

type Kind = 'chat' | 'summon'

/** The address of a conversation. */
export const toConversation = (kind: Kind, id: string, query: Query = {}): string => to(kind, null, { c: id, ...query })
