import { keywordsOf } from './keywords.ts'
import { sentencesOfText } from './sentences-of.ts'

export type OutlinePoint = { level: number; title: string; points: string[] }

const MOST_POINTS = 4
const POINT_MAX_CHARS = 140

/** The build of a text: its headings, or where it has none its paragraphs by what they are about, each with its first sentences. */
export function outlineOf(text: string): OutlinePoint[] {
  const blocks = text.split(/\n(?=\s*#{1,6}\s)/)
  const hasHeadings = blocks.some((block) => /^\s*#{1,6}\s/.test(block))
  if (!hasHeadings)
    return text
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
      .map((paragraph) => ({ level: 1, title: titleOf(paragraph), points: pointsOf(paragraph) }))
  return blocks.flatMap((block): OutlinePoint[] => {
    const [, marks, title] = /^\s*(#{1,6})\s+(.+)/.exec(block) ?? []
    const body = block.replace(/^\s*#{1,6}\s+.+\n?/, '')
    if (!marks && body.trim() === '') return []
    return [{ level: marks?.length ?? 1, title: title?.trim() ?? titleOf(body), points: pointsOf(body) }]
  })
}

const titleOf = (paragraph: string) => {
  const words = keywordsOf(paragraph, 2).map(({ words }) => words)
  const title = words.join(', ') || (sentencesOfText(paragraph)[0] ?? '').slice(0, 60)
  return title.charAt(0).toUpperCase() + title.slice(1)
}
const pointsOf = (body: string) => sentencesOfText(body).slice(0, MOST_POINTS).map(shorten)
const shorten = (text: string) =>
  text.length > POINT_MAX_CHARS ? `${text.slice(0, POINT_MAX_CHARS).replace(/\s+\S*$/, '')}…` : text

export const outlineText = (points: readonly OutlinePoint[]): string =>
  points
    .map(({ level, title, points: own }) =>
      [`${'#'.repeat(level)} ${title}`, ...own.map((point) => `- ${point}`)].join('\n'),
    )
    .join('\n\n')
