import { fork } from 'node:child_process'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buildWorkerFrom } from '#tests/support/worker-file.ts'

process.env.LOG_LEVEL = 'silent'
const { openWorkerPool, PoolBusy, WorkerFailure } = await import('./worker-pool.server.ts')
type PoolOptions = Parameters<typeof openWorkerPool>[0]

type Jobs = {
  double: { input: number; result: number }
  wait: { input: number; result: string; note: string }
  spin: { input: null; result: null }
  hog: { input: null; result: null }
  exit: { input: null; result: null }
  throw: { input: string; result: null }
  hoard: { input: null; result: null; note: string }
  weigh: { input: Uint8Array; result: Uint8Array }
  process: { input: null; result: number }
  environment: { input: null; result: string[] }
  question: { input: string; result: string }
  bloat: { input: number; result: Uint8Array }
}

const SOURCE = `
import { askServer, serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
serveJobs({
  double: (n: number) => n * 2,
  wait: async (ms: number, { note }: { note(text: string): void }) => { note('begun'); await sleep(ms); return 'waited' },
  spin: () => { for (;;); },
  hog: () => { const kept: string[][] = []; for (;;) kept.push(Array.from({ length: 10_000 }, (_, n) => 'panda ' + n)) },
  hoard: () => { const kept: Buffer[] = []; for (;;) kept.push(Buffer.alloc(1_048_576, kept.length)) },
  exit: () => process.exit(3),
  throw: (kind: string) => { throw Object.assign(new Error('It went wrong'), { kind }) },
  weigh: (bytes: Uint8Array) => bytes,
  process: () => process.pid,
  environment: () => Object.keys(process.env),
  question: (name: string) => askServer<string>(name, 'panda'),
  bloat: (bytes: number) => new Uint8Array(bytes),
}, 'good morning')
`

const PARENT = `
import { openWorkerPool } from '#app/platform/worker-pool/worker-pool.server.ts'
const options = { name: 'test room', file: process.argv[2]!, memoryMb: 64, limitMs: 60_000, maxWaiting: 2 }
const room = openWorkerPool<{ process: { input: null; result: number }; spin: { input: null; result: null } }>(options)
const pid = await room.run('process', null)
room.run('spin', null).catch(() => undefined)
process.send!(pid)
`

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

let file = ''
beforeAll(async () => {
  file = await buildWorkerFrom(SOURCE)
})

const rooms: { close(): Promise<void> }[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(rooms.splice(0).map((room) => room.close()))
})

function open(options: Partial<PoolOptions> = {}) {
  const room = openWorkerPool<Jobs, string>({
    name: 'test room',
    file,
    memoryMb: 64,
    limitMs: 30_000,
    maxWaiting: 2,
    ...options,
  })
  rooms.push(room)
  return room
}

const troubleOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => (error instanceof WorkerFailure ? error.kind : error),
  )

test('the worker starts with the first job and answers each with its own result', async () => {
  const room = open({ maxWaiting: 10 })
  expect(room.state()).toMatchObject({ isUp: false, waiting: 0, running: 0 })
  expect(await Promise.all([1, 2, 3].map((n) => room.run('double', n)))).toEqual([2, 4, 6])
  expect(room.state()).toMatchObject({ isUp: true, running: 0, restarts: 0, lastError: null })
  expect(await room.hello()).toBe('good morning')
})

test('one job at a time; more than may wait are refused at once, and the others still come out', async () => {
  const room = open()
  const jobs = [room.run('wait', 50), room.run('wait', 10), room.run('double', 4)]
  await expect(room.run('double', 5)).rejects.toBeInstanceOf(PoolBusy)
  expect(room.state()).toMatchObject({ waiting: 2, running: 1 })
  expect(await Promise.all(jobs)).toEqual(['waited', 'waited', 8])
})

test('several workers share the work', async () => {
  const room = open({ size: 2 })
  const [slow, other] = [room.run('wait', 200), room.run('process', null)]
  expect(room.state()).toMatchObject({ waiting: 0, running: 2 })
  await Promise.all([slow, other])
})

test('a further worker comes only when the first keeps somebody waiting', async () => {
  const room = open({ size: 2, growAfterMs: 20, maxWaiting: 10 })
  const first = await room.run('process', null)
  expect(await room.run('process', null)).toBe(first)
  const slow = troubleOf(room.run('spin', null))
  expect(await room.run('process', null)).not.toBe(first)
  await room.close()
  expect(await slow).toBe('closed')
})

test('a job over its limit ends its worker; those that wait are served by the next', async () => {
  const room = open()
  const stuck = room.run('spin', null, { limitMs: 200 })
  const patient = room.run('double', 21)
  expect(await troubleOf(stuck)).toBe('slow')
  expect(await patient).toBe(42)
  expect(room.state()).toMatchObject({ restarts: 1, lastError: { message: 'spin took longer than 200 ms' } })
})

test('cancelling ends a job that runs, and takes one that waits out of the line', async () => {
  const room = open()
  const [first, second] = [new AbortController(), new AbortController()]
  const running = troubleOf(room.run('spin', null, { signal: first.signal }))
  const waiting = troubleOf(room.run('double', 1, { signal: second.signal }))
  const last = room.run('double', 8)
  second.abort()
  expect(await waiting).toBe('cancelled')
  first.abort()
  expect(await running).toBe('cancelled')
  expect(await last).toBe(16)
  expect(await troubleOf(room.run('double', 1, { signal: first.signal }))).toBe('cancelled')
})

