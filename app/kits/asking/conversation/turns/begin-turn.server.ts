import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import type { Quota } from '#app/kits/members/quota/quota.server.ts'
import { beginRun, type Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import type { ConversationKind } from '#app/database/tables/conversations.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import type { NewAttachment } from '../attachments.server.ts'
import { MAX_MESSAGES, MAX_VOICES, TITLE_MAX_CHARS } from '../conversation.limits.ts'
import * as conversations from '../conversations.store.server.ts'
import { fold } from '../fold.ts'
import * as messages from '../messages.store.server.ts'
import { listVoices, type Voice } from '../voices.server.ts'
import { readMentions } from './mentions.ts'
import { turnJob } from './turn-job.server.ts'
import { tellChange } from './turn-writer.server.ts'

export type Begun =
  | { isDone: true; conversationId: string; anchorId: string }
  | { isDone: false; quota: Quota }
  | { isDone: false; quota: null; field: 'text' | 'voice'; message: string; status: 400 | 404 }

const refuse = (field: 'text' | 'voice', message: string, status: 400 | 404 = 400): Begun => ({
  isDone: false,
  quota: null,
  field,
  message,
  status,
})

type Who = { owner: Visitor; runner: Runner }
const GONE = 'Whoever you asked is no longer here. Choose another voice.'
const FULL = `A conversation holds ${MAX_MESSAGES.toLocaleString('en')} messages. Please begin a new one.`

/** A message of a person and the answers to it, in a new conversation or after a message of one. */
export async function sendMessage(
  who: Who,
  said: {
    kind: ConversationKind
    conversation: conversations.ConversationRow | null
    parentId: string | null
    text: string
    /** The keys of those who are here. */
    voices: readonly string[]
    attachments: readonly NewAttachment[]
    isTemporary: boolean
  },
): Promise<Begun> {
  const everybody = await listVoices(toViewer(who.runner.member))
  const here = said.voices.flatMap((key) => everybody.find((voice) => voice.key === key) ?? [])
  const isSummon = said.kind === 'summon'
  const { asked, called } = isSummon ? readMentions(said.text, here, everybody) : { asked: here, called: [] }
  if (asked.length === 0) return refuse('voice', said.voices.length === 0 ? 'Choose who is to answer.' : GONE)
  const present = [...here, ...called]
  if (present.length > MAX_VOICES)
    return refuse('voice', `Up to ${MAX_VOICES} fit in one conversation. Untick somebody.`)
  const { conversation } = said
  if (conversation && (await messages.countMessages(conversation.id)) >= MAX_MESSAGES) return refuse('text', FULL)

  const conversationId = conversation?.id ?? createId(clock.now().getTime())
  const [personId, runId] = [createId(clock.now().getTime()), createId()]
  return beginTurn(
    who,
    said.kind,
    { conversationId, parentId: personId, anchorId: personId, asked, runId },
    async () => {
      const now = clock.now()
      const keys = present.map(({ key }) => key)
      if (!conversation)
        await conversations.createConversation({
          id: conversationId,
          ...who.owner,
          kind: said.kind,
          ...toTitle(said.text),
          voices: keys,
          isTemporary: said.isTemporary,
          createdAt: now,
          updatedAt: now,
        })
      else await conversations.saveConversation(conversationId, { voices: keys })
      await messages.createMessages([
        {
          id: personId,
          conversationId,
          parentId: said.parentId,
          role: 'person',
          text: said.text,
          words: fold(said.text),
          asked: asked.map(({ label }) => label),
          createdAt: now,
        },
      ])
      await conversations.createAttachments(
        said.attachments.map((one, n) => ({
          ...one,
          // Ids sort by age, and the files stay in their order.
          id: createId(now.getTime() + n),
          conversationId,
          messageId: personId,
          createdAt: now,
        })),
      )
    },
  )
}

/** Another answer beside one there is, by the same voice or another. */
export async function answerAgain(
  who: Who,
  conversation: conversations.ConversationRow,
  message: messages.MessageRow,
  voiceKey: string | null,
): Promise<Begun> {
  const key = voiceKey || message.voice
  const voice = (await listVoices(toViewer(who.runner.member))).find((one) => one.key === key)
  if (!voice) return refuse('voice', GONE)
  if ((await messages.countMessages(conversation.id)) >= MAX_MESSAGES) return refuse('text', FULL)
  const said = { conversationId: conversation.id, parentId: message.parentId, asked: [voice], runId: createId() }
  return beginTurn(who, conversation.kind, said, () => Promise.resolve())
}

/** Answers follow each other, each after the one before, and one job writes them all. */
async function beginTurn(
  { runner }: Who,
  kind: ConversationKind,
  said: { conversationId: string; parentId: string | null; asked: readonly Voice[]; runId: string; anchorId?: string },
  writeBefore: () => Promise<unknown>,
): Promise<Begun> {
  const { conversationId, parentId, asked, runId } = said
  const ids = asked.map((_, n) => createId(clock.now().getTime() + n + 1))
  const tipId = ids.at(-1)!
  const anchorId = said.anchorId ?? ids[0]!
  const begun = await beginRun(runner, { screen: kind, id: runId }, async () => {
    await writeBefore()
    const now = clock.now()
    const payload = { conversation: conversationId, run: runId, messages: ids }
    const { job } = await startJob(turnJob, payload, { title: 'A turn of a conversation' })
    await messages.createMessages(
      asked.map(({ key, label }, n) => ({
        id: ids[n]!,
        conversationId,
        parentId: ids[n - 1] ?? parentId,
        role: 'voice' as const,
        state: 'waiting' as const,
        voice: key,
        label,
        runId,
        jobId: job.id,
        createdAt: now,
      })),
    )
    await conversations.saveConversation(conversationId, { tipId, updatedAt: now })
    await tellChange(conversationId)
  })
  return begun.isDone ? { isDone: true, conversationId, anchorId } : begun
}

/** The first line of what was said, cut at a word. */
export function toTitle(text: string): { title: string; titleWords: string } {
  const first = text.split('\n').find((one) => /[\p{L}\p{N}]/u.test(one)) ?? text
  const line = withoutMarks(first.slice(0, MAX_READ_CHARS)).replace(/\s+/g, ' ').trim()
  const cut = line.slice(0, MAX_NAMED_CHARS)
  const title =
    line.length <= MAX_NAMED_CHARS
      ? line
      : `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_NAMED_CHARS / 2)).trimEnd()}…`
  return toNamed(title || 'A conversation')
}
const MAX_NAMED_CHARS = 70
const MAX_READ_CHARS = 4 * MAX_NAMED_CHARS

/** Without the marks of Markdown at its beginning and round its words; "38*7" and "snake_case" keep their characters. */
const withoutMarks = (line: string): string =>
  line
    .replace(/^\s*(?:(?:#{1,6}|>+|[-*+])\s+)+/, '')
    .replace(/(\*\*|__|`+)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*]+)(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu, '$1')

/** A title with its words for searching. */
export const toNamed = (title: string): { title: string; titleWords: string } => ({
  title: title.slice(0, TITLE_MAX_CHARS).toWellFormed(),
  titleWords: fold(title),
})
