import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { asc, count, eq, sql, sum, type SQL } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-contract-'))
process.env.LOG_LEVEL = 'silent'
const { TX_DEADLINE_MS } = await import('./ambient.server.ts')
const { failureOf } = await import('./failure.server.ts')
const { dialect, k } = await import('./kit.ts')
const { StatementFailure } = await import('./statement-failure.server.ts')
const { store } = await import('./store.server.ts')
const { consensusRuns, consensusSeats } = await import('./tables/consensus.ts')
const { sessions, waitlist } = await import('./tables/people.ts')

/** A table with a column of each kind, for this suite alone. */
const things = k.table('contract_things', {
  id: k.text('id').primaryKey(),
  isOn: k.bool('is_on'),
  at: k.ts('at'),
  size: k.int('size'),
  share: k.num('share'),
  data: k.json('data').$type<unknown>(),
  bytes: k.bytes('bytes'),
})
const COLUMNS =
  dialect === 'pg'
    ? 'is_on boolean, at timestamptz(3), size bigint check (size >= 0), share double precision, data jsonb, bytes bytea'
    : 'is_on integer, at integer, size integer check (size >= 0), share real, data text, bytes blob'

/** The one statement that the two engines' drivers take by different names. */
const command = (statement: SQL) => {
  const db = store().db as unknown as Record<'run' | 'execute', (one: SQL) => Promise<unknown>>
  return dialect === 'pg' ? db.execute(statement) : db.run(statement)
}

beforeAll(async () => {
  await store().migrate()
  await command(sql.raw(`create table contract_things (id text primary key, ${COLUMNS})`))
})
beforeEach(async () => {
  await store().db.delete(things)
  await store().db.delete(waitlist)
})
afterAll(() => store().close())

const insert = (id: string, size = 0) => store().db.insert(things).values({ id, size })
const rows = () => store().db.select().from(things).orderBy(asc(things.id))
const ids = async () => (await rows()).map(({ id }) => id)
const sizeOf = async (id: string) => (await rows()).find((row) => row.id === id)?.size
const inMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const failureOfAsking = (asking: PromiseLike<unknown>) => Promise.resolve(asking).then(() => null, failureOf)

test('every kind of value comes back as it went in', async () => {
  const row = {
    id: 'é 🐼 "quoted" \\ \n',
    isOn: true,
    at: new Date('2026-11-21T10:00:00.123Z'),
    size: Number.MAX_SAFE_INTEGER,
    share: 0.1 + 0.2,
    data: { list: [1, 'two', null, true], nested: { a: '🐼' } },
    bytes: Buffer.from([0, 1, 254, 255]),
  }
  await store().db.insert(things).values(row)
  const empty = { id: 'é', isOn: null, at: null, size: null, share: null, data: null, bytes: null }
  await store().db.insert(things).values(empty)
  const [found, none] = (await rows()).reverse()
  expect({ ...found, bytes: Buffer.from(found!.bytes!) }).toEqual(row)
  expect(none).toEqual(empty)
})

test('a text in JSON stays the text it is', async () => {
  for (const data of ['12', 'true', 'null', '{"a":1}', '']) {
    await store().db.insert(things).values({ id: data, data })
    expect((await rows()).find(({ id }) => id === data)?.data).toBe(data)
  }
})

test('counts and sums are numbers, of nothing as well', async () => {
  const ask = () =>
    store()
      .db.select({ n: count(), total: sum(things.size).mapWith(Number) })
      .from(things)
  expect(await ask()).toEqual([{ n: 0, total: null }])
  await insert('a', 4_000_000_000)
  await insert('b', 4_000_000_000)
  expect(await ask()).toEqual([{ n: 2, total: 8_000_000_000 }])
})

test('text is ordered by its bytes', async () => {
  await Promise.all(['a', 'B', 'é', 'Z', '_', 'b'].map((id) => insert(id)))
  expect((await ids()).join('')).toBe('BZ_abé')
})

test('a transaction that throws leaves nothing behind, and neither does one in it', async () => {
  const attempt = store().tx(async () => {
    await insert('outer')
    await store().tx(() => insert('inner').then(() => undefined))
    throw new Error('changed my mind')
  })
  await expect(attempt).rejects.toThrow('changed my mind')
  expect(await ids()).toEqual([])
})

test('a transaction in a transaction is the same one, and sees what was written before it', async () => {
  await store().tx(async () => {
    await insert('outer')
    await store().tx(async () => {
      expect(await ids()).toEqual(['outer'])
      await insert('inner')
    })
  })
  expect(await ids()).toEqual(['inner', 'outer'])
})

