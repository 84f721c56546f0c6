import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { findAnyFile } from '#app/kits/foundation/files/files.server.ts'
import { toFileAddress, toSignedAddress } from '#app/kits/foundation/files/serving/signed-link.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import { renderMarkdown } from '#app/kits/foundation/untrusted/untrusted.server.ts'
import type { ConversationKind } from '#app/database/tables/conversations.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import type { Source } from '#app/providers/ports.ts'
import { toSeatNumber } from '#app/ui/brand/seat-mark.tsx'
import { MESSAGE_MAX_CHARS } from './conversation.limits.ts'
import type {
  AttachmentView,
  ConversationLink,
  ConversationPage,
  ConversationView,
  MessageView,
} from './conversation-view.ts'
import * as rows from './conversations.store.server.ts'
import { isUnderWay, listMessages, type MessageRow } from './messages.store.server.ts'
import { deepestOf, leavesOf, pathTo, siblingsOf } from './tree.ts'
import { withoutThoughts } from './thoughts.ts'
import { closeLost } from './turns/stop-turn.server.ts'
import { toVoiceOption } from './voice-options.server.ts'
import { listVoices } from './voices.server.ts'

const RECENT = 30
const SHOWN_ATTACHMENT_CHARS = 2_000
const PICTURE_WIDTH = 320
const PICTURE_LIFE_MS = 3_600_000
const MS_PER_S = 1_000
const MINUTE_MS = 60_000

export const NO_CONVERSATION =
  'There is no conversation of yours under this address. It may be deleted, or belong to another account or browser.'

/** What `/ai/chat` and `/ai/summon` show: a conversation by `?c=`, else the way to begin one. */
export async function readConversationPage(request: Request, kind: ConversationKind): Promise<ConversationPage> {
  const { searchParams } = new URL(request.url)
  // A page without a conversation follows nothing, and is the same for everybody who asks for it.
  const liveMark = searchParams.has('c') ? createLiveMark() : ''
  const member = await findUser(request)
  const owner = await toVisitor(request, member)
  const id = searchParams.get('c')
  const find = (searchParams.get('find') ?? '').slice(0, 200)
  const opened = id === null ? null : await openConversation(id, owner, searchParams.get('at'))
  const texts = opened?.messages.map(({ text }) => text).join('\n') ?? ''
  const everybody = (await listVoices(toViewer(member))).map((voice) => toVoiceOption(voice, texts))
  const isSummon = (opened?.kind ?? kind) === 'summon'
  const voices = isSummon
    ? everybody.filter((voice) => voice.kind === 'ally' || opened?.voices.includes(voice.key))
    : everybody
  return {
    kind: opened?.kind ?? kind,
    liveMark,
    isStill: searchParams.get('refresh') === 'off',
    isGuest: member === null,
    conversation: opened,
    editing: searchParams.get('edit'),
    voices,
    hasModel: everybody.some((voice) => voice.kind === 'model'),
    recent: owner ? await listRecent(owner, find) : [],
    find,
    draft: {
      text: (searchParams.get('question') ?? searchParams.get('q') ?? '').slice(0, MESSAGE_MAX_CHARS),
      voices: [...searchParams.getAll('voice'), ...searchParams.getAll('ally').map((ally) => `ally:${ally}`)],
    },
    deleted: owner ? await findDeleted(searchParams.get('deleted'), owner) : null,
    // Words such as "today" need no more than the minute.
    now: new Date(Math.ceil(clock.now().getTime() / MINUTE_MS) * MINUTE_MS),
  }
}

async function listRecent(owner: Visitor, find: string): Promise<ConversationLink[]> {
  const found = await rows.listConversations(owner, { find, only: 'all', voice: '' }, { limit: RECENT })
  const shared = await rows.listSharedIds(found.map(({ id }) => id))
  return found.map(({ id, kind, title, isPinned, updatedAt }) => ({
    id,
    kind,
    title,
    isPinned,
    isShared: shared.has(id),
    updatedAt,
  }))
}

async function findDeleted(id: string | null, owner: Visitor) {
  const row = id === null ? null : await rows.findAnyConversation(id, owner)
  return row?.deletedAt ? { id: row.id, title: row.title } : null
}

/** A conversation of somebody, on the branch that leads to a message, else the one that was written in last; 404 when there is none. */
export async function openBranch(id: string, owner: Visitor | null, at: string | null) {
  const row = owner && (await rows.findConversation(id, owner))
  if (!row || !owner) throw notFound(NO_CONVERSATION)
  let all = await listMessages(id)
  if (await closeLost(all)) all = await listMessages(id)
  const tip = deepestOf(all, at ?? row.tipId ?? '') ?? deepestOf(all, row.tipId ?? '')
  return { row, owner, all, path: pathTo(all, tip?.id ?? null), tipId: tip?.id ?? null }
}

