import { afterAll, beforeAll, expect, test } from 'vitest'
import { findProgram } from '#app/platform/command.server.ts'
import { buildWorker } from '#tests/support/worker-file.ts'
import { applyEdits } from './edit.ts'
import { harper } from './harper.server.ts'
import { programs, writingEngines } from './index.server.ts'
import { withSecondOpinion } from './link-grammar.server.ts'
import { bestSpelling, editsBetween } from './spelling.ts'
import type { Tone } from './tones.ts'
import { openWritingPool } from './writing-pool.server.ts'

const hasParser = findProgram('link-parser') !== null
if (!hasParser) console.warn('link-parser is not on this machine: the second opinion is not tested here')

let room: ReturnType<typeof openWritingPool>
beforeAll(async () => {
  room = openWritingPool(await buildWorker('app/providers/writing/writing.worker.ts'))
})
afterAll(() => room.close())

const signal = new AbortController().signal
async function polish(text: string, tone: Tone = 'plain') {
  const { result } = await harper(() => room).run({ text, tone }, { signal })
  const edits = result.changes.map((change) => ({ ...change, isBold: false }))
  expect(applyEdits(text, edits)).toBe(result.text)
  expect(result.changes.every(({ why }) => why.length > 0)).toBe(true)
  return result
}
const textOf = async (text: string, tone?: Tone) => (await polish(text, tone)).text

test.each([
  ['I has went to the the store yesterday and buyed milk.', 'I have gone to the store yesterday and bought milk.'],
  ["Their going to there house over they're.", "They're going to their house over there."],
  ['I will wait untill you recieved the documants.', 'I will wait until you received the documents.'],
  ['She dont know nothing , its to late', "She don't know nothing, its too late"],
  ['He go home with an ball and a apple.', 'He goes home with a ball and an apple.'],
  ['It works. Otherwise we stay.', 'It works. Otherwise, we stay.'],
  ['What is it ? Recieved goods were sent back.', 'What is it? Received goods were sent back.'],
  ['It definately is a wierd goverment, alot of it.', 'It definitely is a weird government, a lot of it.'],
])('%s', async (wrong, right) => {
  expect(await textOf(wrong)).toBe(right)
})

test.each([
  'The colour of the centre is grey.',
  'The color of the center is gray.',
  'We met Siobhan and Jaroslaw near the Kubernetes booth.',
  'Write to teh@exmaple.com or see https://exmaple.com/teh and `teh codee`.',
  'Frenly is here. Say [why](/support?article=what-frenly-is), or see llama.cpp, `host_nam` and /opt/frenly/teh.',
  'The claim is unsourced, and its host name is unknown. I saw it -- twice.',
  'The IKEA and the NGO sent 3D prints.',
  '',
  '🐼🐼🐼',
])('%s stays as it is', async (text) => {
  expect(await polish(text)).toEqual({ text, changes: [] })
})

test('each change says where it was and why, also behind pictures', async () => {
  const text = '🐼🏽 The panda ate teh bamboo untill noon.'
  const { changes } = await polish(text)
  expect(changes.map(({ start, end, after }) => [text.slice(start, end), after])).toEqual([
    ['teh', 'the'],
    ['untill', 'until'],
  ])
})

test.each<[Tone, string, string]>([
  ['formal', "hey Bob, I can't come asap, thx!!", 'Hello Bob, I cannot come as soon as possible, thank you.'],
  ['formal', "Isn't it late? I won't stay.", "Isn't it late? I will not stay."],
  ['formal', 'She said "I can\'t" and left.', 'She said "I can\'t" and left.'],
  ['warm', 'Send me the file. I want it by noon.', 'Please send me the file. I would like it by noon.'],
  ['warm', 'Please send me the file.', 'Please send me the file.'],
  ['short', 'Basically, the plan is really good.', 'The plan is good.'],
  ['firm', 'I was wondering if you could send the file?', 'Please send the file.'],
  ['firm', 'I think we should pay on Friday, if that is okay.', 'We should pay on Friday.'],
  ['plain', "I can't come, basically.", "I can't come, basically."],
])('%s: %s', async (tone, text, expected) => {
  expect(await textOf(text, tone)).toBe(expected)
})

test.each([
  'La reunión se ha cambiado al viernes por la tarde.',
  'Die Besprechung wurde auf Freitag verschoben.',
  'Встреча перенесена на пятницу.',
  '会议改到星期五了。',
  '𝒳'.repeat(9_000),
])('what is not English is declined: %s', async (text) => {
  await expect(polish(text)).rejects.toMatchObject({ kind: 'unable', message: 'Harper corrects English only' })
})

