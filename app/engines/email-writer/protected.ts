import type { Span } from './letter.ts'

/** What belongs to somebody else or to a machine: quotations, code, addresses, quoted lines. No rule touches it. */
const PROTECTED = [
  /```[\s\S]*?(?:```|$)/g,
  /`[^`\n]*`/g,
  /(?:https?:\/\/|www\.)\S+/gi,
  /[\w.+-]+@[\w-]+\.[\w.-]+/g,
  /"[^"\n]*"/g,
  /“[^”\n]*”/g,
  /«[^»\n]*»/g,
  /(?<![\p{L}\d])'[^'\n]{2,}?'(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])‘[^’\n]{2,}?’(?![\p{L}\d])/gu,
  /^[ \t]*>.*$/gm,
]

export function protectedSpans(draft: string): Span[] {
  return PROTECTED.flatMap((pattern) =>
    [...draft.matchAll(pattern)].map((found) => ({ start: found.index, end: found.index + found[0].length })),
  )
}

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end