test('a room whose workers are dear lets a cancelled job run on, and uses its worker again', async () => {
  const room = open({ isDear: true })
  const first = await room.run('process', null)
  const cancel = new AbortController()
  const cancelled = troubleOf(room.run('wait', 50, { signal: cancel.signal, onNote: () => cancel.abort() }))
  expect(await cancelled).toBe('cancelled')
  expect(await room.run('process', null)).toBe(first)
  expect(room.state().restarts).toBe(0)
})

test('a worker without memory or that ends fails only what it had in hand', async () => {
  const room = open()
  const hog = troubleOf(room.run('hog', null))
  const exits = troubleOf(room.run('exit', null))
  const fine = room.run('double', 3)
  expect(await hog).toBe('crashed')
  expect(await exits).toBe('crashed')
  expect(await fine).toBe(6)
  expect(room.state().restarts).toBe(2)
})

test('a worker without heap says so, and so does one that holds too much outside its heap', async () => {
  const room = open({ nativeMb: 128 })
  await expect(room.run('hog', null)).rejects.toMatchObject({ kind: 'crashed', reason: 'memory' })
  await expect(room.run('hoard', null)).rejects.toMatchObject({ kind: 'crashed', reason: 'memory' })
  expect(await room.run('double', 3)).toBe(6)
})

test('a worker that is killed fails its job, and a kept one is there again without being asked', async () => {
  const room = open({ keeps: 1 })
  const pid = await room.run('process', null)
  const job = troubleOf(room.run('spin', null))
  process.kill(pid, 'SIGKILL')
  expect(await job).toBe('crashed')
  await vi.waitFor(() => expect(room.state().isUp).toBe(true), 5_000)
  expect(await room.run('process', null)).not.toBe(pid)
})

test('a worker knows none of the secrets of its server', async () => {
  vi.stubEnv('SESSION_SECRET', 'x'.repeat(32)).stubEnv('DATABASE_URL', 'postgres://a').stubEnv('OPENAI_API_KEY', 'x')
  const names = await open().run('environment', null)
  expect(names).toContain('PATH')
  expect(names.filter((name) => /SECRET|KEY|URL|TOKEN|PASS/i.test(name))).toEqual([])
})

test('a worker asks its server what the room has an answer for, and nothing else', async () => {
  const room = open({ answers: { greet: (name) => Promise.resolve(`Hello ${String(name)}`) } })
  expect(await room.run('question', 'greet')).toBe('Hello panda')
  await expect(room.run('question', 'constructor')).rejects.toMatchObject({ kind: 'failed' })
})

test('a result too large to be read fails its job alone', async () => {
  const room = open({ memoryMb: 512 })
  expect(await troubleOf(room.run('bloat', 100 * 1_048_576))).toBe('failed')
  expect(await room.run('double', 2)).toBe(4)
})

test('when its server is killed a worker goes too, even one that is busy for ever', async () => {
  const parent = fork(await buildWorkerFrom(PARENT), [file], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const pid = await new Promise<number>((resolve) => parent.once('message', (told) => resolve(Number(told))))
  expect(isAlive(pid)).toBe(true)
  parent.kill('SIGKILL')
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 10_000)
})

test('a job that throws fails with its message and the kind of its error, and its worker goes on', async () => {
  const room = open()
  await expect(room.run('throw', 'unable')).rejects.toMatchObject({
    kind: 'failed',
    reason: 'unable',
    message: 'It went wrong',
  })
  expect(room.state()).toMatchObject({ isUp: true, restarts: 0 })
})

test('what cannot be sent to a worker fails that job alone', async () => {
  const room = open()
  expect(await troubleOf(room.run('double', (() => 1) as unknown as number))).toBe('failed')
  expect(await room.run('double', 1)).toBe(2)
})

test('a file that is no worker fails each job instead of hanging or trying for ever', async () => {
  const room = open({ file: 'build/no-such-worker.js' })
  expect(await troubleOf(room.run('double', 1))).toBe('crashed')
  expect(await troubleOf(room.hello())).toBe('crashed')
})

test('notes come while the job runs, and bytes go both ways', async () => {
  const room = open()
  const notes: string[] = []
  await room.run('wait', 1, { onNote: (note) => notes.push(note) })
  expect(notes).toEqual(['begun'])
  expect([...(await room.run('weigh', new Uint8Array([1, 2, 3])))]).toEqual([1, 2, 3])
})

test('an idle room gives its worker back and starts another when needed', async () => {
  const room = open({ idleMs: 50 })
  const first = await room.run('process', null)
  await vi.waitFor(() => expect(room.state().isUp).toBe(false), 5_000)
  expect(await room.run('process', null)).not.toBe(first)
  expect(room.state().restarts).toBe(0)
})

test('a closed room refuses, and what waited fails', async () => {
  const room = open()
  const jobs = [room.run('wait', 60_000), room.run('double', 1)].map(troubleOf)
  await room.close()
  expect(await Promise.all(jobs)).toEqual(['closed', 'closed'])
  expect(await troubleOf(room.run('double', 1))).toBe('closed')
})

test('whoever greets a room whose worker is ending is greeted by the next one, which is ready for work', async () => {
  const room = open({ limitMs: 200 })
  await room.hello()
  const first = await room.run('process', null)
  expect(await troubleOf(room.run('spin', null))).toBe('slow')
  await room.hello()
  const aborting = AbortSignal.timeout(2_000)
  expect(await room.run('process', null, { signal: aborting, limitMs: 30_000 })).not.toBe(first)
  expect(room.state()).toMatchObject({ isUp: true, running: 0 })
})
