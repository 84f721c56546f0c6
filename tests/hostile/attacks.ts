import Database from 'better-sqlite3'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { toDocx } from '#tests/support/docx.ts'
import { toPdf } from '#tests/support/pdf.ts'
import { sendRaw, toRaw } from '#tests/support/raw-request.ts'
import { startServer, stopServer, type RunningServer } from '#tests/support/server-process.ts'
import { openUrlBrowser } from '#tests/support/url-browser.ts'
import { repeated } from './fragments.ts'

/**
 * Every attack we know of, all on one built server, one after another and then at once: `npx tsx tests/hostile/attacks.ts`.
 * Prints one line an attack and ends with 1 when one got through.
 */
const TOKEN = 'a token for looking at metrics'
const PASSWORD = 'seven bamboo shoots'
const SECRET = 'wordsthatmustnotbelogged'

type Attack = { name: string; run: (server: RunningServer) => Promise<string | undefined> }
const attacks: Attack[] = []
/** `run` gives what went wrong, or nothing. */
const attack = (name: string, run: Attack['run']) => attacks.push({ name, run })

let networks = 0
const network = () => ({ 'x-forwarded-for': `10.7.${(networks >> 8) & 255}.${(networks += 1) & 255}` })

const SEATS = ['calculator', 'facts', 'help'].map((name) => `embedded:${name}`)
async function askConsensus(server: RunningServer, fields: [string, string | File][]): Promise<Response> {
  const body = new FormData()
  const seats = fields.some(([name]) => name === 'answer') ? [['way', 'compare']] : SEATS.map((seat) => ['seat', seat])
  for (const [name, value] of [['choose', '1'], ...seats, ...fields]) body.append(name as string, value as string)
  const headers = { accept: 'text/html', ...network() }
  return fetch(`${server.url}/ai/consensus`, { method: 'POST', body, headers, redirect: 'manual' })
}

/** Waits until the run that a response leads to has ended and gives its page. */
async function readRun(server: RunningServer, made: Response, limitMs = 60_000): Promise<string> {
  if (made.status !== 303) return `status ${made.status}`
  const cookie = made.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const address = new URL(made.headers.get('location') ?? '/', server.url)
  const until = Date.now() + limitMs
  let page = ''
  do {
    page = await (await fetch(address, { headers: { cookie, accept: 'text/html' } })).text()
    if (!/http-equiv="refresh"/i.test(page)) return page
    await pause(500)
  } while (Date.now() < until)
  return page
}

async function readLag(server: RunningServer): Promise<number> {
  const metrics = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  return Number(/frenly_event_loop_lag_seconds\{what="worst"\} ([\d.e-]+)/.exec(await metrics.text())?.[1])
}

const portOf = (server: RunningServer) => Number(new URL(server.url).port)
const twoAnswers = (text: string): [string, string][] => [
  ['answer', text],
  ['answer', `${text} `],
]

for (const fragment of ['a@', 'x y1 ', '&amp;', '12 km ', 'http://', '9^', '5% of ', '(1+', 'A. '])
  attack(`two answers of 20,000 times ${JSON.stringify(fragment)}`, async (server) => {
    const made = await askConsensus(server, twoAnswers(repeated(fragment, 19_999)))
    return [303, 429].includes(made.status) ? undefined : `status ${made.status}`
  })

attack('a plain question beside slow texts of others', async (server) => {
  const slow = ['12 km ', 'http://', '9^', '(1+'].map((text) =>
    askConsensus(server, twoAnswers(repeated(text, 19_999))),
  )
  const began = Date.now()
  const page = await readRun(server, await askConsensus(server, [['question', 'What is 5 + 6?']]))
  await Promise.all(slow)
  const ms = Date.now() - began
  if (!/\b11\b/.test(page)) return 'no answer'
  return ms > 10_000 ? `${ms} ms` : undefined
})

for (const count of [10_000, 20_000, 50_000])
  attack(`a form of ${count} fields`, async (server) => {
    const body = Array.from({ length: count }, (_, n) => `a${n}=1`).join('&')
    const began = Date.now()
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...network() }
    const { status } = await fetch(`${server.url}/login`, { method: 'POST', body, headers, redirect: 'manual' })
    const ms = Date.now() - began
    return status === 413 && ms < 1_000 ? undefined : `status ${status} after ${ms} ms`
  })

