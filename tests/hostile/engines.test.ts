import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byDay } from '#tests/support/nightly.ts'
import { openEngines } from './engines.ts'
import { hostileText, MARKS, PROPERTY_WORDS, rowOf } from './fragments.ts'

/** More with FUZZ_RUNS; FUZZ_SEED begins elsewhere. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? byDay(3, 30))
const SEED = Number(process.env['FUZZ_SEED'] ?? 27)
/** Of the processor's time, which other work on the machine does not lengthen. What is bounded takes a tenth of it. */
const MOST_CPU_MS = 4_000
const MOST_CHARS = 20_000

const engines = await openEngines('node_modules/.cache/frenly')

test.each(Object.entries(engines))('%s reads any text in bounded time', { timeout: 900_000 }, async (_, read) => {
  await read('The bridge opened in 1937.')
  await fc.assert(
    fc.asyncProperty(hostileText(MOST_CHARS), async (hostile) => {
      const before = process.cpuUsage()
      await read(hostile)
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1_000).toBeLessThan(MOST_CPU_MS)
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  )
})

test.each(Object.entries(engines))(
  '%s reads rows of one mark in bounded time',
  { timeout: 900_000 },
  async (_, read) => {
    for (const mark of MARKS.filter((_mark, n) => n % byDay(16, 1) === 0)) {
      const before = process.cpuUsage()
      await read(rowOf(mark, MOST_CHARS))
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1_000, mark).toBeLessThan(MOST_CPU_MS)
    }
  },
)

test.each(Object.entries(engines))('%s takes words that name properties for words', async (_, read) => {
  for (const word of PROPERTY_WORDS) await read(`Red Bull is the leading ${word} of 2023. What is a ${word}?`)
})
