import { findExport, listHeldTurns, type HeldExport } from '#app/kits/chat-exports/held-exports.server.ts'
import type { Owner } from '#app/kits/owner/owner.ts'
import { findDraft } from './ask-draft.server.ts'
import { MAX_PASTED_ANSWERS } from './consensus.limits.ts'

const CHATS_PER_PAGE = 20
const TURNS_PER_PAGE = 10
const SEARCH_MAX_CHARS = 200

/** Where an exported chat is brought (`?part=chat-export`), a conversation of it chosen (`?export=`), and its answers (`?chat=`). */
export async function readChatExport(owner: Owner | null, params: URLSearchParams) {
  const draft = params.get('draft') ?? ''
  const id = params.get('export') ?? ''
  const held = id ? await findExport(owner, id) : null
  const base = { part: 'chat-export' as const, draft, id, isGone: id !== '' && !held, name: held?.name ?? '' }
  const none = { chats: null, turns: null, before: [] }
  if (!held) return { ...base, ...none, before: await listBefore(owner, draft) }
  const page = Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1)
  const chat = params.get('chat')
  if (chat !== null && held.entries[Number(chat)])
    return {
      ...base,
      ...none,
      turns: toTurns(Number(chat), held, await listHeldTurns(owner, held, Number(chat)), page),
    }
  return { ...base, ...none, chats: toChats(held, (params.get('q') ?? '').trim().slice(0, SEARCH_MAX_CHARS), page) }
}

export type ChatExportView = Awaited<ReturnType<typeof readChatExport>>

/** Exports that were brought before for the same form. */
async function listBefore(owner: Owner | null, draftId: string) {
  const draft = await findDraft(owner, draftId)
  const ids = draft?.lists.export ?? (draft?.values.export ? [draft.values.export] : [])
  const found = await Promise.all(ids.slice(0, MAX_PASTED_ANSWERS).map((id) => findExport(owner, id)))
  return found.flatMap((held, n) => (held ? [{ id: ids[n]!, name: held.name, count: held.entries.length }] : []))
}

function toChats({ entries }: HeldExport, search: string, page: number) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = entries.flatMap((entry, n) => {
    const text = `${entry.title} ${entry.words} ${entry.from}`.toLowerCase()
    return words.every((word) => text.includes(word)) ? [{ ...entry, n }] : []
  })
  const { from, ...paging } = toPaging(found.length, CHATS_PER_PAGE, page)
  const shown = found.slice(from, from + CHATS_PER_PAGE)
  return {
    search,
    ...paging,
    list: shown.map(({ n, title, from: by, at, turns, words }) => ({ n, title, from: by, at, turns, words })),
  }
}

function toTurns(chat: number, { entries }: HeldExport, turns: { question: string; answer: string }[], page: number) {
  const { title, from: by, at } = entries[chat]!
  const { from, ...paging } = toPaging(turns.length, TURNS_PER_PAGE, page)
  const list = turns.slice(from, from + TURNS_PER_PAGE).map((turn, n) => ({ ...turn, n: from + n }))
  return { chat, title, from: by, at, ...paging, list }
}

function toPaging(count: number, perPage: number, wanted: number) {
  const pages = Math.max(1, Math.ceil(count / perPage))
  const page = Math.min(wanted, pages)
  return { count, pages, page, perPage, from: (page - 1) * perPage }
}
