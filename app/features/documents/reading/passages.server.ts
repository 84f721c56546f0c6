import { randomInt } from 'node:crypto'
import { createId } from '#app/platform/secrets/ids.server.ts'
import type { KeptPage } from '../keeping/found.ts'

/** About so many letters make a passage that search finds. */
const PASSAGE_CHARS = 700
const SEARCH_IDS = 2 ** 47

/** Cuts pages into passages of whole pieces, each with its place. */
export function passagesOf(pages: readonly KeptPage[]) {
  return pages.flatMap(({ number, text }) =>
    cut(text).map(([start, end]) => ({
      id: createId(),
      searchId: randomInt(SEARCH_IDS),
      page: number,
      start,
      text: text.slice(start, end),
    })),
  )
}

/** Ends where a paragraph, a line or a sentence does, if one does soon. */
export function cut(text: string): [number, number][] {
  const found: [number, number][] = []
  for (let start = 0; start < text.length;) {
    const most = Math.min(text.length, start + PASSAGE_CHARS * 2)
    const least = start + PASSAGE_CHARS
    let end = most
    if (most < text.length)
      for (const mark of ['\n\n', '\n', '. ', ' ']) {
        const at = text.indexOf(mark, least)
        if (at >= 0 && at < most) {
          end = at + mark.length
          break
        }
      }
    if (text.slice(start, end).trim() !== '') found.push([start, end])
    start = end
  }
  return found
}
