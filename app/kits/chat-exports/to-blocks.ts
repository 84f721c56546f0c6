import type { ExportedChat } from './exported-chat.ts'
import type { ChatEntry, ReadExport } from './exports-jobs.ts'

const BLOCK_CHARS = 1_000_000
const WORDS_MAX_CHARS = 160
const TITLE_MAX_CHARS = 160
/** Longer questions and answers are not compared, and longer conversations not shown to their end. */
const TEXT_MAX_CHARS = 20_000
const MOST_TURNS = 500

const toLine = (text: string, most: number) => text.replace(/\s+/g, ' ').trim().slice(0, most).toWellFormed()
const toText = (text: string) => text.replaceAll('\0', '').slice(0, TEXT_MAX_CHARS).toWellFormed()

/** Conversations in the order they came, as a list and as blocks of text. */
export function toBlocks(chats: readonly ExportedChat[]): ReadExport {
  const entries: ChatEntry[] = []
  const blocks: string[][] = [[]]
  let chars = 0
  for (const { title, from, at, turns } of chats) {
    const kept = turns
      .slice(0, MOST_TURNS)
      .map(({ question, answer }) => ({ question: toText(question), answer: toText(answer) }))
    const text = JSON.stringify(kept)
    if (chars > 0 && chars + text.length > BLOCK_CHARS) {
      blocks.push([])
      chars = 0
    }
    chars += text.length
    const block = blocks.at(-1)!
    entries.push({
      title: toLine(title, TITLE_MAX_CHARS) || 'Untitled',
      from,
      at: at?.getTime() ?? null,
      turns: kept.length,
      words: toLine(turns[0]?.question ?? '', WORDS_MAX_CHARS),
      block: blocks.length - 1,
      place: block.length,
    })
    block.push(text)
  }
  return { entries, blocks: blocks.map((texts) => `[${texts.join(',')}]`) }
}
