import { beforeEach, expect, test, vi } from 'vitest'
import { warmEnginesFor } from './warm-engines.server.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const asked: string[] = []
vi.mock('#app/kits/asking/engine-worker/engine-worker.server.ts', () => ({
  engineWorker: () => ({ run: async (job: string) => void asked.push(job) }),
}))
vi.mock('#app/kits/asking/panda/warm-panda.server.ts', () => ({ warmPanda: async () => void asked.push('panda') }))
const requestOf = (headers: Record<string, string>) => new Request('http://frenly.test/', { headers })

beforeEach(() => void asked.splice(0))

test('who asks nothing loads no engine: crawlers, programs, browsers in advance, and screens where nobody asks', () => {
  for (const headers of [
    {},
    { 'user-agent': CRAWLER },
    { 'user-agent': 'kube-probe/1.31' },
    { 'user-agent': BROWSER, 'sec-purpose': 'prefetch' },
  ] as Record<string, string>[])
    for (const id of ['home', 'support'] as const) warmEnginesFor(id, requestOf(headers))
  warmEnginesFor('privacy-policy', requestOf({ 'user-agent': BROWSER }))
  expect(asked).toEqual([])
})

test('a person who opens a screen where one asks loads its engines, once in a while', () => {
  for (const id of ['home', 'consensus', 'support', 'support'] as const)
    warmEnginesFor(id, requestOf({ 'user-agent': BROWSER }))
  expect(asked).toEqual(['warm', 'panda'])
})
