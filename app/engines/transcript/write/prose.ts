import type { Chapter } from '../chapters.ts'
import { toShortClock } from '../times.ts'
import type { Piece, Transcript } from '../transcript.ts'

/** Signs that Markdown would take for its own. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>]/g, '\\$&').replace(/^([#>+-])/, '\\$1')

/** Time, name and words, a line a piece. */
export const toTxt = ({ pieces }: Transcript): string =>
  pieces
    .map(({ startS, speaker, text }) => `[${toShortClock(startS)}] ${speaker === null ? '' : `${speaker}: `}${text}\n`)
    .join('')

/** The same with chapters as headings. */
export function toMarkdown({ pieces }: Transcript, title: string, chapters: readonly Chapter[] = []): string {
  const line = ({ startS, speaker, text }: Piece) => {
    const who =
      speaker === null ? `**${toShortClock(startS)}**` : `**${toShortClock(startS)} ${escapeMarkdown(speaker)}:**`
    return `${who} ${escapeMarkdown(text)}\n`
  }
  const parts: string[] = [`# ${escapeMarkdown(title)}\n`]
  let next = 0
  for (const piece of pieces) {
    const chapter = chapters[next]
    if (chapter && piece.startS >= chapter.startS) {
      parts.push(`## ${escapeMarkdown(chapter.title)}\n`)
      next += 1
    }
    parts.push(line(piece))
  }
  return parts.join('\n')
}

export const toJson = ({ language, pieces }: Transcript): string =>
  `${JSON.stringify({ form: 'frenly-transcript', version: 1, language, pieces }, null, 1)}\n`
