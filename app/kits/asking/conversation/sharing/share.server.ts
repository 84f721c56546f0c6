import type { Mask } from '#app/engines/redaction/redact.ts'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import type { Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { toShareEnd, type ShareTerm } from '#app/kits/pages/share-link/share-term.ts'
import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import type { Source } from '#app/providers/ports.ts'
import { languagePool } from '#app/providers/language/index.server.ts'
import { openBranch } from '../conversation-page.server.ts'
import { createConversation, listAttachments, type ConversationRow } from '../conversations.store.server.ts'
import { fold } from '../fold.ts'
import { createMessages, type MessageRow } from '../messages.store.server.ts'
import { withoutThoughts } from '../thoughts.ts'
import { toNamed } from '../turns/begin-turn.server.ts'
import { isUnderWay } from '../messages.store.server.ts'
import { fromOneText, toOneText, withoutHidden, type SharedPage } from './shared-page.ts'
import * as rows from './shares.store.server.ts'

/** Longer conversations have their names found by rules alone: the word list would hold the thread. */
const WORD_LIST_CHARS = 40_000
const HOUR_MS = 3_600_000

export type ShareChoice = { lifted: readonly string[]; added: readonly string[] }
export type SharePreview = {
  conversation: { id: string; kind: ConversationRow['kind']; title: string }
  title: string
  page: SharedPage
  masks: Mask[]
  shares: { id: string; title: string; createdAt: Date; expiresAt: Date | null; blackedOut: number; messages: number }[]
}

/** One branch of a conversation as others would read it, with what tells who it is about blacked out. */
export async function previewShare(
  id: string,
  owner: Visitor | null,
  at: string | null,
  choice: ShareChoice,
): Promise<SharePreview> {
  const { row, path } = await openBranch(id, owner, at)
  const { title, page, masks } = await toRedacted(row, path, choice)
  const shares = await rows.listShares(id, owner!, clock.now())
  return {
    conversation: { id, kind: row.kind, title: row.title },
    title,
    page,
    masks,
    shares: shares.map((share) => ({
      id: share.id,
      title: share.title,
      createdAt: share.createdAt,
      expiresAt: share.expiresAt,
      blackedOut: share.blackedOut,
      messages: (share.page as SharedPage).messages.length,
    })),
  }
}

async function toRedacted(row: ConversationRow, path: readonly MessageRow[], { lifted, added }: ShareChoice) {
  const whole = await toSharedPage(row.id, path)
  const text = toOneText(row.title, whole)
  const hasWordList = text.length <= WORD_LIST_CHARS
  const redacted = await languagePool().run('redact', { text, choices: { lifted, added }, hasWordList })
  const { title, page } = fromOneText(redacted.text, whole)
  return { title, page: withoutHidden(page, redacted.masks), masks: [...redacted.masks] }
}

async function toSharedPage(conversationId: string, path: readonly MessageRow[]): Promise<SharedPage> {
  const attachments = await listAttachments(conversationId)
  return {
    messages: path
      .filter((message) => !isUnderWay(message))
      .map((message) => ({
        role: message.role,
        label: message.role === 'person' ? 'Asked' : (message.label ?? 'A voice'),
        voice: message.voice,
        text: withoutThoughts(message.text),
        engines: (message.engines ?? []) as string[],
        state: message.state,
        note: message.note,
        sources: (message.sources ?? []) as Source[],
        attachments: attachments.filter(({ messageId }) => messageId === message.id).map(({ name }) => name),
      })),
  }
}

/** Keeps a copy of one branch under an address nobody guesses, and gives its id. */
export async function createShare(
  id: string,
  owner: Visitor,
  runner: Runner,
  at: string | null,
  choice: ShareChoice,
  term: ShareTerm = 'never',
): Promise<string> {
  const now = clock.now()
  const { row, path } = await openBranch(id, owner, at)
  const { title, page, masks } = await toRedacted(row, path, choice)
  const shareId = createSecretId()
  const blackedOut = masks.filter(({ isLifted }) => !isLifted).length
  const dates = { createdAt: now, expiresAt: toShareEnd(term, now) }
  await rows.createShare({ id: shareId, conversationId: id, ...owner, title, page, blackedOut, ...dates })
  const text = page.messages.map((message) => message.text).join('\n\n')
  await lookOver({ text, author: runner, screen: 'chat-shared' })
  return shareId
}

export const revokeShare = (id: string, owner: Visitor) => rows.revokeShare(id, owner, clock.now())

/** What a link showed goes when its time is over. */
export const sweepShares = defineSchedule({
  name: 'sweep-shared-chats',
  everyMs: HOUR_MS,
  run: () => rows.clearOverShares(clock.now()),
})

const NO_SHARE = 'There is no conversation under this address. Whoever shared it may have taken it back.'

/** A shared page for anybody; a 404 when there is none any more. */
export async function getShare(
  id: string,
): Promise<{ title: string; page: SharedPage; createdAt: Date; isRedacted: boolean }> {
  const share = await rows.findShare(id, clock.now())
  if (!share) throw notFound(NO_SHARE)
  const { title, page, createdAt, blackedOut } = share
  return { title, page: page as SharedPage, createdAt, isRedacted: blackedOut > 0 }
}

/** A shared page as a conversation of one's own, to go on with. Gives its id. */
export async function copyShare(id: string, owner: Visitor): Promise<string> {
  const { title, page } = await getShare(id)
  const now = clock.now()
  const conversationId = createId(now.getTime())
  const ids = page.messages.map((_, n) => createId(now.getTime() + n))
  const voices = [...new Set(page.messages.flatMap(({ voice }) => voice ?? []))]
  await store().tx(async () => {
    await createConversation({
      id: conversationId,
      ...owner,
      kind: 'chat',
      ...toNamed(`${title} (copy)`),
      voices: voices.slice(0, 1),
      tipId: ids.at(-1) ?? null,
      createdAt: now,
      updatedAt: now,
    })
    if (ids.length > 0)
      await createMessages(
        page.messages.map(({ role, label, voice, text, engines, state, note, sources }, n) => ({
          id: ids[n]!,
          conversationId,
          parentId: ids[n - 1] ?? null,
          role,
          state: toEnded(state),
          text,
          words: fold(text),
          voice,
          label: role === 'voice' ? label : null,
          engines,
          note,
          sources,
          createdAt: now,
        })),
      )
  })
  return conversationId
}

const ended = ['done', 'stopped', 'cut', 'failed'] as const
const toEnded = (state: string) => ended.find((one) => one === state) ?? 'done'
