import { z } from 'zod'
import { toPlainText } from './plain-text.ts'
import { toPublishedAt } from './published-at.ts'
import { readAnswer, type SearchCompany } from './search-company.server.ts'

const answer = z.object({
  results: z.array(
    z.object({
      title: z.string().nullish(),
      url: z.string(),
      content: z.string().nullish(),
      published_date: z.string().nullish(),
    }),
  ),
})

/** Tavily, a search made for programs. It takes no language. */
export const tavily: SearchCompany = {
  id: 'tavily',
  label: 'Tavily',
  about: 'A search made for programs, with longer excerpts. Keys: app.tavily.com.',
  address: 'https://api.tavily.com',
  needsKey: true,
  family: 'tavily',
  most: 20,
  async search({ base, key, ask }, { query, count }) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
    const body = JSON.stringify({ query, max_results: count, search_depth: 'basic' })
    return await readAnswer(await ask(`${base.replace(/\/search$/, '')}/search`, { method: 'POST', headers, body }))
  },
  read(found) {
    const read = answer.safeParse(found)
    if (!read.success) return null
    return read.data.results.map(({ title, url, content, published_date: date }) => ({
      title: toPlainText(title ?? '') || url,
      url,
      snippet: toPlainText(content ?? ''),
      publishedAt: toPublishedAt(date),
    }))
  },
}
