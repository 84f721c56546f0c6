import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUrlBrowser } from '#tests/support/url-browser.ts'
import { startServer, stopServer, type RunningServer } from '#tests/support/server-process.ts'

const PASSWORD = 'seven bamboo shoots'
let server: RunningServer
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'error' })
})
afterAll(() => stopServer(server, 'SIGTERM'))

const open = () => openUrlBrowser(server.url)
type Browser = ReturnType<typeof open>
const keyOf = (page: string, form: string) => new RegExp(`value="([\\w.-]+[~!]${form})"`).exec(page)?.[1] ?? ''
const fieldOf = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? ''
const countOf = (text: string, words: string) => text.split(words).length - 1

async function join(browser: Browser, username: string) {
  const form_key = keyOf((await browser.get('/register')).text, 'register')
  const fields = { username, email: `${username}@frenly.test`, password: PASSWORD, confirmPassword: PASSWORD, form_key }
  const answers = await Promise.all([browser.post('/register', fields), browser.post('/register', fields)])
  await browser.post('/login', { usernameOrEmail: username, password: PASSWORD })
  return answers
}

test('somebody who registers twice at once is registered, and told so both times', async () => {
  const answers = await join(open(), 'doubler')
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(answers[0]!.location).toBe(answers[1]!.location)
})

test('guests who get the same kept page have keys of their own', async () => {
  const pages = await Promise.all([1, 2, 3].map(() => open().get('/therapist')))
  expect(new Set(pages.map(({ text }) => keyOf(text, 'waitlist'))).size).toBe(3)
})

test('a question sent three times at once is one run, also for a guest who was never here', async () => {
  const guest = open()
  const form_key = keyOf((await guest.get('/ai/consensus')).text, 'ask-consensus')
  const fields = { question: 'What is 5 + 5?', choose: '1', seat: 'nobody', answer: 'Ten.', form_key }
  const answers = await Promise.all([1, 2, 3].map(() => guest.postParts('/ai/consensus', fields)))
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
})

test('a message sent twice is one message; one whose session ended comes back and is not sent', async () => {
  const member = open()
  await join(member, 'talker')
  const empty = (await member.get('/ai/chat')).text
  const first = { do: 'send', c: '', parent: '', text: 'What is 2 + 2?', form_key: keyOf(empty, 'message') }
  const voice = /name="voice"[\s\S]*?<option value="([^"]+)"/.exec(empty)?.[1] ?? ''
  const sent = await Promise.all([1, 2].map(() => member.postParts('/ai/chat', { ...first, voice })))
  expect(sent[0]).toMatchObject({ status: 303, location: sent[1]!.location })
  const address = sent[0]!.location!.split('#')[0]!
  const talk = (await member.get(address)).text
  expect(countOf(talk, '<option value')).toBeGreaterThan(0)

  const words = 'a thought that must not get lost'
  const next = { ...first, voice, c: fieldOf(talk, 'c'), parent: fieldOf(talk, 'parent'), text: words }
  const stranger = open()
  const gone = await stranger.postParts('/ai/chat', { ...next, form_key: keyOf(talk, 'message') }, server.url + address)
  expect([gone.status, gone.location?.startsWith('/login?return_url=')]).toEqual([303, true])
  const return_url = new URL(gone.location!, server.url).searchParams.get('return_url')!
  const signedIn = await stranger.post('/login', { usernameOrEmail: 'talker', password: PASSWORD, return_url })
  const back = (await stranger.get(signedIn.location!)).text
  expect(back).toMatch(new RegExp(`<textarea[^>]*>${words}</textarea>`))
  expect(back).toContain('Your session had ended.')
  // Once in the field; in what scripts begin with it stands again.
  expect(countOf(back.split('<script')[0]!, words)).toBe(1)
})
