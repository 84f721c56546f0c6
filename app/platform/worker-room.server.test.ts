import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buildWorkerFrom } from '#tests/support/worker-file.ts'

process.env.LOG_LEVEL = 'silent'
const { openWorkerRoom, RoomBusy, RoomFailure } = await import('./worker-room.server.ts')
type RoomOptions = Parameters<typeof openWorkerRoom>[0]

type Jobs = {
  double: { input: number; result: number }
  wait: { input: number; result: string; note: string }
  spin: { input: null; result: null }
  hog: { input: null; result: null }
  exit: { input: null; result: null }
  throw: { input: string; result: null }
  weigh: { input: Uint8Array; result: Uint8Array }
  thread: { input: null; result: number }
  leave: { input: string; result: null; note: string }
}

const SOURCE = `
import { writeFileSync } from 'node:fs'
import { threadId } from 'node:worker_threads'
import { serveRoom } from '#app/platform/worker-room-worker.ts'
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
serveRoom({
  double: (n: number) => n * 2,
  wait: async (ms: number, { note }: { note(text: string): void }) => { note('begun'); await sleep(ms); return 'waited' },
  spin: () => { for (;;); },
  hog: () => { const kept: string[][] = []; for (;;) kept.push(Array.from({ length: 10_000 }, (_, n) => 'panda ' + n)) },
  exit: () => process.exit(3),
  throw: (kind: string) => { throw Object.assign(new Error('It went wrong'), { kind }) },
  weigh: (bytes: Uint8Array, { move }: { move(buffer: ArrayBuffer): void }) => { move(bytes.buffer as ArrayBuffer); return bytes },
  thread: () => threadId,
  leave: (file: string, { note }: { note(text: string): void }) => {
    process.on('exit', () => writeFileSync(file, 'left'))
    note('begun')
    for (const end = Date.now() + 300; Date.now() < end; );
    return null
  },
}, 'good morning')
`

let file = ''
beforeAll(async () => {
  file = await buildWorkerFrom(SOURCE)
})

const rooms: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(rooms.splice(0).map((room) => room.close()))
})

function open(options: Partial<RoomOptions> = {}) {
  const room = openWorkerRoom<Jobs, string>({
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
    (error: unknown) => (error instanceof RoomFailure ? error.kind : error),
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
  await expect(room.run('double', 5)).rejects.toBeInstanceOf(RoomBusy)
  expect(room.state()).toMatchObject({ waiting: 2, running: 1 })
  expect(await Promise.all(jobs)).toEqual(['waited', 'waited', 8])
})

test('a concurrent room answers the quick one while the slow one runs', async () => {
  const room = open({ isConcurrent: true })
  const slow = room.run('wait', 60_000).catch(() => 'ended')
  expect(await room.run('double', 2)).toBe(4)
  const second = room.run('wait', 10)
  await expect(room.run('double', 3)).rejects.toBeInstanceOf(RoomBusy)
  expect(await second).toBe('waited')
  await room.close()
  expect(await slow).toBe('ended')
})

test('several threads share the work', async () => {
  const room = open({ size: 2 })
  const [slow, other] = [room.run('wait', 200), room.run('thread', null)]
  expect(room.state()).toMatchObject({ waiting: 0, running: 2 })
  await Promise.all([slow, other])
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

test('cancelling in a concurrent room leaves the others alone', async () => {
  const room = open({ isConcurrent: true })
  const cancel = new AbortController()
  const cancelled = troubleOf(room.run('wait', 60_000, { signal: cancel.signal }))
  const other = room.run('wait', 50)
  cancel.abort()
  expect(await cancelled).toBe('cancelled')
  expect(await other).toBe('waited')
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

test('notes come while the job runs, and buffers move both ways', async () => {
  const room = open()
  const notes: string[] = []
  await room.run('wait', 1, { onNote: (note) => notes.push(note) })
  expect(notes).toEqual(['begun'])
  const bytes = new Uint8Array([1, 2, 3])
  expect(await room.run('weigh', bytes, { transfer: [bytes.buffer] })).toEqual(new Uint8Array([1, 2, 3]))
  expect(bytes.byteLength).toBe(0)
})

test('an idle room gives its worker back and starts another when needed', async () => {
  const room = open({ idleMs: 50 })
  const first = await room.run('thread', null)
  await vi.waitFor(() => expect(room.state().isUp).toBe(false), 5_000)
  expect(await room.run('thread', null)).not.toBe(first)
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
  const first = await room.run('thread', null)
  expect(await troubleOf(room.run('spin', null))).toBe('slow')
  await room.hello()
  const aborting = AbortSignal.timeout(2_000)
  expect(await room.run('thread', null, { signal: aborting, limitMs: 30_000 })).not.toBe(first)
  expect(room.state()).toMatchObject({ isUp: true, running: 0 })
})

test('a worker that is at work when the room closes comes to an end of its own, not in the middle', async () => {
  const room = open()
  const left = join(mkdtempSync(join(tmpdir(), 'frenly-room-')), 'left.txt')
  const begun = new Promise<void>((resolve) => {
    room.run('leave', left, { onNote: () => resolve() }).catch(() => undefined)
  })
  await begun
  await room.close()
  expect(readFileSync(left, 'utf8')).toBe('left')
})
