import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Engine } from '#app/providers/engine.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-allies-'))
process.env.LOG_LEVEL = 'silent'

const seat = (id: string, label: string, answer: (question: string) => string | null): Engine<'answer'> => ({
  id: `embedded:${id}`,
  port: 'answer',
  label,
  about: '',
  providerId: null,
  maker: 'Built in',
  family: id,
  version: null,
  unit: 'request',
  contextUnits: null,
  limitMs: 5_000,
  run: ({ question }) => {
    const text = answer(question)
    const source = { title: label, url: null, license: null, quote: question }
    return Promise.resolve({
      result: text
        ? { state: 'answered', text, sources: [source], weight: 'typed', isRecomputed: false }
        : { state: 'abstained', why: `${label} has nothing.` },
      usage: { input: 1, output: 0 },
    })
  },
})
const seats = [
  seat('calculator', 'Calculator', (question) => ({ '2 + 3': '5', '4 * 5': '20' })[question] ?? null),
  seat('wordnet', 'WordNet', (question) => (question.includes('grove') ? 'A *small* wood.' : null)),
]
vi.mock('#app/kits/asking/engines/embedded.server.ts', () => ({ embeddedEngines: () => Promise.resolve(seats) }))
type Answers = { answers: { seat: string; text: string }[] }
/** A ledger that takes every sentence with a full stop for a claim, and two years for a dispute; the real one has its own tests. */
const ledgerOf = ({ answers }: Answers) => {
  const claims = answers.flatMap(({ text }) => text.match(/[^.?]+\./g) ?? []).map((text) => ({ text: text.trim() }))
  const positions = answers.flatMap(({ seat, text }) =>
    (text.match(/\b19\d\d\b/g) ?? []).map((value) => ({ value, seats: [seat], quotes: [] })),
  )
  return { claims, disputes: positions.length > 1 ? [{ slot: 'year', claimIds: [], positions }] : [], answer: '' }
}
vi.mock('#app/kits/asking/engine-worker/engine-worker.server.ts', () => ({
  engineWorker: () => ({ run: (_job: string, input: Answers) => Promise.resolve(ledgerOf(input)) }),
}))

