import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Starts the build as `npm run start:built` does; only for what is refused, for it would run on. */
function startRefused(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.cjs', '--built'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: mkdtempSync(join(tmpdir(), 'frenly-refused-')), HOST: '127.0.0.1', ...env },
  })
  return { status, stdout, said: stderr.split('\n').filter((line) => line && !line.startsWith('Start: ')) }
}

const LIMIT_MS = 300_000

test(
  'a taken port, an unknown host, a wrong number and a file for a folder each end the start with one sentence',
  { timeout: LIMIT_MS },
  async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const port = String((other.address() as AddressInfo).port)
    const file = join(mkdtempSync(join(tmpdir(), 'frenly-refused-')), 'file')
    writeFileSync(file, '')
    const refused: [Record<string, string>, string | RegExp][] = [
      [{ PORT: port }, `Port ${port} is taken by another program. Stop it, or choose another port with PORT.`],
      [{ PORT: '0', HOST: '192.0.2.1' }, /^HOST \(192\.0\.2\.1\) is no address of this machine\./],
      [{ PORT: 'many' }, /^ {2}PORT: must be a number from 0 to 65535$/],
      [{ DATA_DIR: file }, `DATA_DIR (${file}) is a file or lies inside one. It must be a folder.`],
      [{ DATA_DIR: '/proc/self/data' }, /^DATA_DIR \(\/proc\/self\/data\) .*\.$/],
    ]
    for (const [env, sentence] of refused) {
      const { status, said } = startRefused(env)
      expect(said.at(-1), JSON.stringify(env)).toMatch(sentence)
      expect(said.join('\n')).not.toMatch(/^\s+at /m)
      expect(status).toBe(78)
    }
    other.close()
  },
)

test('a misspelt setting is named with the right one', () => {
  const { stdout } = startRefused({ ADMIN_EMIAL: 'me@frenly.test', DATA_DIR: '/proc/self/data' })
  expect(stdout).toContain('ADMIN_EMIAL is no setting of Frenly and is not read; ADMIN_EMAIL is one')
  expect(stdout).not.toContain('me@frenly.test')
})
