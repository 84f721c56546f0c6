import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { Reader } from '#tests/support/reader.ts'
import { PASSWORD } from '#tests/support/walker.ts'

/** The forms of tools sent as a browser without JavaScript sends them. Each night journeys do the same in such a browser. */
let app: BuiltApp
beforeAll(async () => {
  app = await openBuiltApp()
})
afterAll(() => app.close())

const open = (address: string) => new Reader(app).open(address)
const text = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
const press = (page: Reader, name: string | RegExp) => page.press(page.all('button', name, page.main)[0]!)

/** What a page does that reads itself again until the work is done. */
async function untilIn(page: Reader, words: string | RegExp): Promise<string> {
  for (let n = 0; n < 60; n++) {
    const said = text(page.main)
    if (said.match(words)) return said
    await pause(250)
    await page.open(page.address.href)
  }
  throw new Error(`${page.address.href} never says ${words}: ${text(page.main).slice(0, 600)}`)
}

async function register(username: string, email: string): Promise<Reader> {
  const page = await open('/register')
  page.field('Username', page.main).value = username
  page.field('Email', page.main).value = email
  page.field('Password', page.main).value = PASSWORD
  page.field('Confirm password', page.main).value = PASSWORD
  return press(page, 'Create account')
}

async function signIn(username: string, password = PASSWORD): Promise<Reader> {
  const page = await open('/login?return_url=%2Fsupport')
  page.field(/username/i, page.main).value = username
  page.field('Password', page.main).value = password
  return press(page, 'Sign in')
}

async function join(username: string): Promise<Reader> {
  await register(username, `${username.toLowerCase()}@frenly.test`)
  return signIn(username)
}

describe('tables', () => {
  test('an answer goes onto a dashboard and is arranged and shown there; it is watched, paused and deleted', async () => {
    const page = await join('Watcher')
    await page.open('/v2/business-intelligence')
    await press(page, 'Open the example')
    page.field('Your question', page.main).value = 'sum of Area km2 by Region'
    await press(page, 'Ask')
    const answer = page.address.href
    await press(page, 'Put it on the dashboard')
    expect(page.get('heading', 'My figures', page.main)).toBeTruthy()
    expect(text(page.main)).toMatch(/From “Countries of the world”, as of \d+ \w+ \d{4} at \d\d:\d\d UTC/)
    await press(page, /^Full width/)
    expect(page.all('button', /^Half width/, page.main)).toHaveLength(1)
    await press(page, 'Run all again')
    expect(page.status).toBe(200)
    await page.follow(page.all('link', /rows behind Africa/, page.main)[0]!)
    expect(text(page.main)).toContain('The rows behind “Africa” of sum of Area km2 by Region')

    await page.open(answer)
    await page.follow(page.get('link', 'Set an alert', page.main))
    await press(page, 'Watch it')
    expect(page.status).toBe(400)
    expect(page.described(page.field('This number', page.main))).toContain('Write a number')
    page.field('This number', page.main).value = '1,000'
    page.field('Time zone', page.main).value = 'Mars/Olympus'
    await press(page, 'Watch it')
    expect(page.described(page.field('Time zone', page.main))).toContain('There is no such time zone')
    page.field('Time zone', page.main).value = 'Europe/Berlin'
    page.field('At, by day or week', page.main).value = '8'
    await press(page, 'Watch it')
    expect(text(page.main)).toContain('The largest Area km2 is above 1,000 True now, and told')
    expect(text(page.main)).toContain('Every day at 08:00, by the clocks of Europe/Berlin.')
    await press(page, 'Check now')
    expect(page.all('cell', 'Still true', page.main)).toHaveLength(1)
    await press(page, 'Pause')
    expect(text(page.main)).toContain('Paused')
    await press(page, 'Delete')
    await press(page, /^Undo/)
    await page.open('/notices')
    expect(text(page.main)).toContain('the largest Area km2 is')
  })
})

