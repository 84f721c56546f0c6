import { isZip } from '#app/kits/foundation/files/media/is-zip.ts'
import { unzipSync } from 'fflate'
import { z } from 'zod'
import { toTextOrNull } from '#app/kits/foundation/files/media/text-kind.ts'
import type { ExportedChat } from './exported-chat.ts'
import { ExportError } from './exports-jobs.ts'
import { maybeText } from './lenient.ts'
import { chatgptChat, readChatgpt } from './read-chatgpt.ts'
import { claudeChat, readClaude } from './read-claude.ts'
import {
  geminiActivity,
  geminiPrompt,
  isUnanswered,
  readGeminiActivities,
  readGeminiPage,
  readGeminiPrompt,
  type GeminiActivity,
} from './read-gemini.ts'
import {
  geminiContents,
  grokChat,
  messageList,
  plainChat,
  readContents,
  readGrok,
  readMessages,
  readPlainChat,
  readWebui,
  webuiChat,
} from './read-messages.ts'
import { readTranscript } from './read-transcript.ts'

/** As much of an export as is read, packed or unpacked. */
export const EXPORT_MAX_BYTES = 40 * 1024 * 1024
const MOST_CHATS = 5_000
const MOST_NAMES = 10
/** Files of an export's archive that hold conversations for certain; where none is there, every file of these kinds is tried. */
const HOLDS_CHATS = /(?:^|\/)conversations[^/]*\.json$/i
const MAY_HOLD_CHATS = /\.(?:jsonl?|html)$/i
const NO_CHATS =
  /(?:^|\/)(?:chat\.html|users?\.json|projects?\.json|memories\.json|message_feedback\.json|model_comparisons\.json|shared_conversations\.json)$/i

/**
 * `unread`: conversations that could not be understood; `tooLarge`: files of the archive that did not fit; `left`: further
 * conversations; `names`: what the first of those left out are called.
 */
export type ReadChats = { chats: ExportedChat[]; unread: number; tooLarge: number; left: number; names: string[] }

/**
 * The conversations of an exported file: ChatGPT's, Claude's, Grok's or DeepSeek's data export (the zip or its
 * `conversations.json`), Google Takeout's activity of Gemini in any language (JSON or HTML), a prompt of AI Studio, chats of
 * LibreChat, Open WebUI and TypingMind, a list of messages, one JSON a line, or text copied from a page. Newest first; empty when nothing was
 * understood. Throws ExportError when all of it is too large, and nothing for a strange file.
 */
export function readExport(bytes: Uint8Array): ReadChats {
  const { texts, tooLarge } = isZip(bytes) ? unzipChats(bytes) : { texts: [toTextOrNull(bytes) ?? ''], tooLarge: [] }
  const reading: Reading = { chats: [], unread: 0, names: [] }
  for (const text of texts) readText(text, reading)
  if (reading.chats.length === 0 && tooLarge.length > 0) throw new ExportError('large')
  const chats = reading.chats.toSorted((a, b) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0))
  return {
    chats: chats.slice(0, MOST_CHATS),
    unread: reading.unread,
    tooLarge: tooLarge.length,
    left: Math.max(0, chats.length - MOST_CHATS),
    names: [...tooLarge, ...reading.names].slice(0, MOST_NAMES),
  }
}

/** An archive gives each file no more room than it says it needs. For the worker: this takes its thread. */
function unzipChats(bytes: Uint8Array): { texts: string[]; tooLarge: string[] } {
  const first = unzip(bytes, (name) => HOLDS_CHATS.test(name))
  return first.texts.length + first.tooLarge.length > 0
    ? first
    : unzip(bytes, (name) => MAY_HOLD_CHATS.test(name) && !NO_CHATS.test(name))
}

function unzip(bytes: Uint8Array, isWanted: (name: string) => boolean) {
  let left = EXPORT_MAX_BYTES
  const tooLarge: string[] = []
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!isWanted(name)) return false
    if (originalSize > left) {
      tooLarge.push(name.split('/').at(-1)!)
      return false
    }
    left -= originalSize
    return true
  }
  try {
    return { texts: Object.values(unzipSync(bytes, { filter })).map((file) => toTextOrNull(file) ?? ''), tooLarge }
  } catch {
    return { texts: [], tooLarge }
  }
}

