import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isScreenId, screenIds, subjectOf, type ScreenId } from '#app/catalogue/screens.ts'
import type { WaitingWords, WaitingWordsOf } from './waiting-words.ts'

const LEAD_MAX_CHARS = 240
const POINT_CHARS = { fewest: 40, most: 120 }
const TOTAL_WORDS = { fewest: 35, most: 95 }

const files = import.meta.glob<Record<string, WaitingWordsOf>>('./words/*.server.ts', { eager: true })
const all = Object.entries(files).flatMap(([file, exported]) => {
  const subject = file.replace(/^\.\/words\/|\.server\.ts$/g, '')
  const words = Object.values(exported).flatMap((part) => Object.entries(part))
  return words.map(([id, words]) => ({ subject, id, words }))
})

function sentencesOf({ lead, points, meanwhile }: WaitingWords): string[] {
  return [lead, ...points, ...(meanwhile ? [meanwhile.say] : [])]
}

test('there are words to check', () => {
  expect(all.length).toBeGreaterThan(50)
})

test('words stand in the file of the subject that lists their screen', () => {
  const strays = all.filter(({ id, subject }) => !isScreenId(id) || subjectOf(id) !== subject)
  expect(strays.map(({ id, subject }) => `${id} in ${subject}`)).toEqual([])
})

test('leads, points and totals keep to their lengths', () => {
  const wrong = all.filter(({ words }) => {
    const total = sentencesOf(words).join(' ').split(/\s+/).length
    return (
      words.lead.length > LEAD_MAX_CHARS ||
      words.points.some((point) => point.length < POINT_CHARS.fewest || point.length > POINT_CHARS.most) ||
      total < TOTAL_WORDS.fewest ||
      total > TOTAL_WORDS.most
    )
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('no sentence is used twice on leads and points', () => {
  const sentences = all.flatMap(({ words }) => [words.lead, ...words.points])
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
})

test('every sentence is whole and keeps to the voice: no exclamation marks, no em dashes', () => {
  const odd = all.flatMap(({ words }) =>
    sentencesOf(words).filter((text) => !/^[A-Z0-9].*[.?]$/.test(text) || /[!—]/.test(text)),
  )
  expect(odd).toEqual([])
})

test('what helps meanwhile is a screen that is not waiting itself', () => {
  const waiting = new Set(all.map(({ id }) => id))
  expect(all.filter(({ words }) => words.meanwhile && waiting.has(words.meanwhile.screen)).map(({ id }) => id)).toEqual(
    [],
  )
})

test('a screen either has its own route file or words for its waiting page', () => {
  const waiting = new Set<string>(all.map(({ id }) => id))
  const isBuilt = (id: ScreenId) => existsSync(new URL(`../${subjectOf(id)}/${id}.route.tsx`, import.meta.url))
  expect(screenIds.filter((id) => isBuilt(id) === waiting.has(id))).toEqual([])
})
