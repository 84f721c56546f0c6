import { expect, test } from 'vitest'

process.env.PATH = '/no/such/folder'
const { apertium } = await import('./apertium.server.ts')
const { listTranslationPairs, programs, translationEngines } = await import('./index.server.ts')

test('a machine without Apertium has no engine, no pair, and a program that could bring them', async () => {
  expect(translationEngines()).toEqual([])
  expect(listTranslationPairs()).toEqual([])
  expect(await programs[0]?.probe()).toEqual({ state: 'missing', why: null })
  expect(programs[0]).toMatchObject({
    name: 'apertium',
    packages: expect.arrayContaining(['apertium', 'apertium-eng-spa']),
  })
})

test('an engine kept from before is declined with the reason', async () => {
  const input = { text: 'The house', from: 'en', to: 'es' }
  const run = apertium({}).run(input, { signal: new AbortController().signal })
  await expect(run).rejects.toMatchObject({ kind: 'unable', message: 'Apertium cannot translate from English' })
})
