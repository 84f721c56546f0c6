import Database from 'better-sqlite3'
import { join } from 'node:path'
import { screens } from '#app/catalogue/screens.ts'
import { readForms, type PageForm } from '#tests/support/page-forms.ts'
import { askOnce, startPostgres } from '#tests/support/postgres.ts'
import { startServer, stopServer, type RunningServer } from '#tests/support/server-process.ts'

/** An answer that has not come by then never will. */
export const SLOW_MS = 30_000
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
export type Browser = ReturnType<typeof openBrowser>

async function signIn(server: RunningServer, databaseUrl: string | undefined): Promise<Browser> {
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
  await verifyAll(server.dataDir, databaseUrl)
  await browser('/login', names)
  return browser
}

async function verifyAll(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl) return void (await askOnce(databaseUrl, 'update users set email_verified_at = now()'))
  const database = new Database(join(dataDir, 'frenly.sqlite'))
  database.prepare('update users set email_verified_at = ?').run(Date.now())
  database.close()
}

export type Stand = PageForm & { who: Browser; page: string }

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

const PATHS = Object.values(screens)
  .map(({ paths: [first] }) => first)
  .filter((path) => !/[:*]/.test(path))
const PARTS = [
  '/settings?part=profile',
  '/settings?part=security',
  '/settings?part=data',
  '/admin/knowledge-base?new=yes',
  '/admin/banners?banner=new',
  '/ai/consensus/chat-export',
  '/feedback',
  '/support?part=contact',
]

/** A built server with an operator on it, and every form that a guest or the operator meets. */
export async function openForms(isPostgres: boolean) {
  const postgres = isPostgres ? await startPostgres() : null
  const databaseUrl = await postgres?.createEmptyDatabase('hostile')
  const server = await startServer({
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
    METRICS_TOKEN: TOKEN,
    ADMIN_EMAIL: ADMIN,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  const operator = await signIn(server, databaseUrl)
  const guest = openBrowser(server.url)
  const pages = [...PATHS, ...PARTS]
  const forms = [...(await collect(guest, pages)), ...(await collect(operator, pages))]
  return {
    server,
    forms,
    async close() {
      await stopServer(server, 'SIGTERM')
      await postgres?.stop()
    },
  }
}

/** Sends a form with these values in some of its fields, as a browser without scripts does. */
export async function sendForm({ action, method, fields, who }: Stand, values: ReadonlyMap<string, string>) {
  const filled = fields.filter(([field]) => field !== 'form_key' && !values.has(field)).concat([...values])
  const target = new URL(action, 'http://frenly.test')
  if (method === 'get')
    for (const [field, value] of filled) target.searchParams.set(field, value.slice(0, 1_500).toWellFormed())
  return who(target.pathname + target.search, method === 'post' ? filled : undefined)
}

/** The worst lag of the event loop in the last minutes, in seconds. */
export async function readLag(server: RunningServer): Promise<number> {
  const metrics = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  return Number(
    /frenly_event_loop_lag_seconds\{what="worst"\} ([\d.e-]+)/.exec(await metrics.text())?.[1] ?? Number.NaN,
  )
}
