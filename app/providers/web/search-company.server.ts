import { toBaseAddress } from '#app/providers/base-address.ts'
import { callCompany } from '#app/providers/company-call.server.ts'
import { toBrokenFailure } from '#app/providers/company-failure.ts'
import { EngineFailure, type Engine } from '#app/providers/engine.ts'
import type { TimeLimits } from '#app/providers/timeouts.ts'
import type { Ports } from '#app/providers/ports.ts'
import type { Company, OfferedModel, ProviderConfig } from '#app/providers/provider.ts'

export type WebResult = Ports['search']['result']['results'][number]
export type WebQuery = Ports['search']['input']
/** Where to ask, with which key, by a fetch that fails honestly. */
export type SearchSession = { base: string; key: string; ask: typeof fetch }

/** How one search company differs from the others. */
export type SearchCompany = Omit<Company, 'listModels' | 'engines' | 'ports'> & {
  family: string
  /** How many results one question gives at most. */
  most: number
  search(session: SearchSession, query: WebQuery): Promise<unknown>
  /** The results of an answer; null when it has another shape. */
  read(answer: unknown): WebResult[] | null
}

const MODEL = 'web'
const MAX_QUERY = 400
const TEST_QUERY = 'panda'
const limits: TimeLimits = { wholeMs: 20_000, firstMs: 15_000, idleMs: 10_000, againMs: 500 }

/** A search of the web as a company with one thing to offer. Listing asks a real question, since nothing less tests a key. */
export function createSearchCompany(company: SearchCompany): Company {
  const { id, label, about, address, needsKey } = company
  const offered: OfferedModel = { model: MODEL, port: 'search', label }
  return {
    ...{ id, label, about, address, needsKey, ports: ['search'] },
    async listModels(config, signal) {
      await search(company, config, { query: TEST_QUERY, count: 1, language: null }, signal)
      return [offered]
    },
    engines: (config) =>
      config.models
        .filter(({ port }) => port === 'search')
        .map((one): Engine => createEngine(company, config, one) as Engine),
  }
}

function createEngine(company: SearchCompany, config: ProviderConfig, offered: OfferedModel): Engine<'search'> {
  return {
    id: `${config.id}/${offered.model}`,
    port: 'search',
    label: config.label,
    about: 'Searches the public web. Results are what others wrote: some of it is wrong.',
    providerId: config.id,
    maker: company.label,
    family: company.family,
    version: null,
    unit: 'query',
    contextUnits: null,
    limitMs: limits.wholeMs,
    async run(input, { signal }) {
      const results = await search(company, config, input, signal)
      return { result: { results: results.slice(0, input.count) }, usage: { input: 1, output: null } }
    },
  }
}

async function search(
  company: SearchCompany,
  config: ProviderConfig,
  query: WebQuery,
  signal: AbortSignal,
): Promise<WebResult[]> {
  const asked = toQuery(company, query)
  return await callCompany({ config, signal, limits, accepts: /json/i, retries: 'passing' }, async (ask) => {
    if (company.needsKey && !config.key) throw new EngineFailure('unauthorised', `${config.label} needs a key.`)
    const given = config.address ?? company.address
    if (!given) throw new EngineFailure('unreachable', `${config.label} has no address yet.`)
    const answer = await company.search({ base: toBaseAddress(given, ''), key: config.key ?? '', ask }, asked)
    const results = company.read(answer)
    if (!results) throw toBrokenFailure(config.label, 'answered in another shape')
    return results.filter(({ url }) => isWebAddress(url))
  })
}

/** The companies refuse what is longer; the first words carry the question. */
function toQuery({ most }: SearchCompany, { query, count, language }: WebQuery): WebQuery {
  const words = query.replace(/\s+/g, ' ').trim()
  if (!words) throw new EngineFailure('unable', 'There is nothing to search for.')
  return { query: words.slice(0, MAX_QUERY), count: Math.max(1, Math.min(most, Math.round(count))), language }
}

/** A link with `javascript:` or to nowhere never leaves this room. */
const isWebAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

/** The JSON of an answer; null when it is none. */
export async function readAnswer(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text())
  } catch (error) {
    if (error instanceof EngineFailure) throw error
    return null
  }
}
