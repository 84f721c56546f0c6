import type { PartDraft } from '#app/kits/foundation/text-files/book/split-book.ts'
import { CHAPTER_TITLE_MAX_CHARS, MOST_CHAPTERS } from './book.limits.ts'

/** Outlines by the kind of book, written by hand: places to begin from, not a text about anything. */
export const TEMPLATES = {
  guide: [
    'Who this is for',
    'What you need',
    'First steps',
    'Day by day',
    'When something goes wrong',
    'Where to go from here',
  ],
  report: ['Summary', 'The question', 'How it was looked into', 'What was found', 'What it means', 'What is not known'],
  story: ['Opening', 'A change', 'The way', 'The hardest day', 'The turn', 'Ending'],
  cookbook: ['The kitchen and its tools', 'Basics', 'Starters', 'Main dishes', 'Sweets', 'Through the year'],
} as const
export const TEMPLATE_LABELS: Readonly<Record<keyof typeof TEMPLATES | '', string>> = {
  '': 'None: only what I write above',
  'guide': 'A guide',
  'report': 'A report',
  'story': 'A story',
  'cookbook': 'A cookbook',
}

/**
 * Chapters from an outline as people type one: a line a chapter, with or without numbers or dashes; lines that stand further
 * in become its sections.
 */
export function toOutline(text: string): PartDraft[] {
  const lines = text
    .split('\n')
    .map((line) => ({
      depth: indentOf(line),
      words: line.replace(/^\s*(?:[-*+•]|#{1,6}|\d{1,3}[.):]?|[ivxlc]{1,6}[.)])\s+/i, '').trim(),
    }))
    .filter(({ words }) => words !== '')
  const least = Math.min(...lines.map(({ depth }) => depth))
  const parts: PartDraft[] = []
  for (const { depth, words } of lines) {
    const last = parts.at(-1)
    const title = words.slice(0, CHAPTER_TITLE_MAX_CHARS)
    if (depth > least && last) last.markdown = `${last.markdown}\n\n## ${title}`.trim()
    else if (parts.length < MOST_CHAPTERS) parts.push({ kind: 'chapter', title, markdown: '' })
  }
  return parts
}

const indentOf = (line: string): number => {
  const marks = /^(\s*)(#{1,6}\s)?/.exec(line)
  return (marks?.[1] ?? '').replace(/\t/g, '    ').length + Math.max(0, (marks?.[2]?.length ?? 0) - 2) * 4
}
