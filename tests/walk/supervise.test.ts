import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isGone, superviseProgram } from '#tests/support/start-script.ts'

const STAYS = 'setInterval(() => undefined, 1_000)'
const STOPS_CLEANLY = `process.on('SIGTERM', () => { console.log('closed'); process.exit(0) }); console.log('up'); ${STAYS}`

test('a server that was killed is started again, with a line in the log', async () => {
  const start = superviseProgram(STOPS_CLEANLY)
  for (let n = 1; n <= 3; n++) process.kill((await start.servers(n))[n - 1]!, 'SIGKILL')
  await start.servers(4)
  const lines = start
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining({ level: 50, signal: 'SIGKILL' }) as object),
  )
  start.child.kill('SIGTERM')
  await start.ended
})

test('one that keeps dying is given up with a sentence and its own code', async () => {
  const start = superviseProgram('process.exit(7)')
  expect(await start.ended).toEqual({ code: 7, signal: null })
  expect(await start.servers(1)).toHaveLength(8)
  expect(start.said()).toMatch(
    /The server died 8 times shortly after its start, at last with code 7\. It is not started again/,
  )
})

test('a server that lived for a while begins counting anew', async () => {
  const start = superviseProgram(`if (nth > 12) process.exit(0); process.exit(7)`, { quickMs: 0 })
  expect(await start.ended).toEqual({ code: 0, signal: null })
  expect(await start.servers(1)).toHaveLength(13)
})

test.each([
  [0, 'a clean end'],
  [78, 'a refusal'],
])('code %i, %s, ends the start script with it', async (code) => {
  const start = superviseProgram(`process.exit(${code})`)
  expect(await start.ended).toEqual({ code, signal: null })
  expect(await start.servers(1)).toHaveLength(1)
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s ends the server too, and waits for its clean end',
  async (signal) => {
    const start = superviseProgram(STOPS_CLEANLY)
    const [server] = await start.servers(1)
    await start.says('up')
    start.child.kill(signal)
    expect(await start.ended).toEqual({ code: 0, signal: null })
    expect(start.said()).toContain('closed')
    expect(await isGone(server!)).toBe(true)
  },
)

test('kill -9 of the start script leaves no server behind', async () => {
  const start = superviseProgram(`process.once('disconnect', () => process.exit(0)); ${STAYS}`)
  const [server] = await start.servers(1)
  start.child.kill('SIGKILL')
  expect(await isGone(server!)).toBe(true)
})

test('an old Node is refused in one sentence, in words that it can read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'frenly-old-node-'))
  mkdirSync(join(folder, 'scripts'))
  cpSync('scripts/check-node.cjs', join(folder, 'scripts/check-node.cjs'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node: '>=999.1.0' } }))
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-node.cjs'], { cwd: folder, encoding: 'utf8' })
  expect(status).toBe(78)
  expect(stderr).toBe(`Frenly needs Node 999.1.0 or newer; this is ${process.versions.node}.\n`)
  for (const file of ['scripts/start.cjs', 'scripts/check-node.cjs'])
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/=>|`|\b(?:const|let|async|await)\b|\?\.|\?\?/)
})

test('a database driver of another Node is built anew, and what is done is said', () => {
  const folder = mkdtempSync(join(tmpdir(), 'frenly-other-node-'))
  mkdirSync(join(folder, 'node_modules/better-sqlite3'), { recursive: true })
  const driver = join(folder, 'node_modules/better-sqlite3/index.js')
  writeFileSync(driver, `throw new Error('was compiled against a different Node.js version')`)
  writeFileSync(join(folder, 'node_modules/.native-modules'), 'linux x64 1')
  const npm = join(folder, 'npm.cjs')
  writeFileSync(npm, `require('fs').writeFileSync(${JSON.stringify(driver)}, 'module.exports = class { close() {} }')`)
  const program = `import { ensureNativeModules } from ${JSON.stringify(join(process.cwd(), 'scripts/dependencies.js'))}; ensureNativeModules()`
  const run = () =>
    spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, npm_execpath: npm },
    })
  expect(run().stderr).toMatch(
    /does not fit this Node \(it was built for linux x64 1, this is .+\)\. Building it anew\./,
  )
  expect(readFileSync(join(folder, 'node_modules/.native-modules'), 'utf8')).toContain(process.versions.modules)
  expect(run().stderr).toBe('')
})
