import { readdirSync } from 'node:fs'
import { readModel } from '#app/platform/models.server.ts'
import { expect, test } from 'vitest'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { hashOfAsked, readAsked } from './phrases.ts'
import { evidenceFor, talkIn, weighTogether } from '#app/engines/knowledge/help/desk.ts'
import type { Found } from '#app/engines/knowledge/help/finding.ts'
import { unpackMeant, type PackedMeant } from '#app/engines/knowledge/help/meant.ts'

const packed = readModel<PackedMeant>('help-articles.json')
const weigh = unpackMeant(packed)
const asked = readAsked()

const meantBy = async (message: string) => weigh(message, (await embed([message]))[0]!)
const found = (slug: string, fit: number) => ({ article: { passage: { slug } }, fit }) as Found

test('what was learned is of today’s lines: npm run train:help', () => {
  expect(packed.asked).toBe(hashOfAsked(asked))
  expect(packed.slugs).toEqual(asked.flatMap(({ slug }) => slug ?? []))
})

test('every help article has lines it is asked for by', () => {
  const articles = readdirSync('app/content/help').map((file) => file.replace('.md', ''))
  expect(asked.flatMap(({ slug }) => slug ?? [])).toEqual(articles.sort())
  for (const { slug, lines } of asked) if (slug !== null) expect([slug, lines.length >= 20]).toEqual([slug, true])
})

test('an article is meant by people who never say its words, all else is left alone, and shares are whole', async () => {
  const { shares, other, talk } = await meantBy('my flatmate used up my questions for today')
  expect([...shares].sort((a, b) => b[1] - a[1])[0]?.[0]).toBe('daily-limits')
  expect([...shares.values(), ...talk.values(), other].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  expect((await meantBy('what is the population of Peru')).other).toBeGreaterThan(0.5)
  expect(talkIn(await meantBy('lol that was a good one'))?.share).toBeGreaterThan(0.3)
})

test('an article written here, which nothing was learned of, is found by its own words', async () => {
  const meant = await meantBy('opening hours of the repair café')
  const [best, next] = weighTogether([found('repair-cafe', 8), found('backups', 2)], meant)
  expect(best?.found.article.passage.slug).toBe('repair-cafe')
  expect(evidenceFor([best!, next!], 3, meant)).toBeGreaterThan(evidenceFor([best!, next!], -3, meant))
})

test('an article written here does not answer what it says no word of', async () => {
  const meant = await meantBy('who won the football match')
  const [best] = weighTogether([found('repair-cafe', 2), found('backups', 2)], meant)
  expect(best?.found.article.passage.slug).toBe('repair-cafe')
  expect(evidenceFor([best!], -3, meant)).toBeLessThan(-1)
})