const { store } = await import('#app/database/store.server.ts')
const { beginFreeRun } = await import('#app/kits/asking/runs/begin-run.server.ts')
const { guest } = await import('#app/kits/asking/engines/viewer.ts')
const { allyJobs } = await import('./ally-jobs.server.ts')
const { listAllies, findOwnAlly, removeAlly, saveAlly } = await import('./allies.server.ts')
const { builtInAllies } = await import('./built-in-allies.ts')
const { enrol } = await import('#tests/support/enrol.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

const work = async (
  job: keyof typeof allyJobs,
  question: string,
  { material = question, talk = [] as { label: string; text: string }[] } = {},
) => {
  const run = await beginFreeRun({ member: null, network: '10.0.0.1' }, { screen: 'summon' })
  return allyJobs[job]({ run, question, material, talk, signal: new AbortController().signal })
}

test('there are at least eight allies of the house, each with a job, an example and its limits', () => {
  expect(builtInAllies.length).toBeGreaterThanOrEqual(8)
  for (const { system, goodFor, without, example, handle } of builtInAllies)
    for (const words of [system, goodFor, without, example, handle]) expect(words).toBeTruthy()
  expect(new Set(builtInAllies.map(({ handle }) => handle)).size).toBe(builtInAllies.length)
})

test('the Reckoner calculates the question, else every sum in it, and says what it can do when there is none', async () => {
  expect((await work('reckon', '2 + 3')).text).toContain('**5**')
  const { text, engines } = await work('reckon', 'First 2 + 3, then 4 * 5 of them.')
  expect(text).toMatch(/`2 \+ 3`: \*\*5\*\*[\s\S]*`4 \* 5`: \*\*20\*\*/)
  expect(engines).toEqual(['Calculator'])
  expect(await work('reckon', 'Hello')).toMatchObject({
    hasFound: false,
    text: expect.stringContaining('Try “18% of 249.90”'),
  })
})

test('the Librarian quotes with its source, and nothing in a quotation works as Markdown', async () => {
  const found = await work('look-up', 'What is a grove?')
  expect(found.text).toContain('> A \\*small\\* wood.')
  expect(found.sources).toHaveLength(1)
  expect((await work('look-up', 'Hello')).text).toContain('found nothing that answers this')
})

test('the Sceptic lists claims, contradictions first, and says that a question holds none', async () => {
  const talk = [{ label: 'The Librarian', text: 'The bridge opened in 1973.' }]
  const { text } = await work('check', 'The bridge opened in 1937. It was the longest in the world.', { talk })
  expect(text).toMatch(/contradicts itself[\s\S]*1937[\s\S]*claims? to check/)
  expect(text).toMatch(/one counter-example is enough/)
  expect((await work('check', 'Why?')).text).toContain('I find no claim to check here')
})

test('the Chronicler orders, the Confidant masks, the Plain Speaker measures', async () => {
  const { text: order } = await work('date', 'We met on 5 May 2024. On 3 March 2024 we had signed.')
  expect(order.indexOf('3 March 2024')).toBeLessThan(order.indexOf('5 May 2024'))
  const { text: masked } = await work('mask', 'Ask Dr. Lena Brandt, +49 170 5550123.')
  expect(masked.split('With them masked')[1]).not.toMatch(/Brandt|5550123/)
  expect((await work('simplify', 'The cat sat on the mat. It was warm.')).text).toContain('**easy** to read')
})

test('the Translator asks for a language, and says when nobody here can translate', async () => {
  expect((await work('translate', 'Good morning')).text).toContain('Into which language?')
})

test('the Planner finds steps and their days, the Coach asks and advises nothing, neither invents when nothing was said', async () => {
  const { text } = await work('plan', 'Call the landlord by 3 December 2026, then read the lease')
  expect(text).toMatch(/1\. Call the landlord[\s\S]*3 December 2026[\s\S]*2\. read the lease/)
  expect(text).toContain('Without a day: “read the lease”')
  expect((await work('plan', '...')).hasFound).toBe(false)
  const coached = await work('coach', 'I want to read more. But in the evening I am too tired.')
  expect(coached.text).toMatch(/I want to read more[\s\S]*in the evening I am too tired/)
  expect((await work('coach', '!!')).hasFound).toBe(false)
})

test('the built-in voice says why it is silent instead of making something up', async () => {
  const { text, hasFound } = await work('answer', 'Write a poem')
  expect(hasFound).toBe(false)
  expect(text).toMatch(/\*\*Calculator\*\*: Calculator has nothing\.[\s\S]*nothing was made up/)
})

test('a member keeps allies of their own; a name of the house or a second one is refused', async () => {
  const { id } = await enrol('mei')
  const viewer = { id, plan: 'free' as const }
  const input = { ally: '', name: 'Night Owl', about: '', instructions: 'Answer in rhymes.', engine: '' }
  const saved = await saveAlly(viewer, input)
  if (!saved.isSaved) throw new Error(saved.message)
  expect((await listAllies(viewer)).at(-1)).toMatchObject({
    handle: 'night-owl',
    system: null,
    wishes: 'Answer in rhymes.',
  })
  expect((await listAllies(guest)).some(({ name }) => name === 'Night Owl')).toBe(false)
  expect(await saveAlly(viewer, { ...input, name: 'the editor' })).toMatchObject({ field: 'name' })
  expect(await saveAlly(viewer, { ...input, name: 'NIGHT owl' })).toMatchObject({ field: 'name' })
  expect(await saveAlly(viewer, { ...input, name: 'Day Owl', engine: 'gone/model' })).toMatchObject({ field: 'engine' })
  const ally = saved.key.slice('ally:'.length)
  await removeAlly({ id: 'somebody-else', plan: 'free' }, ally)
  expect(await findOwnAlly(viewer, ally)).not.toBeNull()
  await removeAlly(viewer, ally)
  expect(await findOwnAlly(viewer, ally)).toBeNull()
})