attack('answers about a constructor, __proto__ and toString', async (server) => {
  for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    const fields: [string, string][] = [
      ['answer', `Red Bull is the leading ${word} of 2023.`],
      ['answer', `Ferrari is the leading ${word} of 2023.`],
    ]
    const page = await readRun(server, await askConsensus(server, fields))
    if (!page.includes('Ferrari')) return `no ledger for ${word}`
  }
  return undefined
})

const DEEP = `${'['.repeat(15_000)}${']'.repeat(15_000)}`
const ODD: [string, string, RegExp][] = [
  ['GET', '/%5C', /^4/],
  ['GET', '/%5Cu003cscript%3E', /^4/],
  ['TRACE', '/', /^405/],
  ['GET', '*', /^400/],
  ['OPTIONS', '*', /^[24]/],
  ['GET', 'http://x/', /^[234]/],
  ['GET', '//evil.example/', /^[34]/],
  ['GET', '/%00', /^4/],
  ['GET', '/.env', /^404/],
  ['GET', '/.git/config', /^404/],
  ['GET', '/wp-login.php', /^404/],
]
for (const [method, target, right] of ODD)
  attack(`${method} ${target}`, async (server) => {
    const { status } = await sendRaw(portOf(server), toRaw({ method, target, headers: ['Host: frenly.test'] }))
    return right.test(String(status)) ? undefined : `status ${status}`
  })
attack('JSON nested 15,000 deep', async (server) => {
  const headers = { 'content-type': 'application/json', ...network() }
  const { status } = await fetch(`${server.url}/api/auth/login`, { method: 'POST', body: DEEP, headers })
  return status >= 400 && status < 500 ? undefined : `status ${status}`
})

const lettersTo = (server: RunningServer, address: string) =>
  readdirSync(join(server.dataDir, 'outbox')).filter((name) =>
    readFileSync(join(server.dataDir, 'outbox', name), 'utf8').includes(`To: ${address}`),
  ).length

attack('360 guesses at one account from 40 networks, in fullwidth spellings too', async (server) => {
  const owner = openUrlBrowser(server.url)
  await owner.post('/register', {
    username: 'guessed',
    email: 'guessed@frenly.test',
    password: PASSWORD,
    confirmPassword: PASSWORD,
  })
  const signIn = (browser: ReturnType<typeof openUrlBrowser>, password: string, usernameOrEmail = 'guessed') =>
    browser.post('/login', { usernameOrEmail, password }, { 'x-forwarded-for': '10.9.9.9' })
  if ((await signIn(owner, PASSWORD)).status !== 303) return 'the owner could not sign in at first'
  await pause(500)
  const before = lettersTo(server, 'guessed@frenly.test')
  let answered = 0
  for (let n = 0; n < 360; n += 1) {
    const usernameOrEmail = n % 2 ? 'guessed' : 'ｇuessed'
    const headers = { 'x-forwarded-for': `10.8.0.${n % 40}` }
    const { status } = await openUrlBrowser(server.url).post(
      '/login',
      { usernameOrEmail, password: `guess ${n}` },
      headers,
    )
    if (status !== 429) answered += 1
  }
  await pause(2_000)
  if (answered > 120) return `${answered} of 360 were answered`
  if (lettersTo(server, 'guessed@frenly.test') <= before) return 'the owner heard nothing'
  const again = await signIn(owner, PASSWORD)
  return again.status === 303 ? undefined : `the owner's own browser got ${again.status}`
})

attack('registering tells whether an address has an account', async (server) => {
  const answers = await Promise.all(
    ['guessed@frenly.test', 'nobody-yet@frenly.test'].map(async (email, n) => {
      const browser = openUrlBrowser(server.url)
      const username = `teller${n}`
      const fields = { username, email, password: PASSWORD, confirmPassword: PASSWORD }
      const registered = await browser.post('/register', fields, network())
      const signedIn = await browser.post('/login', { usernameOrEmail: username, password: PASSWORD }, network())
      return [registered.status, registered.location?.split('?')[0], signedIn.status].join()
    }),
  )
  return answers[0] === answers[1] ? undefined : answers.join(' and ')
})

attack('words of a form in the log', async (server) => {
  await openUrlBrowser(server.url).post('/feedback', { message: `${SECRET}\u0000\ud800`, kind: SECRET }, network())
  return server.output().includes(SECRET) ? 'the log says them' : undefined
})

