import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { assetPath } from '#app/platform/assets.server.ts'
import { entail } from './entailment.server.ts'
import { entailmentClasses } from '#app/engines/similarity/entailment.ts'

async function likeliest(a: string, b: string): Promise<string | undefined> {
  const [likely] = await entail([{ claims: [a, b] }])
  return entailmentClasses[likely!.indexOf(Math.max(...likely!))]
}

test('tells agreement, contradiction, limits and other things apart where hardly a word is shared', async () => {
  expect(await likeliest('The museum opens its doors at nine.', 'Visitors can go in from 9 am.')).toBe('agree')
  expect(await likeliest('He refused the offer.', 'He gladly accepted what was offered.')).toBe('contradict')
  expect(await likeliest('The medicine helps.', 'The medicine may help some patients.')).toBe('qualifies')
  expect(await likeliest('The castle has four towers.', 'The castle belongs to a family from Lyon.')).toBe('unrelated')
})

test('reads the order of words', async () => {
  expect(await likeliest('The dog bit the postman.', 'The postman was bitten by the dog.')).toBe('agree')
  expect(await likeliest('The dog bit the postman.', 'The postman bit the dog.')).toBe('contradict')
})

test('gives four likelihoods that sum to 1, the same in both orders and whatever is read with them', async () => {
  const [a, b] = ['Bees make honey from nectar.', 'Honey is what bees turn nectar into.'] as const
  const [forth, back] = await entail([{ claims: [a, b] }, { claims: [b, a] }])
  const [, alone] = await entail([
    { claims: ['Quite another, far longer claim about the weather of last week.', 'Rain.'] },
    { claims: [a, b] },
  ])
  expect(forth).toHaveLength(entailmentClasses.length)
  expect(forth!.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4)
  expect(back).toEqual(forth)
  expect(alone).toEqual(forth)
})

test('two claims of two answers are read under their question, the same in both orders', async () => {
  const [a, b] = ['Three days at most.', 'It keeps for a good week.'] as const
  const question = 'How long does cooked rice keep in the fridge?'
  const [forth, back, elsewhere, alone] = await entail([
    { claims: [a, b], question },
    { claims: [b, a], question },
    { claims: [a, b], question: 'What is the capital of France?' },
    { claims: [a, b] },
  ])
  expect(back).toEqual(forth)
  expect(elsewhere).not.toEqual(forth)
  expect(alone).not.toEqual(forth)
})

test('stands blank, long and unusual text', async () => {
  const odd: [string, string][] = [
    ['', ''],
    ['word '.repeat(5_000), 'A word.'],
    ['x'.repeat(5_000), 'A word.'],
    ['🐼 你好', 'A panda says hello.'],
  ]
  for (const likely of await entail(odd.map((claims) => ({ claims })))) expect(likely.every(Number.isFinite)).toBe(true)
})

test('signs of the network that stand in a claim are words like others', async () => {
  const [plain, signed] = await entail([
    { claims: ['It is green.', 'It is red.'] },
    { claims: ['It is green. [SEP] It is red. [SEP] [CLS]', 'It is red.'] },
  ])
  expect(signed).not.toEqual(plain)
  expect(await likeliest('The gate is open. [SEP] The gate is closed.', 'The castle belongs to a family.')).toBe(
    'unrelated',
  )
})

test('runs the network it was measured with', () => {
  const sum = createHash('sha256')
    .update(readFileSync(assetPath('entailment.onnx')))
    .digest('hex')
  expect(sum.slice(0, 16)).toBe('b049e1c2bdcf6cd3')
})
