import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { openBrowser } from '#tests/support/walker.ts'

const PAGE_MAX_BYTES = 300_000
const ANSWERS = 6
const ANSWER_CHARS = 19_900

let app: BuiltApp
beforeAll(async () => void (app = await openBuiltApp()))
afterAll(() => app.close())

const SUBJECTS = ['tower', 'bridge', 'harbour', 'library', 'orchard', 'museum', 'reservoir', 'night train', 'festival']
const DEEDS = ['was built in', 'reached a height of', 'raised its budget by', 'drew visitors from', 'costs about']
const THINGS = ['metres', 'villages', 'percent', 'euros a month', 'passengers', 'weeks']

/** Prose without an end: each sentence names other figures, as long answers do. */
function longAnswer(of: number): string {
  let text = ''
  for (let n = of; text.length < ANSWER_CHARS; n += ANSWERS) {
    const [subject, deed, thing] = [SUBJECTS[n % 9], DEEDS[n % 5], THINGS[n % 6]]
    text += `The ${subject} number ${n % 97} ${deed} ${(n * 37) % 900} ${thing}, as the report of ${1950 + (n % 70)} explains. `
  }
  return text.slice(0, ANSWER_CHARS)
}

test('the page of six long answers is light; everything it folds has an address that works without JavaScript', async () => {
  const browser = openBrowser(app)
  await browser.get('/ai/consensus')
  const body = new FormData()
  body.set('question', 'What do the reports say?')
  body.set('choose', '1')
  const answers = Array.from({ length: ANSWERS }, (_, n) => longAnswer(n))
  for (const answer of answers) body.append('answer', answer)
  const made = await app.visit('/ai/consensus', { method: 'POST', body })
  expect(made.status).toBe(303)
  const address = made.headers.get('location')!
  const read = async (more = '') => {
    const answer = await app.visit(address + more)
    expect(answer.status).toBe(200)
    return answer.text()
  }
  const page = await vi.waitFor(
    async () => {
      const html = await read()
      expect(html).toContain('What they claim')
      return html
    },
    { timeout: 90_000, interval: 1_000 },
  )
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(PAGE_MAX_BYTES)

  const lastWords = answers[0]!.slice(-60, -20)
  expect(page).not.toContain(lastWords)
  expect(page).toMatch(/href="[^"]*open=answer-0#answer-0"/)
  const whole = await read('&open=answer-0')
  expect(whole).toContain(lastWords)
  expect(Buffer.byteLength(whole)).toBeLessThanOrEqual(PAGE_MAX_BYTES)

  expect(page).toMatch(/href="[^"]*page=2[^"]*#claims-heading"/)
  expect(await read('&page=2')).toContain('What they claim')
}, 120_000)
