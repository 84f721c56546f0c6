import { inVariant } from '#app/catalogue/in-variant.ts'
import { findExport, listHeldTurns, type HeldExport, type HeldTurn } from './held-exports.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { readQuery, toPaging } from '#app/ui/data/table-address.ts'
import { findDraft } from '../ask/ask-draft.server.ts'
import { MAX_PASTED_ANSWERS } from '../consensus.limits.ts'

const CHATS_PER_PAGE = 20
const TURNS_PER_PAGE = 10

/** Where an exported chat is brought, a conversation of it chosen (`?export=`), and its answers (`?chat=`). */
export async function readChatExport(request: Request) {
  const owner = await toVisitor(request, await findUser(request))
  const { pathname, searchParams: params } = new URL(request.url)
  const draft = params.get('draft') ?? ''
  const id = params.get('export') ?? ''
  const held = id ? await findExport(owner, id) : null
  const askAddress = inVariant(pathname, 'consensus')
  const base = { askAddress, draft, id, isGone: id !== '' && !held, name: held?.name ?? '' }
  const none = { chats: null, turns: null, before: [] }
  if (!held) return { ...base, ...none, before: await listBefore(owner, draft) }
  const chat = params.get('chat')
  if (chat !== null && held.entries[Number(chat)])
    return {
      ...base,
      ...none,
      turns: toTurns(Number(chat), held, await listHeldTurns(owner, held, Number(chat)), params),
    }
  return { ...base, ...none, chats: { ...toChats(held, params), note: toMissingWords(held.missing) } }
}

export type ChatExportView = Awaited<ReturnType<typeof readChatExport>>

/** Exports that were brought before for the same form. */
async function listBefore(owner: Visitor | null, draftId: string) {
  const draft = await findDraft(owner, draftId)
  const ids = draft?.lists.export ?? (draft?.values.export ? [draft.values.export] : [])
  const found = await Promise.all(ids.slice(0, MAX_PASTED_ANSWERS).map((id) => findExport(owner, id)))
  return found.flatMap((held, n) => (held ? [{ id: ids[n]!, name: held.name, count: held.entries.length }] : []))
}

/** What of an export is not in the list; null when all of it is. */
function toMissingWords({ unread, tooLarge, left, names }: HeldExport['missing']): string | null {
  const notes = [
    unread > 0 &&
      `${toCount(unread, 'conversation')} without words that can be read ${unread === 1 ? 'was' : 'were'} left out.`,
    tooLarge > 0 &&
      `${toCount(tooLarge, 'file')} of the archive ${tooLarge === 1 ? 'was' : 'were'} too large and left out.`,
    left > 0 && `${toCount(left, 'older conversation')} did not fit and ${left === 1 ? 'was' : 'were'} left out.`,
    names.length > 0 &&
      `Among what was left out: ${names.map((name) => `“${name}”`).join(', ')}${unread + tooLarge > names.length ? ' …' : '.'}`,
  ]
  return notes.filter(Boolean).join(' ') || null
}

const toCount = (count: number, noun: string) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`

function toChats({ entries }: HeldExport, params: URLSearchParams) {
  const search = readQuery(params)
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = entries.flatMap((entry, n) => {
    const text = `${entry.title} ${entry.words} ${entry.from}`.toLowerCase()
    return words.every((word) => text.includes(word)) ? [{ ...entry, n }] : []
  })
  const paging = toPaging(params, found.length, CHATS_PER_PAGE)
  const shown = found.slice((paging.page - 1) * CHATS_PER_PAGE, paging.page * CHATS_PER_PAGE)
  return {
    search,
    ...paging,
    list: shown.map(({ n, title, from: by, at, turns, words, isCut }) => ({
      n,
      title,
      from: by,
      at,
      turns,
      words,
      isCut,
    })),
  }
}

function toTurns(chat: number, { entries }: HeldExport, turns: readonly HeldTurn[], params: URLSearchParams) {
  const { title, from: by, at } = entries[chat]!
  const paging = toPaging(params, turns.length, TURNS_PER_PAGE)
  const from = (paging.page - 1) * TURNS_PER_PAGE
  const list = turns
    .slice(from, from + TURNS_PER_PAGE)
    .map(({ question, answer }, n) => ({ question, answer, n: from + n }))
  return { chat, title, from: by, at, ...paging, list }
}
