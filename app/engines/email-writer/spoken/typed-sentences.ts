import type { Span } from '../letter.ts'

/** Sentences of a typed draft, with their place. A line of its own is a sentence of its own. */
export function typedSentences(draft: string): (Span & { text: string })[] {
  const sentences: (Span & { text: string })[] = []
  for (const line of draft.matchAll(/[^\n]+/g)) {
    for (const part of line[0].matchAll(
      /\S[\s\S]*?(?:(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|St|No|vs|etc|e\.g|i\.e|a\.m|p\.m|approx))[.!?…]+["'”’)]*(?=\s|$)|$)/g,
    )) {
      const start = line.index + part.index
      const text = part[0].trimEnd()
      if (text) sentences.push({ start, end: start + text.length, text })
    }
  }
  return sentences
}

export const countWords = (text: string): number => text.match(/[\p{L}\d][\p{L}\d'’.-]*/gu)?.length ?? 0