/** The same as a page shows it. */
async function openConversation(id: string, asker: Visitor | null, at: string | null): Promise<ConversationView> {
  const { row, owner, all, path, tipId } = await openBranch(id, asker, at)
  const attachments = await Promise.all(
    (await rows.listAttachments(id)).map(async (one) => ({
      messageId: one.messageId,
      view: await toAttachment(one, owner),
    })),
  )
  const marks = toMarks(row.voices as string[], all)
  const messages = await Promise.all(
    path.map((message) =>
      toMessageView(
        message,
        all,
        marks,
        attachments.filter(({ messageId }) => messageId === message.id).map(({ view }) => view),
      ),
    ),
  )
  return {
    id,
    kind: row.kind,
    title: row.title,
    isPinned: row.isPinned,
    isTemporary: row.isTemporary,
    voices: row.voices as string[],
    marks: Object.fromEntries([...marks].map(([key, n]) => [key, toSeatNumber(n)])),
    tipId,
    branches: leavesOf(all).length,
    isShared: (await rows.listSharedIds([id])).has(id),
    isUnderWay: all.some(isUnderWay),
    messages,
    spent: toSpent(path),
  }
}

/** Each voice keeps its mark, in the order in which they came in. */
function toMarks(voices: readonly string[], all: readonly MessageRow[]): Map<string, number> {
  const keys = [...new Set([...all.flatMap(({ voice }) => voice ?? []), ...voices])]
  return new Map(keys.map((key, n) => [key, n]))
}

function toSpent(path: readonly MessageRow[]): string {
  const costs = path
    .filter(({ role, state }) => role === 'voice' && (state === 'done' || state === 'cut' || state === 'stopped'))
    .map(({ costMicros }) => costMicros)
  const known = toMoneyWords(costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0))
  const unknown = costs.filter((cost) => cost === null).length
  return unknown === 0 ? known : `${known}, and ${unknown} ${unknown === 1 ? 'answer' : 'answers'} at an unknown cost`
}

async function toMessageView(
  message: MessageRow,
  all: readonly MessageRow[],
  marks: Map<string, number>,
  attachments: AttachmentView[],
): Promise<MessageView> {
  const { id, role, state, voice, label, note, leftOut, tookMs, costMicros, createdAt } = message
  const siblings = siblingsOf(all, message)
  const n = siblings.indexOf(message)
  const asked = (message.asked ?? []) as string[]
  const text = role === 'voice' ? withoutThoughts(message.text) : message.text
  return {
    id,
    role,
    state,
    isUnderWay: isUnderWay(message),
    text,
    html: role === 'voice' && !isUnderWay(message) && text !== '' ? await renderMarkdown(text) : null,
    voice: voice === null ? null : { key: voice, label: label ?? 'A voice', mark: toSeatNumber(marks.get(voice) ?? 0) },
    asked: asked.length > 1 ? asked : [],
    engines: (message.engines ?? []) as string[],
    note,
    sources: (message.sources ?? []) as Source[],
    leftOut,
    receipt: tookMs === null ? null : { cost: toMoneyWords(costMicros), time: toTimeWords(tookMs) },
    attachments,
    place: {
      number: n + 1,
      of: siblings.length,
      previous: siblings[n - 1]?.id ?? null,
      next: siblings[n + 1]?.id ?? null,
    },
    createdAt,
  }
}

const toTimeWords = (ms: number): string =>
  ms < MS_PER_S ? `${ms} ms` : `${(ms / MS_PER_S).toLocaleString('en', { maximumFractionDigits: 1 })} s`

async function toAttachment(row: rows.AttachmentRow, owner: Visitor): Promise<AttachmentView> {
  const file = row.fileId === null ? null : await findAnyFile(row.fileId)
  const address =
    file &&
    (owner.userId === null || file.ownerId === null
      ? toSignedAddress(file, new Date(clock.now().getTime() + PICTURE_LIFE_MS))
      : toFileAddress(file, PICTURE_WIDTH))
  const isGone = row.kind === 'picture' && file === null
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    about: isGone ? 'The picture is gone by now; what was seen on it stays.' : (row.note ?? 'A picture.'),
    text: row.text.length > SHOWN_ATTACHMENT_CHARS ? `${row.text.slice(0, SHOWN_ATTACHMENT_CHARS)}…` : row.text,
    picture: address === null ? null : { address },
  }
}
