import { expect, test } from 'vitest'
import { createSilenceReader, MAX_CHUNK_S, toChunks } from './chunks.ts'
import { toUtterances } from './utterances.ts'

test('speech is cut at silences and never longer than the recogniser can follow', () => {
  expect(toChunks(10, [])).toEqual([{ startS: 0, endS: 10 }])
  expect(toChunks(20, [{ startS: 8, endS: 12 }])).toEqual([
    { startS: 0, endS: 8.15 },
    { startS: 11.85, endS: 20 },
  ])
  const long = toChunks(100, [])
  expect(long).toHaveLength(7)
  expect(long.every(({ startS, endS }) => endS - startS <= MAX_CHUNK_S)).toBe(true)
  expect(toChunks(30, [{ startS: 0, endS: 30 }])).toEqual([])
  expect(toChunks(0, [])).toEqual([])
})

test('silence that lasts to the end has no end of its own', () => {
  const reader = createSilenceReader()
  for (const line of [
    '[silencedetect @ 0x1] silence_start: -0.001',
    '[silencedetect @ 0x1] silence_end: 1.5 | silence_duration: 1.5',
    'silence_start: 4',
  ])
    reader.read(line)
  expect(reader.silences(6)).toEqual([
    { startS: 0, endS: 1.5 },
    { startS: 4, endS: 6 },
  ])
})

test('texts are said in pieces of sentences', () => {
  expect(toUtterances('One. Two! Three?')).toEqual(['One. Two! Three?'])
  const long = toUtterances('word '.repeat(400))
  expect(long.length).toBeGreaterThan(2)
  expect(long.every((piece) => piece.length <= 600)).toBe(true)
  expect(long.join(' ').split(' ')).toHaveLength(400)
  expect(toUtterances('x'.repeat(1_500)).join('')).toHaveLength(1_500)
  expect(toUtterances('… — “”')).toEqual([])
})