test('what others write meanwhile is not lost with a transaction that is rolled back, nor do they see inside', async () => {
  let seen: string[] = []
  let isInside: () => void = () => undefined
  const inside = new Promise<void>((resolve) => (isInside = resolve))
  const attempt = store().tx(async () => {
    await insert('inside')
    isInside()
    await inMs(50)
    throw new Error('rolled back')
  })
  const other = inside.then(async () => {
    seen = await ids()
    await insert('outside')
  })
  await Promise.allSettled([attempt, other])
  expect(seen).toEqual([])
  expect(await ids()).toEqual(['outside'])
})

test('forty who read, reckon and write at once lose no step', async () => {
  await insert('counter', 0)
  const step = () =>
    store().tx(async () => {
      const before = (await sizeOf('counter')) ?? 0
      await store()
        .db.update(things)
        .set({ size: before + 1 })
        .where(eq(things.id, 'counter'))
    })
  await Promise.all(Array.from({ length: 40 }, step))
  expect(await sizeOf('counter')).toBe(40)
})

test('two transactions that look before they write do not both find the last place free', async () => {
  const take = (id: string) =>
    store().tx(async () => {
      const taken = (await rows()).length
      if (taken === 0) await insert(id)
      return taken === 0
    })
  const took = await Promise.all(['a', 'b', 'c', 'd'].map(take))
  expect(took.filter(Boolean)).toHaveLength(1)
  expect(await ids()).toHaveLength(1)
})

test('rows changed in opposite order end as if one had come after the other', async () => {
  await insert('a', 100)
  await insert('b', 100)
  const move = (from: string, to: string) =>
    store().tx(async () => {
      const add = (id: string, n: number) =>
        store()
          .db.update(things)
          .set({ size: sql`${things.size} + ${n}` })
          .where(eq(things.id, id))
      await add(from, -1)
      await add(to, 1)
    })
  await Promise.all(Array.from({ length: 8 }, (_, n) => (n % 2 ? move('a', 'b') : move('b', 'a'))))
  expect([await sizeOf('a'), await sizeOf('b')]).toEqual([100, 100])
})

test('statements asked for at once inside a transaction come one after the other', async () => {
  await store().tx(async () => void (await Promise.all(['c', 'a', 'b'].map((id) => insert(id)))))
  expect(await ids()).toEqual(['a', 'b', 'c'])
})

test('a statement that failed undoes its transaction, even when somebody caught the error', async () => {
  await insert('taken')
  const attempt = store().tx(async () => {
    await insert('before')
    await insert('taken').catch(() => undefined)
    await insert('after').catch(() => undefined)
  })
  expect(await failureOfAsking(attempt)).toBe('unique')
  expect(await ids()).toEqual(['taken'])
  await insert('next')
  expect(await ids()).toEqual(['next', 'taken'])
})

test('what is asked for after the commit happens then, once, and never when nothing was written', async () => {
  const done: string[] = []
  await store().tx(async () => {
    store().afterCommit(() => done.push('first'))
    await store().tx(async () => store().afterCommit(() => done.push('second')))
    expect(done).toEqual([])
  })
  await store()
    .tx(async () => {
      store().afterCommit(() => done.push('never'))
      throw new Error('no')
    })
    .catch(() => undefined)
  store().afterCommit(() => done.push('at once'))
  expect(done).toEqual(['first', 'second', 'at once'])
})

test('a transaction that hangs is undone after ten seconds, others go on, and it can write nothing more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let goOn: () => void = () => undefined
  let late: Promise<unknown> = Promise.resolve()
  try {
    const hanging = new Promise<void>((resolve) => (goOn = resolve))
    let isInside: () => void = () => undefined
    const inside = new Promise<void>((resolve) => (isInside = resolve))
    const attempt = store().tx(async () => {
      await insert('hanging')
      isInside()
      late = hanging.then(() => insert('late'))
      await late
    })
    const failure = failureOfAsking(attempt)
    await inside
    await vi.advanceTimersByTimeAsync(TX_DEADLINE_MS)
    expect(await failure).toBe('busy')
  } finally {
    vi.useRealTimers()
  }
  await insert('other')
  goOn()
  await expect(late).rejects.toThrow(/longer than/)
  expect(await ids()).toEqual(['other'])
})

test('seats go with their run', async () => {
  await store().db.insert(consensusRuns).values({ id: 'r', question: 'Why?' })
  const seat = { runId: 'r', seat: 's', label: 'S', family: 'f', kind: 'engine', state: 'waiting' } as const
  await store()
    .db.insert(consensusSeats)
    .values([
      { ...seat, position: 0 },
      { ...seat, position: 1 },
    ])
  await store().db.delete(consensusRuns).where(eq(consensusRuns.id, 'r'))
  expect(await store().db.select().from(consensusSeats)).toEqual([])
})

