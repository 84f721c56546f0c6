import { quoteAnswer } from '#app/kits/asking/cited-answer/quote-answer.ts'
import { defineFlowTools, FlowStepFailure, type FlowTool } from '#app/kits/asking/flow-tools/flow-tools.ts'
import { toProse } from '#app/kits/foundation/content/prose.ts'
import { findPassages } from '#app/kits/search/document-passages/passages.store.server.ts'
import { searchArticles } from '#app/kits/search/site-search/articles.store.server.ts'
import { isEmptyQuery, readSearchQuery } from '#app/kits/search/site-search/search-query.ts'
import { outside } from '#app/kits/search/web-index/fetch-page.server.ts'
import { readPage } from '#app/kits/search/web-index/page-pool.server.ts'
import { FetchRefusal } from '#app/platform/public-fetch.server.ts'

const PAGE_MS = 10_000
const PAGE_MAX_BYTES = 1_572_864
const OK = 200
const TEXT_TYPES = /^(?:text\/html|application\/xhtml\+xml|text\/plain)\b/i
const MOST_CHARS = 200_000
const MOST_PASSAGES = 12

/** Throws FlowStepFailure with what whoever gave the address may know. */
async function readAddress(url: string, signal: AbortSignal) {
  const answer = await outside
    .fetch(url, { limitMs: PAGE_MS, maxBytes: PAGE_MAX_BYTES, signal })
    .catch((error: unknown) => {
      signal.throwIfAborted()
      throw new FlowStepFailure(error instanceof FetchRefusal ? error.message : 'Nothing answered there.')
    })
  if (answer.status !== OK) throw new FlowStepFailure(`The page answered with the status ${answer.status}.`)
  const contentType = answer.headers.get('content-type') ?? 'text/html'
  if (!TEXT_TYPES.test(contentType)) throw new FlowStepFailure('What is there is no page of text.')
  const read = await readPage({ bytes: answer.bytes, contentType, url: answer.url }, signal)
  if (read.text === '') throw new FlowStepFailure('The page holds no text.')
  return { ...read, url: answer.url }
}

const page: FlowTool = {
  id: 'page',
  label: 'Read a page of the web',
  about: 'The words of a public page, without menus and advertisements. Private addresses are not opened.',
  group: 'Ask and look up',
  gives: 'text',
  ports: [],
  fields: [{ name: 'address', label: 'Address', kind: 'line', usual: '{{}}' }],
  async work({ address = '' }, { signal }) {
    const read = await readAddress(address.trim(), signal)
    const notes = [`${read.title || read.url}, ${read.url}`]
    return { value: read.text.slice(0, MOST_CHARS).toWellFormed(), by: 'Page reader', costMicros: 0, notes }
  },
}

const here: FlowTool = {
  id: 'here',
  label: 'Search the help of this place',
  about: 'Help articles and topics that speak of something.',
  group: 'Ask and look up',
  gives: 'text',
  ports: [],
  fields: [{ name: 'query', label: 'Words to look for', kind: 'line', usual: '{{}}' }],
  async work({ query: words = '' }) {
    const query = readSearchQuery(words)
    const found = isEmptyQuery(query) ? [] : await searchArticles(query, 3)
    const value = found.map(({ title, body }) => `${title}\n${toProse(body)}`).join('\n\n')
    const notes = found.length === 0 ? ['Nothing here speaks of it.'] : found.map(({ title }) => title)
    return { value, by: 'Search of this place', costMicros: 0, notes }
  },
}

const documents: FlowTool = {
  id: 'ask-documents',
  label: 'Ask my documents',
  about: 'Sentences of your read documents that answer a question, word for word.',
  group: 'Ask and look up',
  gives: 'text',
  ports: [],
  fields: [{ name: 'question', label: 'Question', kind: 'line', usual: '{{}}' }],
  async work({ question = '' }, { owner }) {
    const query = readSearchQuery(question)
    const found = isEmptyQuery(query) ? [] : await findPassages({ owner }, query, MOST_PASSAGES)
    const passages = found.map(({ title, text, page: number }, n) => ({
      ...{ n: n + 1, title, href: '', site: title, date: null, text, alsoAt: [] },
      place: `${title}, page ${number}`,
    }))
    const answer = passages.length > 0 ? quoteAnswer(question, passages) : null
    const cited = [...new Set((answer?.sentences ?? []).flatMap(({ cites }) => cites.map(({ n }) => n)))]
    const notes = answer
      ? cited.map((n) => passages.find((one) => one.n === n)?.place ?? '')
      : ['None of your documents answers it.']
    const value = (answer?.sentences ?? []).map(({ text }) => text).join(' ')
    return { value, by: 'Your documents', costMicros: 0, notes }
  },
}

defineFlowTools(page, here, documents)
