import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import type { ConversationLink } from './conversation-view.ts'
import * as rows from './conversations.store.server.ts'
import { summariseMessages } from './messages.store.server.ts'
import { fold } from './fold.ts'

const PER_PAGE = 20
const MAX_FIND_CHARS = 200
const SNIPPET_CHARS = 160
const BEFORE_CHARS = 40

export type HistoryFilter = { find: string; only: 'all' | 'pinned' | 'shared'; voice: string; page: number }
export type HistoryRow = ConversationLink & { voices: string[]; snippet: string; messages: number }
export type HistoryPage = {
  filter: HistoryFilter
  rows: HistoryRow[]
  paging: { page: number; pages: number; perPage: number; count: number }
  heard: { key: string; label: string }[]
  deleted: { id: string; title: string }[]
}

export function readHistoryFilter(params: URLSearchParams): HistoryFilter {
  const only = params.get('only')
  return {
    find: (params.get('find') ?? '').slice(0, MAX_FIND_CHARS),
    only: only === 'pinned' || only === 'shared' ? only : 'all',
    voice: params.get('voice') ?? '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
  }
}

/** Somebody's conversations as they asked to see them. */
export async function readHistory(
  owner: Visitor,
  filter: HistoryFilter,
  deletedIds: readonly string[],
): Promise<HistoryPage> {
  const count = await rows.countConversations(owner, filter)
  const pages = Math.max(1, Math.ceil(count / PER_PAGE))
  const page = Math.min(filter.page, pages)
  const heard = new Map(
    (await rows.listVoicesHeard(owner)).map(({ voice, label }) => [voice ?? '', label ?? 'A voice']),
  )
  const deleted = await Promise.all(deletedIds.map((id) => rows.findAnyConversation(id, owner)))
  return {
    filter: { ...filter, page },
    rows: await listHistory(owner, filter, (page - 1) * PER_PAGE),
    paging: { page, pages, perPage: PER_PAGE, count },
    heard: [...heard].map(([key, label]) => ({ key, label })),
    deleted: deleted.flatMap((row) => (row?.deletedAt ? [{ id: row.id, title: row.title }] : [])),
  }
}

/** A page of somebody's conversations from a place on, each with who answered and a passage of it. */
export async function listHistory(owner: Visitor, filter: rows.Filter, offset = 0): Promise<HistoryRow[]> {
  const found = await rows.listConversations(owner, filter, { limit: PER_PAGE, offset })
  const ids = found.map(({ id }) => id)
  const [word = ''] = fold(filter.find).split(' ')
  const [shared, told] = await Promise.all([rows.listSharedIds(ids), summariseMessages(ids, word)])
  return found.map(({ id, kind, title, isPinned, updatedAt }) => {
    const { voices = [], messages = 0, text = '' } = told.get(id) ?? {}
    const link = { id, kind, title, isPinned, isShared: shared.has(id), updatedAt }
    return { ...link, voices, messages, snippet: toSnippet(text, word) }
  })
}

/** The place where the word that was looked for stands, else how the text begins. */
function toSnippet(text: string, word: string): string {
  const line = text
    .replace(/[#*_`>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const at = line.toLowerCase().indexOf(word)
  const from = Math.max(0, at - BEFORE_CHARS)
  const cut = line.slice(from, from + SNIPPET_CHARS)
  return `${from > 0 ? '…' : ''}${cut}${from + SNIPPET_CHARS < line.length ? '…' : ''}`
}