test('a text beyond the bound is declined, a cancel is a cancel', async () => {
  await expect(polish('x'.repeat(20_001))).rejects.toMatchObject({ kind: 'unable' })
  const run = harper(() => room).run({ text: 'hi', tone: 'plain' }, { signal: AbortSignal.abort() })
  await expect(run).rejects.toMatchObject({ kind: 'cancelled' })
})

test('a long letter with many faults goes through', async () => {
  const text = 'I has went to the the store yesterday and buyed milk untill noon. The wether is nice today.\n'.repeat(
    100,
  )
  const { changes } = await polish(text)
  expect(changes.length).toBeGreaterThan(400)
})

test.each([
  ['letters', 'A'.repeat(19_000)],
  ['small letters', 'b'.repeat(19_000)],
  ['pictures', '🐼'.repeat(9_000)],
  ['signs of links', '=&?'.repeat(6_000)],
])('an endless word of %s stays, and what stands beside it is read', async (_, endless) => {
  const text = `I will wait untill noon, and say so to all of you now and here. ${endless}`
  expect((await textOf(text)).startsWith('I will wait until noon')).toBe(true)
  const doubts = await room.run('spell', { text: `Wait untill noon ${endless}` }, { signal })
  expect(doubts.map(({ word }) => word)).toEqual(['untill'])
})

test('thousands of words like no word are suggested nothing that takes the memory', async () => {
  const text = Array.from({ length: 400 }, (_, n) => `b${'qx'.repeat(12 + (n % 10))}`).join(' ')
  expect(await room.run('spell', { text }, { signal })).toHaveLength(200)
})

test.runIf(hasParser)('a bold change that makes a sentence worse is taken back, a spelling stays', async () => {
  const text = 'They are going to their hause.'
  const bad = { start: 18, end: 23, after: 'the of', why: 'a bad idea', isBold: true }
  const good = { start: 24, end: 29, after: 'house', why: 'spelling', isBold: false }
  expect(await withSecondOpinion(text, [bad, good], signal)).toEqual([good])
  const better = { start: 0, end: 2, after: 'I', why: 'grammar', isBold: true }
  expect(await withSecondOpinion('Me am here.', [better], signal)).toEqual([better])
})

test.runIf(hasParser)('lines that would be commands of the parser are only text', async () => {
  const edit = { start: 7, end: 11, after: 'there', why: 'x', isBold: true }
  for (const text of ['!help \n here I am.', '!file /etc/passwd', '% here he', '\n\n\n'])
    expect(await withSecondOpinion(text, [edit], signal)).toBeInstanceOf(Array)
})

test('the parser is found out by a sentence it can read', async () => {
  expect((await programs[0]?.probe())?.state).toBe(hasParser ? 'works' : 'missing')
  expect(writingEngines(() => room).map(({ id }) => id)).toEqual(['embedded:harper'])
})

test('spelling: near enough, or nothing', () => {
  const speller = () => ({
    isWord: () => false,
    suggest: (word: string) => (word === 'untill' ? ['until', 'untie'] : []),
  })
  expect(bestSpelling('untill', ['distill'], speller)).toBe('until')
  expect(bestSpelling('recieved', ['received', 'relieved'], speller)).toBe('received')
  expect(bestSpelling('u', ['uh', 'um'], speller)).toBeNull()
  expect(bestSpelling('zorblat', ['zealot'], speller)).toBeNull()
  expect(bestSpelling('brocken', ['bracken', 'broken'], speller)).toBe('broken')
  expect(bestSpelling('friday', ['Fridays', 'Friday'], speller)).toBe('Friday')
  expect(bestSpelling('sam', ['sac', 'sap'], speller)).toBeNull()
  expect(bestSpelling('teh', ['the', 'tea'], speller)).toBe('the')
  expect(editsBetween('recieved', 'received')).toBe(1)
})

test('the second dictionary doubts on its own, and knows British spelling, names, addresses and code', async () => {
  const text = 'The colour of the centre is realy grey; Jaroslaw wrote `teh` to teh@x.example, organising untill noon.'
  const doubts = await room.run('spell', { text }, { signal })
  expect(doubts.map(({ start, end, word }) => [text.slice(start, end), word])).toEqual([
    ['realy', 'realy'],
    ['untill', 'untill'],
  ])
  expect(doubts[0]?.suggestions).toContain('really')
})
