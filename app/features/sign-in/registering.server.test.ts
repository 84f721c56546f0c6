import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-registering-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { closeMailQueue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { hashPassword } = await import('#app/kits/members/identity/password/password.server.ts')
const { login } = await import('./login.server.ts')
const { forgot } = await import('./mailed/reset.server.ts')
const { register } = await import('./register.server.ts')
const { verify, viewVerification } = await import('./mailed/verify.server.ts')
const { loader: readUser } = await import('./user.api.ts')
const { action: signOut } = await import('./signout.api.ts')

const OWNERS = 'the secret of the owner'

beforeAll(() => store().migrate())
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

/** What a stranger without the mailbox can do, in any order and as often as they like. */
const MOVES = [
  'register',
  'register again',
  'register another',
  'other address',
  'sign in by name',
  'sign in by address',
  'guess by name',
  'guess by address',
  'forgot by name',
  'forgot by address',
  'send again',
  'look at the address',
  'who am I',
  'sign out',
] as const
type Move = (typeof MOVES)[number]

/** A browser of its own network, its cookies, and what it was answered; names and addresses are made alike. */
function openStranger(name: string, email: string, network: string) {
  const cookies = new Map<string, string>()
  const toRequest = (body?: object) => {
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    const headers = {
      cookie,
      'content-type': body && 'again' in body ? 'application/x-www-form-urlencoded' : 'application/json',
    }
    const text = body && ('again' in body ? 'again=1' : JSON.stringify(body))
    return new Request('http://frenly.test/', body ? { method: 'POST', headers, body: text! } : { headers })
  }
  const keep = (headers: Headers) =>
    headers.getSetCookie().map((set) => {
      const [key = '', value = ''] = set.split(';')[0]!.split(/=(.*)/s)
      cookies.set(key, value)
      return set.replace(/=[^;]*/, '=…')
    })
  const toPlain = (value: unknown) =>
    JSON.stringify(value)
      .replaceAll(name, 'NAME')
      .replaceAll(name.toLowerCase(), 'name')
      .replaceAll(email, 'ADDRESS')
      .replace(/"id":"[^"]+"/, '"id":"…"')
      .replace(/\d+ (seconds|minutes)/g, 'N $1')
  const told = (status: number, body: unknown, headers: Headers) => {
    const names = [...headers.keys()].filter((key) => key !== 'set-cookie').sort()
    return toPlain({ status, body, names, cookies: keep(headers) })
  }
  const sent = async (work: Promise<{ status: number; body: object; headers: Headers }>) => {
    const { status, body, headers } = await work
    return told(status, body, headers)
  }
  const answered = async (response: Response) => told(response.status, await response.json(), response.headers)
  const password = `a quiet grove of ${network}`
  let others = 0
  const moves: Record<Move, () => Promise<string>> = {
    'register': () => sent(register(toRequest({ username: name, email, password }), network)),
    'register again': () =>
      sent(register(toRequest({ username: name, email, password: 'something else here' }), network)),
    'register another': () =>
      sent(register(toRequest({ username: `${name}${others++}`, email: email.toUpperCase(), password }), network)),
    'other address': () => sent(register(toRequest({ username: name, email: `x${email}`, password }), network)),
    'sign in by name': () => sent(login(toRequest({ usernameOrEmail: name, password }), network)),
    'sign in by address': () => sent(login(toRequest({ usernameOrEmail: email, password }), network)),
    'guess by name': () => sent(login(toRequest({ usernameOrEmail: name, password: 'wrong' }), network)),
    'guess by address': () => sent(login(toRequest({ usernameOrEmail: email, password: 'wrong' }), network)),
    'forgot by name': () => sent(forgot(toRequest({ usernameOrEmail: name }), network)),
    'forgot by address': () => sent(forgot(toRequest({ usernameOrEmail: email }), network)),
    'send again': async () => {
      const { data, init } = await verify(toRequest({ again: '1' }), network)
      return told(init?.status ?? 200, data, new Headers(init?.headers))
    },
    'look at the address': async () => toPlain(await viewVerification(toRequest())),
    'who am I': async () => answered(await readUser({ request: toRequest(), params: {}, context: {} as never })),
    'sign out': async () => answered(await signOut({ request: toRequest({}), params: {}, context: {} as never })),
  }
  return (move: Move) => moves[move]()
}

let round = 0

/** Plays one script against a free and a taken address, as two strangers from two networks. */
async function play(script: readonly Move[], isConfirmed: boolean) {
  const n = round++
  await enrol(`owner${n}`, {
    passwordHash: await hashPassword(OWNERS),
    passwordChangedAt: new Date(),
    emailVerifiedAt: isConfirmed ? new Date() : null,
  })
  const free = openStranger(`Fanny${n}x`, `nobody${n}@frenly.test`, `10.1.${n}.1`)
  const taken = openStranger(`Tammy${n}x`, `owner${n}@frenly.test`, `10.2.${n}.1`)
  const told: [string[], string[]] = [[], []]
  for (const move of script) {
    const [one, other] = await Promise.all([free(move), taken(move)])
    told[0].push(`${move}: ${one}`)
    told[1].push(`${move}: ${other}`)
  }
  return told
}

test('registering, signing in and everything after it is answered alike for a free and for a taken address', async () => {
  const script: Move[] = [
    ...['register', 'sign in by address', 'who am I', 'look at the address', 'send again', 'sign out'],
    ...['sign in by name', 'register', 'register again', 'other address', 'register another', 'sign in by address'],
    ...['forgot by address', 'forgot by name', 'forgot by address', 'guess by name', 'guess by address'],
  ] as Move[]
  for (const isConfirmed of [true, false]) {
    const [free, taken] = await play(script, isConfirmed)
    expect(taken).toEqual(free)
    expect(free[0]).toContain('"status":200')
    expect(free[1]).toContain('"status":200')
    expect(free[2]).toContain('"email":"ADDRESS"')
  }
})

test('guessing until it is refused is answered alike, by name and by address', async () => {
  const guesses = (move: Move) => Array.from({ length: 12 }, () => move)
  for (const move of ['guess by name', 'guess by address'] as const) {
    const [free, taken] = await play(['register', ...guesses(move), 'sign in by name', 'sign in by address'], true)
    expect(taken).toEqual(free)
    expect(free.at(-3)).toContain('"status":429')
  }
})

test('so is any script that begins with registering', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...MOVES), { minLength: 1, maxLength: 9 }),
      fc.boolean(),
      async (more, is) => {
        const [free, taken] = await play(['register', ...more], is)
        expect(taken).toEqual(free)
      },
    ),
    { seed: 27, numRuns: 12 },
  )
})
