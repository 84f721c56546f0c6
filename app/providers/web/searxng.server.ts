import { z } from 'zod'
import { EngineFailure } from '#app/providers/engine.ts'
import { toPlainText } from './plain-text.ts'
import { toPublishedAt } from './published-at.ts'
import { readAnswer, type SearchCompany, type SearchSession, type WebQuery } from './search-company.server.ts'

const answer = z.object({
  results: z.array(
    z.object({
      url: z.string(),
      title: z.string().nullish(),
      content: z.string().nullish(),
      publishedDate: z.string().nullish(),
    }),
  ),
})

/** SearXNG, a search of search engines on a machine of one's own. */
export const searxng: SearchCompany = {
  id: 'searxng',
  label: 'SearXNG',
  about:
    'A search of search engines that you run yourself. It needs no key; “json” must stand in search.formats of its settings.',
  address: null,
  needsKey: false,
  family: 'searxng',
  most: 50,
  search,
  read(found) {
    const read = answer.safeParse(found)
    if (!read.success) return null
    return read.data.results.map(({ url, title, content, publishedDate }) => ({
      title: toPlainText(title ?? '') || url,
      url,
      snippet: toPlainText(content ?? ''),
      publishedAt: toPublishedAt(publishedDate),
    }))
  },
}

async function search({ base, key, ask }: SearchSession, { query, language }: WebQuery) {
  const address = `${base.replace(/\/search$/, '')}/search`
  const asked = new URLSearchParams({ q: query, format: 'json', ...(language && { language }) })
  try {
    const headers = key ? { authorization: `Bearer ${key}` } : undefined
    return await readAnswer(await ask(`${address}?${asked}`, { ...(headers && { headers }) }))
  } catch (error) {
    throw error instanceof EngineFailure ? toPlainer(error) : error
  }
}

/** A fresh SearXNG refuses JSON: that is a setting of it, and no key would help. */
function toPlainer(failure: EngineFailure): EngineFailure {
  if (failure.kind !== 'unauthorised' || !failure.message.includes('(403')) return failure
  const why =
    'SearXNG refuses to answer in JSON (403). Add “json” to search.formats in its settings.yml and start it again; if it is there, its limiter refuses this server.'
  return new EngineFailure('unauthorised', why)
}
