import type { ExportedChat } from './exported-chat.ts'
import type { ChatEntry, ReadExport } from './exports-jobs.ts'
import type { ReadChats } from './read-export.server.ts'

const BLOCK_CHARS = 1_000_000
const WORDS_MAX_CHARS = 160
const TITLE_MAX_CHARS = 160
/** Longer questions and answers are not compared, and longer conversations not shown to their end. */
const TEXT_MAX_CHARS = 20_000
const MOST_TURNS = 500
const CUT = '\n\n[The rest was too long to keep.]'

const toLine = (text: string, most: number) => text.replace(/\s+/g, ' ').trim().slice(0, most).toWellFormed()

function toText(text: string): string {
  const words = text.replaceAll('\0', '')
  return words.length > TEXT_MAX_CHARS ? words.slice(0, TEXT_MAX_CHARS).toWellFormed() + CUT : words.toWellFormed()
}

const isLong = ({ question, answer }: { question: string; answer: string }) =>
  question.length > TEXT_MAX_CHARS || answer.length > TEXT_MAX_CHARS

/** Conversations in the order they came, as a list and as blocks of text. */
export function toBlocks({ chats, unread, tooLarge, left, names }: ReadChats): ReadExport {
  const entries: ChatEntry[] = []
  const blocks: string[][] = [[]]
  let chars = 0
  for (const chat of chats) {
    const kept = chat.turns
      .slice(0, MOST_TURNS)
      .map(({ question, answer }) => ({ question: toText(question), answer: toText(answer) }))
    const text = JSON.stringify(kept)
    if (chars > 0 && chars + text.length > BLOCK_CHARS) {
      blocks.push([])
      chars = 0
    }
    chars += text.length
    const block = blocks.at(-1)!
    entries.push({ ...toEntry(chat), turns: kept.length, block: blocks.length - 1, place: block.length })
    block.push(text)
  }
  const missing = { unread, tooLarge, left, names: names.map((name) => toLine(name, TITLE_MAX_CHARS)) }
  return { entries, blocks: blocks.map((texts) => `[${texts.join(',')}]`), missing }
}

const toEntry = ({ title, from, at, question, turns }: ExportedChat) => ({
  title: toLine(title, TITLE_MAX_CHARS) || 'Untitled',
  from,
  at: at?.getTime() ?? null,
  words: toLine(turns[0]?.question || question, WORDS_MAX_CHARS),
  isCut: turns.length > MOST_TURNS || turns.slice(0, MOST_TURNS).some(isLong),
})
