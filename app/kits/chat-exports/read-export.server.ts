import { unzipSync } from 'fflate'
import type { ExportedChat } from './exported-chat.ts'
import { chatgptChat, readChatgpt } from './read-chatgpt.ts'
import { claudeChat, readClaude } from './read-claude.ts'
import { geminiActivity, geminiPrompt, readGeminiActivity, readGeminiPrompt } from './read-gemini.ts'
import { messageList, readMessages, readTranscript } from './read-messages.ts'

/** As much of an export as is read, packed or unpacked. */
export const EXPORT_MAX_BYTES = 40 * 1024 * 1024
const MOST_CHATS = 5_000
const ZIP_MARK = [0x50, 0x4b]
/** The files of an export's archive that hold conversations. */
const HOLDS_CHATS = /(?:^|\/)(?:conversations[^/]*|MyActivity|My Activity)\.json$/i

/**
 * The conversations of an exported file: ChatGPT's or Claude's data export (the zip or its `conversations.json`), Google
 * Takeout's activity of Gemini, a prompt of AI Studio, a list of messages, or text copied from a page. Newest first; empty when
 * nothing was understood. Throws nothing for a strange file.
 */
export function readExport(bytes: Uint8Array): ExportedChat[] {
  const texts = isZip(bytes) ? unzipChats(bytes) : [new TextDecoder().decode(bytes)]
  const chats = texts.flatMap(readText).filter(({ turns }) => turns.length > 0)
  return chats.toSorted((a, b) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0)).slice(0, MOST_CHATS)
}

const isZip = (bytes: Uint8Array) => ZIP_MARK.every((byte, n) => bytes[n] === byte)

/** An archive gives each file no more room than it says it needs. For the worker: this takes its thread. */
function unzipChats(bytes: Uint8Array): string[] {
  let left = EXPORT_MAX_BYTES
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!HOLDS_CHATS.test(name) || originalSize > left) return false
    left -= originalSize
    return true
  }
  try {
    return Object.values(unzipSync(bytes, { filter })).map((file) => new TextDecoder().decode(file))
  } catch {
    return []
  }
}

function readText(text: string): ExportedChat[] {
  const json = parse(text)
  if (json === undefined) {
    const chat = readTranscript(text)
    return chat ? [chat] : []
  }
  const messages = messageList.safeParse(json)
  if (messages.success) return [readMessages(messages.data)]
  return (Array.isArray(json) ? json : [json]).flatMap(readOne)
}

function readOne(json: unknown): ExportedChat[] {
  const chatgpt = chatgptChat.safeParse(json)
  if (chatgpt.success) return [readChatgpt(chatgpt.data)]
  const claude = claudeChat.safeParse(json)
  if (claude.success) return [readClaude(claude.data)]
  const activity = geminiActivity.safeParse(json)
  if (activity.success) return [readGeminiActivity(activity.data)]
  const prompt = geminiPrompt.safeParse(json)
  return prompt.success ? [readGeminiPrompt(prompt.data)] : []
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