test('each refusal has the same name on both engines', async () => {
  await insert('a')
  expect(await failureOfAsking(insert('a'))).toBe('unique')
  expect(await failureOfAsking(insert('b', -1))).toBe('check')
  const nobody = { tokenHash: 't', userId: 'nobody', expiresAt: new Date() }
  expect(await failureOfAsking(store().db.insert(sessions).values(nobody))).toBe('foreign')
  const nameless = { id: 'w', screen: 'chat', email: 'e', emailKey: 'e', brand: null as unknown as string }
  expect(await failureOfAsking(store().db.insert(waitlist).values(nameless))).toBe('notnull')
  expect(failureOf(new Error('something else'))).toBeNull()
})

test('NUL is refused before it is written, alone and in a transaction', async () => {
  const id = 'a\0b'
  expect(await failureOfAsking(insert(id))).toBe('unstorable')
  expect(await failureOfAsking(store().tx(() => insert(id).then(() => undefined)))).toBe('unstorable')
  expect(await failureOfAsking(store().db.select().from(things).where(eq(things.id, id)))).toBe('unstorable')
  for (const data of [id, { nested: [id] }, { [id]: 1 }])
    expect(await failureOfAsking(store().db.insert(things).values({ id: 'json', data }))).toBe('unstorable')
  expect(await ids()).toEqual([])
})

test('half a character, as a cut text may end in, is kept as the sign for it', async () => {
  await insert('a\uD83D')
  expect(await ids()).toEqual(['a\uFFFD'])
  const data = { nested: ['x\uD83D', '\\u0000 🐼'], '\uDC3C': 1 }
  await store().db.insert(things).values({ id: 'json', data })
  const [row] = await store().db.select().from(things).where(eq(things.id, 'json'))
  expect(row!.data).toEqual({ nested: ['x\uFFFD', '\\u0000 🐼'], '\uFFFD': 1 })
})

test('of many who write the same key at once one does, and each knows whether it was it', async () => {
  const write = async (n: number) =>
    (await store().db.insert(things).values({ id: 'one', size: n }).onConflictDoNothing().returning()).length
  const inTransaction = (n: number) => store().tx(() => write(n))
  const written = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? write(n) : inTransaction(n))))
  expect(written.filter((n) => n === 1)).toHaveLength(1)
})

test('a row that is there already is changed in the same statement, and given back', async () => {
  const add = () =>
    store()
      .db.insert(things)
      .values({ id: 'sum', size: 1 })
      .onConflictDoUpdate({ target: things.id, set: { size: sql`${things.size} + 1` } })
      .returning({ size: things.size })
  const sizes = (await Promise.all(Array.from({ length: 20 }, add))).map(([row]) => row!.size)
  expect(sizes.sort((a, b) => a! - b!)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
})

test('migrating again, and many times at once, changes nothing', async () => {
  await insert('kept')
  await Promise.all([store().migrate(), store().migrate(), store().migrate()])
  expect(await ids()).toEqual(['kept'])
})

const SECRET = 'hush-7f3a'
/** What the log and the standard error would hold of an error. */
function toLogged(error: unknown): string {
  const lines: string[] = []
  pino({ base: null }, { write: (line: string) => void lines.push(line) }).error({ err: error }, 'failed')
  return [...lines, inspect(error, { depth: 9, showHidden: true }), String((error as Error).stack)].join('\n')
}
const castOf = () => sql`select cast(${SECRET} as integer) + json_array_length(${SECRET}) as n`
const failing: Record<string, () => PromiseLike<unknown>> = {
  'a key that is there': () =>
    store()
      .db.insert(things)
      .values({ id: SECRET, data: [SECRET] }),
  'a check': () =>
    store()
      .db.insert(things)
      .values({ id: `${SECRET}-2`, size: -1 }),
  'a value of another type': () => (dialect === 'pg' ? command(castOf()) : command(sql`select json(${SECRET})`)),
  'a statement in a transaction': () => store().tx(async () => insert(SECRET)),
  'a failure that was caught inside': () =>
    store().tx(async () => {
      await insert(SECRET).catch(() => undefined)
    }),
}
test.each(Object.keys(failing))(
  '%s fails without its values in the error, and with the statement and the code',
  async (name) => {
    await insert(SECRET)
    const error: unknown = await Promise.resolve(failing[name]!()).then(
      () => expect.unreachable(),
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(StatementFailure)
    expect(toLogged(error)).not.toContain(SECRET)
    expect(error).toMatchObject({
      statement: expect.stringMatching(/insert into|select/) as string,
      code: expect.stringMatching(/^(SQLITE_|\d)/) as string,
    })
  },
)
