import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

process.env.SESSION_SECRET = 'a secret that no program of the machine may see'
const { CommandFailure, findProgram, runCommand } = await import('./command.server.ts')

const folder = mkdtempSync(join(tmpdir(), 'frenly-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const bounds = { limitMs: 20_000, maxOutputBytes: 1_000_000 }
const sh = (script: string, options: Partial<Parameters<typeof runCommand>[2]> = {}) =>
  runCommand('sh', ['-c', script], { ...bounds, ...options })

const troubleOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => (error instanceof CommandFailure ? error.kind : error),
  )

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

test('input goes in by a pipe and both outputs come back', async () => {
  const { stdout, stderr } = await sh('cat; echo done >&2', { input: 'línea 1\n$(id) `id`; rm -rf' })
  expect(stdout.toString()).toBe('línea 1\n$(id) `id`; rm -rf')
  expect(stderr).toBe('done\n')
})

test('arguments are taken as they are, never read by a shell', async () => {
  const { stdout } = await runCommand('printf', ['%s', '$(id); `id` & "x"'], bounds)
  expect(stdout.toString()).toBe('$(id); `id` & "x"')
})

test('large input and output go through whole', async () => {
  const { stdout } = await runCommand('cat', [], { ...bounds, input: 'panda '.repeat(100_000) })
  expect(stdout.length).toBe(600_000)
})

test('a program that opens /dev/stdin gets its input as a file, of which nothing stays', async () => {
  const before = readdirSync(tmpdir()).filter((name) => name.startsWith('frenly-input-'))
  const { stdout } = await sh('cat /dev/stdin', { input: 'panda', isInputFile: true })
  expect(stdout.toString()).toBe('panda')
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('frenly-input-'))).toEqual(before)
})

test('a program may end without reading its input', async () => {
  const { stdout } = await runCommand('true', [], { ...bounds, input: 'x'.repeat(5_000_000) })
  expect(stdout.length).toBe(0)
})

test('a program that is not here is missing, and one that fails says its code and its last words', async () => {
  expect(await troubleOf(runCommand('frenly-no-such-program', [], bounds))).toBe('missing')
  await expect(sh('echo first >&2; echo the reason >&2; exit 3')).rejects.toMatchObject({
    kind: 'failed',
    exitCode: 3,
    message: 'sh ended with 3: the reason',
  })
})

test('a program that was found and then taken away is missing, and is found again when it comes back', async () => {
  const path = join(folder, 'comes-and-goes')
  const write = () => (writeFileSync(path, '#!/bin/sh\necho here\n'), chmodSync(path, 0o755))
  write()
  expect((await runCommand(path, [], bounds)).stdout.toString()).toBe('here\n')
  rmSync(path)
  expect(await troubleOf(runCommand(path, [], bounds))).toBe('missing')
  write()
  expect((await runCommand(path, [], bounds)).stdout.toString()).toBe('here\n')
})

test('over its limit the program dies with all it has started', async () => {
  const note = join(folder, 'pids')
  expect(await troubleOf(sh(`sleep 60 & echo $! > ${note}; sleep 60`, { limitMs: 300 }))).toBe('slow')
  const child = Number(readFileSync(note, 'utf8'))
  await vi.waitFor(() => expect(isRunning(child)).toBe(false), 5_000)
})

test('cancelled, it dies with all it has started; cancelled before, it never starts', async () => {
  const note = join(folder, 'cancelled')
  const cancel = new AbortController()
  const running = troubleOf(sh(`sleep 60 & echo $! > ${note}; wait`, { signal: cancel.signal }))
  await vi.waitFor(() => expect(Number(readFileSync(note, 'utf8'))).toBeGreaterThan(0), 5_000)
  cancel.abort()
  expect(await running).toBe('cancelled')
  await vi.waitFor(() => expect(isRunning(Number(readFileSync(note, 'utf8')))).toBe(false), 5_000)
  expect(await troubleOf(sh(`touch ${folder}/never`, { signal: cancel.signal }))).toBe('cancelled')
  expect(() => readFileSync(`${folder}/never`)).toThrow()
})

test('what the machine refuses to start fails as a command does, and leaves no file open', async () => {
  const countOpen = () => readdirSync('/proc/self/fd').length
  const before = countOpen()
  for (const odd of ['\0', 'x'.repeat(3_000_000)])
    expect(await troubleOf(runCommand('true', [odd], { ...bounds, input: 'panda', isInputFile: true }))).toBe('failed')
  await vi.waitFor(() => expect(countOpen()).toBeLessThanOrEqual(before), 5_000)
})

test('what a finished program leaves behind does not hold up the answer', async () => {
  const { stdout } = await sh('sleep 60 & echo quick')
  expect(stdout.toString()).toBe('quick\n')
})

test('output beyond the bound ends it', async () => {
  expect(await troubleOf(sh('yes', { maxOutputBytes: 10_000 }))).toBe('too-much')
})

test('lines of the error output come one by one, the last one too', async () => {
  const lines: string[] = []
  await sh('printf "frame=1\\rframe=2\\nend" >&2', { onErrorLine: (line) => lines.push(line) })
  expect(lines).toEqual(['frame=1', 'frame=2', 'end'])
})

test('no secret of the server reaches a program', async () => {
  const { stdout } = await runCommand('env', [], bounds)
  expect(stdout.toString()).not.toMatch(/SESSION_SECRET|no program of the machine/)
  expect(stdout.toString()).toMatch(/^PATH=/m)
})

test.skipIf(!findProgram('prlimit'))('memory beyond the bound is not given', async () => {
  const copy = (size: string) =>
    runCommand('dd', ['if=/dev/zero', 'of=/dev/null', `bs=${size}`, 'count=1'], { ...bounds, memoryMb: 300 })
  expect(await troubleOf(copy('100M'))).toBe('none')
  expect(await troubleOf(copy('400M'))).toBe('failed')
})

test.skipIf(!findProgram('nice'))('programs run at low priority', async () => {
  const { stdout } = await runCommand('nice', [], bounds)
  expect(Number(stdout.toString())).toBeGreaterThanOrEqual(10)
})
