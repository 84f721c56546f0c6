import { z } from 'zod'
import { toTable } from '#app/platform/table.ts'
import { toPlainText } from './plain-text.ts'
import { toPublishedAt } from './published-at.ts'
import { readAnswer, type SearchCompany } from './search-company.server.ts'

const answer = z.object({
  web: z
    .object({
      results: z.array(
        z.object({
          title: z.string(),
          url: z.string(),
          description: z.string().nullish(),
          page_age: z.string().nullish(),
        }),
      ),
    })
    .nullish(),
})

/** Brave's own index of the web. */
export const brave: SearchCompany = {
  id: 'brave',
  label: 'Brave Search',
  about: 'An independent index of the web. Keys: api-dashboard.search.brave.com.',
  address: 'https://api.search.brave.com',
  needsKey: true,
  family: 'brave',
  most: 20,
  async search({ base, key, ask }, { query, count, language }) {
    const asked = new URLSearchParams({
      q: query,
      count: String(count),
      ...(language && { search_lang: toLanguage(language) }),
    })
    const url = `${base.replace(/\/res\/v1(\/web\/search)?$/, '')}/res/v1/web/search?${asked}`
    return await readAnswer(await ask(url, { headers: { accept: 'application/json', 'x-subscription-token': key } }))
  },
  /** A question without a hit has no `web` at all. */
  read(found) {
    const read = answer.safeParse(found)
    if (!read.success) return null
    return (read.data.web?.results ?? []).map(({ title, url, description, page_age: age }) => ({
      title: toPlainText(title) || url,
      url,
      snippet: toPlainText(description ?? ''),
      publishedAt: toPublishedAt(age),
    }))
  },
}

/** Brave has its own names for some languages. */
const OWN_NAMES: Record<string, string> = toTable({
  ja: 'jp',
  zh: 'zh-hans',
  'zh-tw': 'zh-hant',
  pt: 'pt-pt',
  'pt-br': 'pt-br',
})
const toLanguage = (code: string) => {
  const name = code.toLowerCase()
  return OWN_NAMES[name] ?? OWN_NAMES[name.split('-')[0]!] ?? name.split('-')[0]!
}
