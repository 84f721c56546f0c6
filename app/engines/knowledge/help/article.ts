import { cutSentences } from '#app/engines/english/sentences.ts'

/** A sentence that only sends the reader on. */
const pointer = /^(?:Read|See)(?: more)?(?: in| about)? [^.]{0,60}\.$/

/** A part of a help article under one heading; the opening part stands under the title of the article. */
export type Section = { heading: string; isOpening: boolean; sentences: string[]; steps: string[]; body: string }

/** Cuts an article in Markdown (without front matter) into its sections, as plain text. A row of a table reads as "Free: $0."; code is left out. */
export function readSections(title: string, markdown: string): Section[] {
  const parts = markdown.split(/^#{2,4} +(.+)$/m)
  const sections = [toSection(title, parts[0] ?? '', true)]
  for (let at = 1; at < parts.length; at += 2)
    sections.push(toSection(plain(parts[at] ?? ''), parts[at + 1] ?? '', false))
  return sections.filter(({ sentences, steps }) => sentences.length + steps.length > 0)
}

function toSection(heading: string, markdown: string, isOpening: boolean): Section {
  const lines = markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .split('\n')
    .map((line) => line.trim())
  const steps = lines.filter((line) => /^\d+\. /.test(line)).map((line) => plain(line.replace(/^\d+\. /, '')))
  const written = lines.map((line, i) => (line.startsWith('|') ? readRow(line, lines[i + 1]) : line))
  const prose = written
    .filter((line) => line !== '' && !/^\d+\. |^#|^>/.test(line))
    .map((line) => plain(line.replace(/^[-*] /, '')))
  const sentences = prose.flatMap(cutSentences).filter((sentence) => !pointer.test(sentence))
  return { heading, isOpening, sentences, steps, body: [...sentences, ...steps].join(' ') }
}

/** A row of a table as a sentence; nothing for its head and the rule below it. */
function readRow(line: string, next = ''): string {
  if (/^\|[\s|:-]+\|$/.test(line) || /^\|[\s|:-]+\|$/.test(next)) return ''
  const [first = '', ...rest] = line
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
  return `${first}: ${rest.join(', ')}.`
}

/** Markdown of one line as plain text. */
function plain(markdown: string): string {
  return markdown
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])[*_]([^*_]+)[*_](?![\w*])/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .trim()
}
