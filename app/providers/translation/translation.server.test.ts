import { expect, test } from 'vitest'
import { findProgram } from '#app/platform/command.server.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import { apertium } from './apertium.server.ts'
import { listTranslationPairs, programs, translationEngines } from './index.server.ts'

const isHere = findProgram('apertium') !== null
if (!isHere) console.warn('Apertium is not on this machine: what it translates is not tested here')
const signal = new AbortController().signal

async function translate(text: string, from: string | null, to: string) {
  const { result } = await apertium({ detect: async () => 'es' }).run({ text, from, to }, { signal })
  return { ...result, words: result.unknown.map(({ start, end }) => result.text.slice(start, end)) }
}

const failureOf = (promise: Promise<unknown>): Promise<EngineFailure> =>
  promise.then(
    () => Promise.reject(new Error('It did not fail')),
    (error: unknown) => (error instanceof EngineFailure ? error : Promise.reject(error)),
  )

test('the engine is listed where Apertium and a pair stand, and nowhere else', async () => {
  expect(translationEngines().map(({ id }) => id)).toEqual(isHere ? ['embedded:apertium'] : [])
  expect((await programs[0]?.probe())?.state).toBe(isHere ? 'works' : 'missing')
  expect(listTranslationPairs().length > 0).toBe(isHere)
})

test('a language nobody knows is declined', async () => {
  expect(await failureOf(translate('hello', 'xx', 'es'))).toMatchObject({ kind: 'unable' })
  expect(await failureOf(translate('hello', 'no such code!', 'es'))).toMatchObject({ kind: 'unable' })
})

test.runIf(isHere)('it translates, and says how good to expect it to be', async () => {
  expect(await translate('The government announced a new law.', 'en', 'es')).toMatchObject({
    text: 'El gobierno anunció una ley nueva.',
    from: 'en',
    note: 'Rule-based draft',
    unknown: [],
  })
})

test.runIf(isHere)('the language is asked for when nobody said it', async () => {
  expect(await translate('La casa es roja.', null, 'en')).toMatchObject({ from: 'es', text: 'The house is red.' })
  const alone = apertium({}).run({ text: 'La casa', from: null, to: 'en' }, { signal })
  expect(await failureOf(alone)).toMatchObject({ kind: 'unable' })
})

test.runIf(isHere)('without a direct way it goes over another language and says so', async () => {
  const { text, note } = await translate('The house is red.', 'en', 'fr')
  expect(note).toBe('Rule-based draft via Spanish')
  expect(text).toMatch(/maison.*rouge/i)
})

test.runIf(isHere)('words it does not know stay, without its marks, and are pointed at', async () => {
  const { text, words } = await translate('The zorblat is red and the Qwertian sleeps.', 'en', 'es')
  expect(words).toEqual(['zorblat', 'Qwertian'])
  expect(text).not.toMatch(/[*#@]/)
})

test.runIf(isHere)('signs, addresses and pictures come back as they were', async () => {
  const kept = [
    'a.b+c@mail.example',
    'https://frenly.example/a_b?c=[d]&e=*f*',
    '#tag',
    '@panda',
    '🐼',
    '`rm *`',
    '^x<n>$',
  ]
  for (const sign of kept) expect((await translate(`The house ${sign} is red.`, 'en', 'es')).text).toContain(sign)
  const { text, words } = await translate('*The house* is [red] \\ {or} a/b.', 'en', 'es')
  expect(text).toMatch(/^\*La casa\* es \[roj[ao]\] \\ \{[oó]\} .*\/.*\.$/)
  expect(words).toEqual(['b'])
})

test.runIf(isHere)('lines, bullets and blank lines stay where they are', async () => {
  const text = 'The house\n\n- the red door\n- the window\n\n  1. first\n\n'
  const lines = (await translate(text, 'en', 'es')).text.split('\n')
  expect(lines).toHaveLength(8)
  expect(lines[2]).toMatch(/^- la /i)
  expect(lines[5]).toMatch(/^ {2}1\. /)
  expect((await translate(' \n\n', 'en', 'es')).text).toBe(' \n\n')
  expect((await translate('', 'en', 'es')).text).toBe('')
})

test.runIf(isHere)('what an argument or a stream could mean is only text', async () => {
  const hostile = [
    '-d /etc eng-spa',
    '$(touch /tmp/x)',
    '\0house\0',
    '^house<n><sg>$',
    '[[t:b:x]]house',
    '\\',
    '[',
    ']]',
  ]
  for (const text of hostile) expect(typeof (await translate(text, 'en', 'es')).text).toBe('string')
})

test.runIf(isHere)('a pair that does not exist is declined, and the pairs that do are named', async () => {
  const failure = await failureOf(translate('The house', 'en', 'de'))
  expect(failure.kind).toBe('unable')
  expect(failure.message).toMatch(/from English to German, only to .*Spanish/)
  expect(await failureOf(translate('The house', 'en', 'en-GB'))).toMatchObject({ kind: 'unable' })
})

test.runIf(isHere)('a long text goes through, one beyond the bound is declined', async () => {
  const sentence = 'The government announced a new law.\n'
  const { text } = await translate(sentence.repeat(1_000), 'en', 'es')
  expect(text.split('\n')).toHaveLength(1_001)
  expect(await failureOf(translate('x'.repeat(50_001), 'en', 'es'))).toMatchObject({ kind: 'unable' })
})

test.runIf(isHere)('it can be cancelled', async () => {
  const cancelled = apertium({}).run({ text: 'The house', from: 'en', to: 'es' }, { signal: AbortSignal.abort() })
  expect(await failureOf(cancelled)).toMatchObject({ kind: 'cancelled' })
})

test.runIf(isHere)('regions are understood', async () => {
  expect((await translate('The bus', 'en-GB', 'es-MX')).text).toMatch(/autob[uú]s/i)
})