type Reading = { chats: ExportedChat[]; unread: number; names: string[] }

function readText(text: string, reading: Reading) {
  const json = parse(text) ?? parseLines(text, reading)
  if (json === undefined) {
    const page = readGeminiPage(text)
    const chat = page.length === 0 ? readTranscript(text) : null
    reading.chats.push(...readGeminiActivities(page), ...(chat ? [chat] : []))
    return
  }
  const messages = messageList.safeParse(json)
  if (messages.success) {
    reading.chats.push(readMessages(messages.data))
    return
  }
  readList(listIn(json), reading)
}

function readList(list: readonly unknown[], reading: Reading) {
  const activities: GeminiActivity[] = []
  const strange: unknown[] = []
  const before = reading.chats.length
  for (const one of list) {
    const activity = geminiActivity.safeParse(one)
    if (activity.success) {
      activities.push(activity.data)
      continue
    }
    const chat = readOne(one)
    if (chat && (chat.turns.length > 0 || chat.question !== '')) reading.chats.push(chat)
    else if (chat || looksLikeChat(one) || isUnanswered(one)) leaveOut(one, reading)
    else strange.push(one)
  }
  // What has a title beside conversations was one too, whatever became of it.
  if (reading.chats.length > before) for (const one of strange) if (nameOf(one) !== '') leaveOut(one, reading)
  reading.chats.push(...readGeminiActivities(activities))
}

const named = z.object({ title: maybeText, name: maybeText }).catch({ title: null, name: null })

function leaveOut(one: unknown, reading: Reading) {
  reading.unread += 1
  const name = nameOf(one)
  if (name !== '') reading.names.push(name)
}

function nameOf(one: unknown): string {
  const { title, name } = named.parse(one)
  return (title || name || '').trim()
}

const READERS: readonly ((json: unknown) => ExportedChat | null)[] = [
  (json) => read(chatgptChat.safeParse(json), readChatgpt),
  (json) => read(claudeChat.safeParse(json), readClaude),
  (json) => read(geminiPrompt.safeParse(json), readGeminiPrompt),
  (json) => read(grokChat.safeParse(json), readGrok),
  (json) => read(webuiChat.safeParse(json), readWebui),
  (json) => read(plainChat.safeParse(json), readPlainChat),
  (json) => read(geminiContents.safeParse(json), readContents),
]

function readOne(json: unknown): ExportedChat | null {
  for (const reader of READERS) {
    const chat = reader(json)
    if (chat) return chat
  }
  return null
}

const read = <Shape>(
  parsed: { success: true; data: Shape } | { success: false },
  reader: (shape: Shape) => ExportedChat,
) => (parsed.success ? reader(parsed.data) : null)

const CHAT_FIELDS = [
  'mapping',
  'chat_messages',
  'messages',
  'messagesTree',
  'responses',
  'chunkedPrompt',
  'chat',
  'contents',
]
const looksLikeChat = (json: unknown) =>
  typeof json === 'object' && json !== null && CHAT_FIELDS.some((field) => Object.hasOwn(json, field))

/** Where programs put their list: at the top, or under one of these names. */
const LIST_FIELDS = ['conversations', 'chats', 'threads', 'data']

function listIn(json: unknown): readonly unknown[] {
  if (Array.isArray(json)) return json
  const fields = new Map(Object.entries(json ?? {}))
  for (const name of LIST_FIELDS) {
    const inner: unknown = fields.get(name)
    if (Array.isArray(inner)) return inner
    if (name === 'data' && typeof inner === 'object' && inner !== null) return listIn(inner)
  }
  return [json]
}

/** One JSON a line, as logs and training files are kept; undefined when it is not of this kind. */
function parseLines(text: string, reading: Reading): unknown[] | undefined {
  if (!/^\uFEFF?\s*\{/.test(text)) return undefined
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const found = lines.map(parse).filter((one) => one !== undefined)
  if (lines.length < 2 || found.length === 0) return undefined
  reading.unread += lines.length - found.length
  return found
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  } catch {
    return undefined
  }
}
