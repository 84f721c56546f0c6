import { isSameText, shinglesOf } from '#app/kits/asking/cited-answer/passage.ts'
import { escapeHtml } from '#app/platform/values/escape-html.ts'

/** A page that was found, by whom, and what is known of it. */
export type WebResult = {
  title: string
  url: string
  site: string
  /** HTML in which only `<mark>` is markup. */
  snippetHtml: string
  date: string | null
  /** Who found it: the engine's name, this server's index. */
  origins: string[]
  /** Other addresses with the same text. */
  alsoAt: string[]
  /** Its text where this server keeps it; null where it would have to be fetched. */
  text: string | null
}

/** Both lists count alike by place (reciprocal rank fusion); the first places do not differ much. */
const RANK_BASE = 60
/** Fewer words say too little to be told apart. */
const MIN_SHINGLES = 8

/** One list of several: the same address, or the same text on several sites, is one result with all its origins. */
export function mergeResults(lists: readonly (readonly WebResult[])[]): WebResult[] {
  const merged: { result: WebResult; score: number; key: string; shingles: ReadonlySet<string> }[] = []
  for (const list of lists) {
    list.forEach((result, place) => {
      const score = 1 / (RANK_BASE + place)
      const [key, shingles] = [keyOf(result.url), shinglesOf(toWords(result))]
      const same = merged.find(
        (other) =>
          other.key === key ||
          (Math.min(other.shingles.size, shingles.size) >= MIN_SHINGLES && isSameText(other.shingles, shingles)),
      )
      if (!same) return void merged.push({ result: { ...result }, score, key, shingles })
      same.score += score
      same.result = joinTwo(same.result, result, same.key === key)
    })
  }
  return merged.sort((a, b) => b.score - a.score).map(({ result }) => result)
}

function joinTwo(first: WebResult, second: WebResult, isSameAddress: boolean): WebResult {
  return {
    ...first,
    date: first.date ?? second.date,
    text: first.text ?? second.text,
    snippetHtml: first.snippetHtml || second.snippetHtml,
    origins: [...new Set([...first.origins, ...second.origins])],
    alsoAt: [...new Set([...first.alsoAt, ...second.alsoAt, ...(isSameAddress ? [] : [second.url])])],
  }
}

const toWords = ({ snippetHtml, text }: WebResult) => text ?? snippetHtml.replace(/<[^>]*>/g, '')

function keyOf(url: string): string {
  const { host, pathname, search } = new URL(url)
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`
}

/** A snippet of another's search engine, in which nothing is markup. */
export const toPlainSnippet = (snippet: string): string => escapeHtml(snippet.replace(/\s+/g, ' ').trim())
