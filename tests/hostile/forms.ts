import Database from 'better-sqlite3'
import fc from 'fast-check'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { screens } from '#app/catalogue/screens.ts'
import { readForms, type PageForm } from '#tests/support/page-forms.ts'
import { startServer, stopServer, type RunningServer } from '#tests/support/server-process.ts'
import { hostileText } from './fragments.ts'

/**
 * Sends hostile texts through every form of every screen of a built server, as a guest and as the operator, and looks at the
 * event loop beside it: `npx tsx tests/hostile/forms.ts [texts] [seed]`. Ends with 1 when an answer is no answer (500, a
 * dropped connection, more than `SLOW_MS`), or the server had to be started again.
 */
const [texts = 5_000, seed = 27] = process.argv.slice(2).map(Number)
const AT_ONCE = 4
const SLOW_MS = 30_000
const MOST_CHARS = 20_000
const TOKEN = 'a token for looking at metrics'
const ADMIN = 'operator@frenly.test'
const PASSWORD = 'seven bamboo shoots'
/** Forms that would end the sending itself. */
const LEFT_OUT = /sign-?out|deletion|forget|leave/i

let sends = 0
/** Each sending comes from a network of its own, so that limits do not stand before the forms. */
const nextNetwork = () => `10.${(sends >> 16) & 255}.${(sends >> 8) & 255}.${(sends += 1) & 255}`

function openBrowser(origin: string) {
  const cookies = new Map<string, string>()
  return async (path: string, fields?: [string, string][]) => {
    const headers = {
      'cookie': [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'accept': 'text/html',
      'x-forwarded-for': nextNetwork(),
    }
    const body = fields && new URLSearchParams(fields.map(([name, value]) => [name, value.toWellFormed()]))
    const answer = await fetch(new URL(path, origin), {
      redirect: 'manual',
      headers,
      signal: AbortSignal.timeout(2 * SLOW_MS),
      ...(body && { method: 'POST', body }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() }
  }
}
type Browser = ReturnType<typeof openBrowser>

async function signIn(server: RunningServer): Promise<Browser> {
  const browser = openBrowser(server.url)
  const names: [string, string][] = [
    ['usernameOrEmail', 'operator'],
    ['password', PASSWORD],
  ]
  const fields: [string, string][] = [
    ['username', 'operator'],
    ['email', ADMIN],
    ['password', PASSWORD],
    ['confirmPassword', PASSWORD],
  ]
  await browser('/register', fields)
  const database = new Database(join(server.dataDir, 'frenly.sqlite'))
  database.prepare('update users set email_verified_at = ?').run(Date.now())
  database.close()
  await browser('/login', names)
  return browser
}

type Stand = PageForm & { who: Browser; page: string }

/** Every form that takes text, of every screen, each of its kind once. */
async function collect(who: Browser, paths: readonly string[]): Promise<Stand[]> {
  const found = new Map<string, Stand>()
  for (const page of paths) {
    const { status, text: html } = await who(page)
    if (status !== 200) continue
    for (const form of readForms(html, page)) {
      const kind = `${form.method} ${form.action.split('?')[0]} ${form.name} ${form.textNames.join()}`
      if (form.textNames.length === 0 || found.has(kind) || LEFT_OUT.test(kind)) continue
      found.set(kind, { ...form, who, page })
    }
  }
  return [...found.values()]
}

type Fault = { what: string; form: string; text: string }
const faults: Fault[] = []
const statuses = new Map<number, number>()

/** What is being answered, to name what keeps the server from everybody else. */
const underWay = new Map<number, string>()
const HELD_MS = 500
const held: { ms: number; by: string[] }[] = []

/** Asks for something that costs nothing, again and again: when it waits, so does everybody. */
async function watch(server: RunningServer, isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    const began = Date.now()
    const before = [...underWay.values()]
    await fetch(`${server.url}/healthz`).catch(() => undefined)
    const ms = Date.now() - began
    if (ms > HELD_MS) held.push({ ms, by: [...new Set([...before, ...underWay.values()])] })
    await pause(50)
  }
}

async function send(form: Stand, hostile: string): Promise<void> {
  const { name, action, method, who, textNames } = form
  const fields = form.fields
    .filter(([field]) => field !== 'form_key' && !textNames.includes(field))
    .concat(textNames.map((field): [string, string] => [field, hostile]))
  const note = (what: string) =>
    faults.push({ what, form: `${method} ${action} ${name}`, text: JSON.stringify(hostile.slice(0, 60)) })
  const began = Date.now()
  const id = sends + Math.random()
  underWay.set(id, `${method} ${action} ${name} ${hostile.length} ${JSON.stringify(hostile.slice(0, 30))}`)
  try {
    const target = new URL(action, 'http://frenly.test')
    if (method === 'get')
      for (const [field, value] of fields) target.searchParams.set(field, value.slice(0, 1_500).toWellFormed())
    const { status } = await who(target.pathname + target.search, method === 'post' ? fields : undefined)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status >= 500 && status !== 503) note(String(status))
  } catch (error) {
    note(String(error))
  } finally {
    underWay.delete(id)
  }
  if (Date.now() - began > SLOW_MS) note(`${Date.now() - began} ms`)
}

async function readLag(server: RunningServer): Promise<number> {
  const metrics = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  return Number(
    /frenly_event_loop_lag_seconds\{what="worst"\} ([\d.e-]+)/.exec(await metrics.text())?.[1] ?? Number.NaN,
  )
}

const server = await startServer({ LOG_LEVEL: 'error', TRUST_PROXY: '1', METRICS_TOKEN: TOKEN, ADMIN_EMAIL: ADMIN })
const paths = Object.values(screens)
  .map(({ paths: [first] }) => first)
  .filter((path) => !/[:*]/.test(path))
const parts = [
  '/settings?part=profile',
  '/settings?part=security',
  '/settings?part=data',
  '/admin/knowledge-base?new=yes',
  '/admin/banners?banner=new',
  '/ai/consensus?part=chat-export',
  '/feedback',
  '/support?part=contact',
]
const operator = await signIn(server)
const guest = openBrowser(server.url)
const forms = [...(await collect(guest, [...paths, ...parts])), ...(await collect(operator, [...paths, ...parts]))]
console.log(`${forms.length} forms, ${texts} texts, seed ${seed}`)
const hostile = fc.sample(hostileText(MOST_CHARS), { numRuns: texts, seed })
let [next, worst, isDone] = [0, 0, false]
const watching = watch(server, () => isDone)
const began = Date.now()
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let n = next++; n < hostile.length; n = next++) {
      await send(forms[n % forms.length]!, hostile[n]!)
      if (n % 250 === 249) {
        worst = Math.max(worst, await readLag(server))
        console.log(
          `${n + 1} sent, ${Math.round((Date.now() - began) / 1_000)} s, worst lag ${worst} s, ${JSON.stringify([...statuses])}, ${faults.length} faults`,
        )
      }
    }
  }),
)
isDone = true
await watching
for (const one of held.sort((a, b) => b.ms - a.ms).slice(0, 20)) console.log(JSON.stringify(one))
const isThere = server.process.exitCode === null && (await fetch(`${server.url}/healthz`)).ok
await stopServer(server, 'SIGTERM')
for (const fault of faults) console.log(JSON.stringify(fault))
console.log(JSON.stringify({ isThere, worst, faults: faults.length, statuses: Object.fromEntries(statuses) }))
console.log(server.output().slice(-3_000))
process.exit(isThere && faults.length === 0 ? 0 : 1)
