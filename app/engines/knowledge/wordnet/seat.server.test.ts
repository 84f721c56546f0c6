import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { whyNot } from './answers.ts'
import { wordnetSeat } from './seat.server.ts'
import { scoreRows, scoreTable } from '#tests/eval-sets/wordnet.ts'
import { developRows, holdOutRows } from './wordnet-rows.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'wordnet-seat-'))
const seat = wordnetSeat({ dataDir, embed })
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('answers the rows it was made with and is silent where it should be', async () => {
  const score = await scoreRows(seat, developRows)
  expect(score.misses).toEqual([])
}, 60_000)

test('on rows it was not made with it is seldom wrong, and right for at least four in five', async () => {
  const score = await scoreRows(seat, holdOutRows)
  if (process.env.BENCH) process.stdout.write(`${scoreTable({ 'hold out': score })}\n`)
  expect(score.wrong / score.all).toBeLessThanOrEqual(0.02)
  expect(score.right / score.all).toBeGreaterThanOrEqual(0.8)
}, 60_000)

test.each([
  'Which city in the north of Spain is the largest?',
  'and of Germany?',
  'What is southeast of Italy?',
  'What is north of Rome?',
  'Which country is west of France?',
  'What lies next to Belgium?',
  'What is near Naples?',
  'What is above Scotland?',
  'What country is to the east of Poland?',
  'What is on the border of France?',
  'What is bigger than Jupiter?',
  'What is in the middle of Italy?',
])('%s: what lies elsewhere, and what hangs on a question before, is not guessed', async (question) =>
  expect(await seat.answer(question)).toMatchObject({ state: 'abstained' }),
)

test('quotes the gloss verbatim with its licence and no address', async () => {
  const answer = await seat.answer('What is photosynthesis?')
  expect(answer).toMatchObject({ state: 'answered', weight: 'exact', isRecomputed: false })
  if (answer.state !== 'answered') return
  expect(answer.text).toBe(
    'Photosynthesis: synthesis of compounds with the aid of radiant energy (especially in plants).',
  )
  expect(answer.sources).toEqual([
    {
      title: 'WordNet: photosynthesis',
      url: null,
      license: 'WordNet 3.1, Princeton University',
      quote: 'synthesis of compounds with the aid of radiant energy (especially in plants)',
    },
  ])
})

test('shows up to three meanings of an ambiguous word, and one when the question tells which', async () => {
  const several = await seat.answer('what is a bank')
  const one = await seat.answer('what is a bank in finance')
  expect(several.state === 'answered' && several.sources.length).toBe(2)
  expect(one.state === 'answered' && one.sources.length).toBe(1)
})

test('a meaning is not left out for want of a few uses in old texts', async () => {
  const gold = await seat.answer('What is gold?')
  expect(gold.state === 'answered' && gold.text).toContain('metallic element')
})

test('tells where an animal is listed that is asked for as another, and of two kinds which', async () => {
  const fish = await seat.answer('Is a whale a fish?')
  expect(fish).toMatchObject({ text: 'WordNet lists whale as a kind of cetacean, not among the kinds of fish.' })
  expect(await seat.answer('Is a whale a mammal or a fish?')).toMatchObject({
    text: expect.stringMatching(/^Whale is a kind of mammal\./) as string,
  })
  expect(await seat.answer('Is a car a bird?')).toMatchObject({ state: 'abstained' })
  expect(await seat.answer('Is Python or Java better?')).toMatchObject({ state: 'abstained' })
})

test('words of other languages are not made up from English ones', async () => {
  for (const question of [
    'german word for dog',
    'How do you say thank you in Japanese?',
    'what is bread called in french',
  ])
    expect(await seat.answer(question), question).toEqual({ state: 'abstained', why: whyNot.foreign })
  expect(await seat.answer('What is the capital of France called?')).not.toMatchObject({ why: whyNot.foreign })
})

test('marks a ranked hit as the closest entry and a headword as exact', async () => {
  expect(await seat.answer('largest planet')).toMatchObject({ weight: 'closest' })
  expect(await seat.answer('Jupiter')).toMatchObject({ weight: 'exact' })
})

test('leaves no unfinished index behind and opens the finished one again', async () => {
  await seat.answer('largest planet')
  expect(readdirSync(join(dataDir, 'knowledge')).filter((name) => name.endsWith('.part'))).toEqual([])
  const again = wordnetSeat({ dataDir, embed })
  expect(existsSync(join(dataDir, 'knowledge'))).toBe(true)
  expect(await again.answer('largest planet')).toMatchObject({ state: 'answered' })
})

test('answers about headwords where the index cannot be written, and says why it cannot search', async () => {
  const unwritable = wordnetSeat({ dataDir: '/dev/null/nowhere', embed })
  expect(await unwritable.answer('define entropy')).toMatchObject({ state: 'answered' })
  expect(await unwritable.answer('largest planet')).toEqual({ state: 'abstained', why: whyNot.noIndex })
})
