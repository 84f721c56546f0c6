import { expect, test } from 'vitest'
import { tokenPrices } from './price-list.server.ts'
import { findPrice, priceVersion } from './price-list.ts'
import { costOf } from './price.ts'

test('a model is found by its very name, and by the name without its edition', () => {
  const mini = { inputMicros: 150_000, outputMicros: 600_000, unit: 'token', contextTokens: 128_000 }
  expect(findPrice('openai', 'gpt-4o-mini')).toEqual(mini)
  expect(findPrice('openai', 'gpt-4o-mini-2024-07-18')).toEqual(mini)
  expect(findPrice('anthropic', 'claude-sonnet-4-5-20250929')).toMatchObject({ inputMicros: 3_000_000 })
  expect(findPrice('anthropic', 'claude-3-7-sonnet-latest')).toMatchObject({ outputMicros: 15_000_000 })
  expect(findPrice('google', 'gemini-2.0-flash-001')).toMatchObject({ inputMicros: 100_000, outputMicros: 400_000 })
})

test('an edition with a price of its own keeps it', () => {
  expect(findPrice('openai', 'gpt-4o-2024-05-13')).toMatchObject({ inputMicros: 5_000_000 })
  expect(findPrice('openai', 'gpt-4o-2024-08-06')).toMatchObject({ inputMicros: 2_500_000 })
})

test('what nobody knows is null, never free', () => {
  expect(findPrice('openai', 'gpt-99')).toBeNull()
  expect(findPrice('openai', 'gpt-image-1')).toBeNull()
  expect(findPrice('anthropic', 'gpt-4o')).toBeNull()
  expect(findPrice('openai-compatible', 'gpt-4o')).toBeNull()
  expect(findPrice('openrouter', 'meta-llama/llama-3.3-70b-instruct:nitro')).toBeNull()
  expect(findPrice('brave', 'web')).toBeNull()
  expect(findPrice('toString', 'constructor')).toBeNull()
})

test('machines of one’s own and free models cost nothing', () => {
  for (const [company, model] of [
    ['ollama', 'llama3.2:latest'],
    ['llama-cpp', 'anything.gguf'],
    ['openrouter', 'mistralai/anything:free'],
  ] as const)
    expect(costOf(findPrice(company, model), { input: 5_000, output: null })).toBe(0)
})

test('speech is charged by what it counts: an hour heard, a million characters spoken', () => {
  const whisper = findPrice('openai', 'whisper-1')
  expect(whisper?.unit).toBe('second')
  expect(costOf(whisper, { input: 3_600, output: null })).toBe(360_000)
  expect(costOf(findPrice('openai', 'tts-1'), { input: 1_000_000, output: null })).toBe(15_000_000)
})

test('the list is sane: no name twice, dearer out than nothing, whole micro-dollars, a date for an edition', () => {
  expect(priceVersion).toMatch(/^\d{4}-\d\d-\d\d$/)
  for (const [company, rows] of Object.entries(tokenPrices)) {
    expect(new Set(rows.map(([model]) => model)).size, company).toBe(rows.length)
    for (const [model] of rows) {
      const price = findPrice(company, model)
      expect(price?.inputMicros, model).toBeGreaterThan(0)
      expect(Number.isInteger(price?.inputMicros), model).toBe(true)
      expect(Number.isInteger(price?.outputMicros), model).toBe(true)
      if (!model.includes('embedding')) expect(price?.outputMicros, model).toBeGreaterThan(0)
    }
  }
})
