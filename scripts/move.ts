import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * Moves an embedded database into an empty PostgreSQL: `DATABASE_URL=postgres://… npm run move` takes it out of DATA_DIR.
 * A process knows one engine, so one reads and another writes; this one holds the data folder meanwhile.
 */
if (existsSync('.env')) process.loadEnvFile('.env')
const [role = '', ...options] = process.argv.slice(2).filter((word) => word !== '--')

try {
  if (role === 'out') await sendAll()
  else if (role === 'in') await receiveAll()
  else await move()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function move() {
  const { env } = await import('#app/platform/env.server.ts')
  const { needWholeHouse } = await import('#app/database/opening/house-file.server.ts')
  const { lockDataFolder } = await import('#app/database/opening/data-lock.server.ts')
  const { DATA_DIR, DATABASE_URL } = env()
  if (!DATABASE_URL) throw new Error('Say where to: DATABASE_URL=postgres://user:password@host/database npm run move')
  needWholeHouse(join(DATA_DIR, 'frenly.sqlite'))
  const release = lockDataFolder(DATA_DIR)
  const start = (part: string, url: string, stdio: ('ignore' | 'inherit' | 'pipe')[]) =>
    spawn(process.execPath, [...process.execArgv, process.argv[1]!, part, ...[role, ...options].filter(Boolean)], {
      env: { ...process.env, DATABASE_URL: url },
      stdio,
    })
  const reader = start('out', '', ['ignore', 'pipe', 'inherit'])
  const writer = start('in', DATABASE_URL, ['pipe', 'inherit', 'inherit'])
  // A writer that refuses has said why itself; the reader need not go on.
  writer.stdin!.on('error', () => undefined)
  writer.on('exit', () => reader.stdout!.destroy())
  reader.stdout!.pipe(writer.stdin!)
  const codes = await Promise.all(
    [reader, writer].map((child) => new Promise<number | null>((resolve) => child.on('exit', resolve))),
  )
  release()
  if (codes.some((code) => code !== 0)) process.exitCode = 1
}

async function sendAll() {
  const { readParcels } = await import('#app/database/moving/move-out.server.ts')
  const { store } = await import('#app/database/store.server.ts')
  process.stdout.on('error', () => process.exit(1))
  await store().migrate()
  for await (const parcel of readParcels({ isCleaning: options.includes('--clean') })) {
    const hasRoom = process.stdout.write(`${JSON.stringify(parcel)}\n`)
    if (!hasRoom) await new Promise((resolve) => process.stdout.once('drain', resolve))
  }
  await store().close()
}

async function receiveAll() {
  const { writeParcels } = await import('#app/database/moving/move-in.server.ts')
  const { store } = await import('#app/database/store.server.ts')
  const { env } = await import('#app/platform/env.server.ts')
  const { agreeOnSecret } = await import('#app/kits/members/identity/account/shared-secret.server.ts')
  const seals = await writeParcels(env().DATABASE_URL ?? '', readLines())
  // Other servers are held to the secret that what was moved is sealed with.
  await agreeOnSecret()
  await store().close()
  report(Object.entries(seals))
}

async function* readLines() {
  for await (const line of createInterface({ input: process.stdin })) yield JSON.parse(line)
}

function report(seals: [name: string, seal: { rows: number; sha256: string }][]) {
  for (const [name, { rows, sha256 }] of seals) console.log(`${name.padEnd(20)} ${String(rows).padStart(9)}  ${sha256}`)
  const total = seals.reduce((sum, [, { rows }]) => sum + rows, 0)
  console.log(`Moved ${seals.length} tables, ${total} rows, equal on both sides. Files stay in DATA_DIR.`)
}
