import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { seats } from './seats.server.ts'
import { unknowable } from './question.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'seats-'))
const table = seats({ dataDir, searchHelp: async () => [], embed, now: () => new Date('2026-11-21T12:00:00Z') })
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function answersTo(question: string) {
  return Promise.all(table.map(async (seat) => ({ seat: seat.id, answer: await seat.answer(question) })))
}

test('offers four seats of four families', () => {
  expect(table.map(({ id }) => id)).toEqual(['calculator', 'facts', 'wordnet', 'help'])
  expect(new Set(table.map(({ family }) => family)).size).toBe(4)
})

test('declines what nobody here can know, and two seats give the same reason', async () => {
  for (const [question, why] of [
    ['Who will win the election in 2032?', unknowable.future],
    ['what is my name', unknowable.personal],
    ["what's the weather now", unknowable.live],
  ] as const) {
    const said = await answersTo(question)
    expect(said.filter(({ answer }) => answer.state === 'answered')).toEqual([])
    expect(said.filter(({ answer }) => answer.state === 'abstained' && answer.why === why).length).toBeGreaterThan(1)
  }
})

test('tells the time, which changes from hour to hour but hangs on the clock alone', async () => {
  for (const [question, answer] of [
    ['What time is it in Tokyo?', 'In Tokyo it is 21:00 on Saturday, 21 November 2026'],
    ['current time in Sydney', 'In Sydney it is 23:00'],
    ['What time is it in Tokyo when it is 8:00 in Berlin?', 'it is 16:00 in Tokyo'],
  ] as const) {
    const said = await answersTo(question)
    expect(said.find(({ seat }) => seat === 'facts')?.answer).toMatchObject({
      state: 'answered',
      text: expect.stringContaining(answer),
    })
  }
})

test('stands empty, long and strange questions', async () => {
  for (const question of [
    '',
    '   ',
    '?!',
    '"',
    '(((',
    '🐼',
    'a'.repeat(3_000),
    "Robert'); drop table gloss;--",
    'what is "AND" OR NOT *',
    'what is the '.repeat(200),
  ]) {
    for (const { answer } of await answersTo(question)) expect(['answered', 'abstained']).toContain(answer.state)
  }
}, 240_000)
