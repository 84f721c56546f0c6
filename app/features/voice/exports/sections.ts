import type { Chapter } from '#app/engines/transcript/chapters.ts'
import type { Piece, Transcript } from '#app/engines/transcript/transcript.ts'

/** A chapter of a book with what is said in it, in paragraphs by who speaks and where they pause. */
export type Section = { title: string; paragraphs: { startS: number; speaker: string | null; text: string }[] }

const PAUSE_S = 2
const LONGEST_CHARS = 900

export function toSections({ pieces }: Transcript, title: string, chapters: readonly Chapter[]): Section[] {
  const starts = chapters.length > 0 ? chapters : [{ startS: 0, endS: Infinity, title }]
  const sections: Section[] = starts.map((chapter) => ({ title: chapter.title, paragraphs: [] }))
  let last: Piece | null = null
  for (const piece of pieces) {
    const at = Math.max(
      0,
      starts.findLastIndex(({ startS }) => startS <= piece.startS),
    )
    const { paragraphs } = sections[at]!
    const open = paragraphs.at(-1)
    const goesOn = open && last && open.speaker === piece.speaker && piece.startS - last.endS < PAUSE_S
    if (goesOn && open.text.length < LONGEST_CHARS) open.text += ` ${piece.text}`
    else paragraphs.push({ startS: piece.startS, speaker: piece.speaker, text: piece.text })
    last = piece
  }
  return sections.filter(({ paragraphs }) => paragraphs.length > 0)
}