attack('a panda talk that another visitor began', async (server) => {
  const say = async (message: string, conversationId: string | null, cookie = '') => {
    const answer = await fetch(`${server.url}/api/panda/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...network() },
      body: JSON.stringify({ message, conversationId }),
    })
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    const reply = (await answer.json()) as { message: string; conversationId: string }
    return { ...reply, cookie: cookies.join('; ') }
  }
  const own = await say('What is the capital of France?', null)
  const followed = await say('And of Germany?', own.conversationId, own.cookie)
  if (!followed.message.includes('Berlin')) return `the talk has no memory: ${followed.message}`
  const stranger = await say('And of Italy?', own.conversationId)
  if (stranger.message.includes('Rome')) return 'a stranger goes on with the talk'
  return undefined
})

attack('worker files without a policy', async (server) => {
  const files = readdirSync('build/client/assets').filter((name) => /worker/i.test(name) && name.endsWith('.js'))
  for (const name of files) {
    const policy = (await fetch(`${server.url}/assets/${name}`)).headers.get('content-security-policy')
    if (!policy) return name
  }
  return undefined
})

attack('a cp1252 text, entities in HTML and a break of Word as documents', async (server) => {
  const euro = new File([Buffer.from('The \x93price\x94 of a ticket is 5 \x80.', 'latin1')], 'say.txt')
  const html = new File(['<p>Price: 5 &euro;</p><table><tr><td>a</td><td>b</td></tr></table>'], 'page.html')
  const word = new File([new Uint8Array(await toDocx('Name: Ann</w:t><w:br/><w:t>Age: 30.'))], 'ann.docx')
  const wants: [File, string, RegExp][] = [
    [euro, 'What is the price?', /5\s?€/],
    [html, 'What is the price?', /5\s?€/],
    [word, 'What is the age?', /Age: 30/],
  ]
  for (const [document, question, right] of wants) {
    const fields: [string, string | File][] = [
      ['question', question],
      ['document', document],
    ]
    const page = await readRun(server, await askConsensus(server, fields))
    if (!right.test(page.replaceAll(/<[^>]+>/g, ''))) return `${document.name}: not found`
    if (/AnnAge/.test(page.replaceAll(/<[^>]+>/g, ''))) return 'the break is lost'
  }
  return undefined
})

attack('a PDF of 100 pages, the answer late', async (server) => {
  const filler = Array.from(
    { length: 45 },
    (_, n) => `Line ${n} of running text about meadows, mills and markets of the plain.`,
  )
  const pages = Array.from({ length: 100 }, (_, n) =>
    n === 93 ? ['The lighthouse of Quillhaven is 47 metres high.'] : filler,
  )
  const file = new File([new Uint8Array(toPdf(pages))], 'long.pdf')
  const fields: [string, string | File][] = [
    ['question', 'How high is the lighthouse of Quillhaven?'],
    ['document', file],
  ]
  const began = Date.now()
  const page = await readRun(server, await askConsensus(server, fields), 90_000)
  return /47 metres/.test(page) ? undefined : `no answer after ${Date.now() - began} ms`
})

attack('kill -9 of every process of the server in turn', async (server) => {
  const children = execFileSync('pgrep', ['-P', String(server.process.pid)])
    .toString()
    .split('\n')
    .filter(Boolean)
  for (const pid of children) {
    process.kill(Number(pid), 'SIGKILL')
    const began = Date.now()
    if (!(await fetch(`${server.url}/healthz`)).ok) return `no health after ${pid}`
    const page = await readRun(server, await askConsensus(server, [['question', 'What is 7 + 8?']]))
    if (!/\b15\b/.test(page)) return `no answer after ${pid} (${Date.now() - began} ms)`
  }
  return children.length > 0 ? undefined : 'no child to kill'
})

const server = await startServer({
  LOG_LEVEL: 'info',
  TRUST_PROXY: '1',
  METRICS_TOKEN: TOKEN,
})
let through = 0
for (const { name, run } of attacks) {
  const began = Date.now()
  const wrong = await run(server).catch((error: Error) => `${error.message} ${String(error.cause ?? '')}`)
  const isThere = server.process.exitCode === null && (await fetch(`${server.url}/healthz`)).ok
  if (wrong || !isThere) through += 1
  console.log(
    `${wrong || !isThere ? 'THROUGH' : 'held   '} ${name} (${Date.now() - began} ms, worst lag ${await readLag(server)} s)${wrong ? `: ${wrong}` : ''}`,
  )
  if (!isThere) break
}
new Database(join(server.dataDir, 'frenly.sqlite'), { readonly: true }).pragma('quick_check')
await stopServer(server, 'SIGTERM')
console.log(`${attacks.length - through} of ${attacks.length} held`)
if (through > 0) console.log(server.output().slice(-4_000))
process.exit(through > 0 ? 1 : 0)
