import { readArticles } from '#app/kits/foundation/content/content.server.ts'

export type ReadingJob = { done: number; all: number; words: number; last: string | null }

/** The first articles of the help centre, read and counted: the small real job of the page on loading. */
export function readFirstArticles(wanted: number): ReadingJob {
  const articles = readArticles()
  const read = articles.slice(0, Math.max(0, wanted))
  return {
    done: read.length,
    all: articles.length,
    words: read.reduce((sum, { body }) => sum + countWords(body), 0),
    last: read.at(-1)?.title ?? null,
  }
}

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length