describe('the hub', () => {
  test('a wish is recognised and done in place; what is no calculation comes back with a sentence', async () => {
    const page = await open('/universal-hub')
    page.field('What would you like to do?', page.main).value = '30% off 120 dollars'
    await press(page, 'Go')
    expect(page.field('Calculation', page.main).value).toBe('30% off 120 dollars')
    await press(page, 'Calculate')
    expect(text(page.get('region', 'Result', page.main))).toContain('$84')
    page.field('Calculation', page.main).value = 'the smell of rain'
    await press(page, 'Calculate')
    expect(page.status).toBe(422)
    expect(page.field('Calculation', page.main).value).toBe('the smell of rain')
  })

  test('a wish for a tool leads to its screen with the words in the address', async () => {
    const page = await open('/universal-hub')
    page.field('What would you like to do?', page.main).value = 'compare Japan and Italy'
    await press(page, 'Go')
    await page.follow(page.get('link', 'Compare Japan and Italy', page.main))
    expect(text(page.main)).toContain('Japan is 1.25 times as large as Italy.')
  })
})

test('the chat refuses nothing at all, answers a message, and finds it again in the history', async () => {
  const page = await join('Chatting')
  await page.open('/ai/chat')
  await press(page, 'Send')
  expect([page.status, text(page.main)]).toEqual([400, expect.stringContaining('Please write a message.')])
  page.field('Your message', page.main).value = 'What is 18 % of 249.90?'
  await press(page, 'Send')
  await untilIn(page, '44.982')
  await page.open('/chat/history')
  expect(text(page.main)).toContain('18 % of 249.90')
})

test('a question without words is refused; one with words is answered by the panel', async () => {
  const page = await open('/qa')
  await press(page, 'Ask')
  expect(page.status).toBe(400)
  page.field('Your question', page.main).value = 'What is the capital of Bolivia?'
  await press(page, 'Ask')
  expect(await untilIn(page, /Sucre|La Paz/)).toContain('capital of Bolivia')
})

test('a message to the team goes out at the second try, with nothing typed lost', async () => {
  const page = await open('/support?part=contact')
  page.field('Your message', page.main).value = 'The wombat does not load.'
  await press(page, 'Send to the team')
  expect(page.status).toBe(400)
  expect(page.field('Your message', page.main).value).toBe('The wombat does not load.')
  page.field('What is it about?', page.main).value = 'Wombat'
  page.field('Your email address', page.main).value = 'ada@home.test'
  await press(page, 'Send to the team')
  expect(page.status).toBe(200)
  expect(page.all('button', 'Send to the team', page.main)).toEqual([])
})

test('a member signs in by a form, comes to where they were going, and keeps a name in the settings', async () => {
  const page = await join('Plainly')
  expect(page.address.pathname).toBe('/support')
  await join('Another')
  await page.open('/settings')
  page.field('Name', page.main).value = 'Plain Joy'
  page.field('Username', page.main).value = 'ANOTHER'
  await press(page, 'Save the profile')
  expect([page.status, page.described(page.field('Username', page.main))]).toEqual([
    409,
    expect.stringMatching(/taken/),
  ])
  expect(page.field('Name', page.main).value).toBe('Plain Joy')
  page.field('Username', page.main).value = 'Plainly'
  await press(page, 'Save the profile')
  await page.open('/settings')
  expect(page.field('Name', page.main).value).toBe('Plain Joy')
})

test('a wrong password and a taken name are told beside their fields', async () => {
  await join('Takenname')
  const again = await register('Takenname', 'other@frenly.test')
  expect(again.status).toBe(409)
  expect(again.field('Email', again.main).value).toBe('other@frenly.test')
  const page = await signIn('Takenname', 'not this one at all')
  expect(page.status).toBe(401)
  expect(page.field(/username/i, page.main).value).toBe('Takenname')
})

test('search and the web search answer from their address, the models are narrowed by a form', async () => {
  const page = await open('/search?q=pasword')
  expect(page.all('link', /password/i, page.main)).not.toEqual([])
  await page.open('/web-search?q=bamboo')
  expect([page.status, page.screen]).toEqual([200, 'web-search'])
  await page.open('/ai/models')
  page.field('Find', page.main).value = 'calculator'
  await press(page, 'Show')
  expect(page.all('link', /World facts/, page.main)).toEqual([])
  expect(page.all('link', /Calculator/, page.main)).not.toEqual([])
})

test('a consensus is asked by a form, and nobody else opens its address', async () => {
  const page = await join('Sharing')
  await page.open('/ai/consensus')
  page.field('Your question', page.main).value = 'What is the capital of Mongolia?'
  await press(page, 'Ask')
  await untilIn(page, /Ula+n ?baa?tar/i)
  expect(page.address.href).toMatch(/run/)
  expect((await open(page.address.href)).status).toBe(404)
})
