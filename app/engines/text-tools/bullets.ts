import { sentencesOfText } from './sentences-of.ts'

const BULLET = /^\s*(?:[-*•–]|\d+[.)]|\[[ x]\])\s+(.*)$/i

/** Prose as bullet points: a point for each sentence, paragraphs apart. */
export const toBullets = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      /^\s*#{1,6}\s/.test(paragraph) && !paragraph.includes('\n')
        ? paragraph.trim()
        : sentencesOfText(paragraph)
            .map((sentence) => `- ${sentence.replace(/(?<=\p{L})\.$/u, '')}`)
            .join('\n'),
    )
    .filter(Boolean)
    .join('\n\n')

/** Bullet points as prose: each point a sentence, each list a paragraph. Headings and prose stay. */
export function toProse(text: string): string {
  const paragraphs: string[][] = [[]]
  for (const line of text.split('\n')) {
    const [, point] = BULLET.exec(line) ?? []
    if (point !== undefined) paragraphs.at(-1)!.push(toSentence(point))
    else if (line.trim() === '' || /^\s*#{1,6}\s/.test(line)) paragraphs.push(line.trim() ? [line.trim()] : [], [])
    else paragraphs.at(-1)!.push(line.trim())
  }
  return paragraphs
    .map((words) => words.join(' '))
    .filter(Boolean)
    .join('\n\n')
}

function toSentence(point: string): string {
  const text = point.trim()
  if (text === '') return ''
  const whole = /[.!?…:;]["”’)]?$/.test(text) ? text.replace(/;$/, '.') : `${text}.`
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}
