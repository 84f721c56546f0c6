import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A first visit to home brings at most this much JavaScript, compressed. */
const HOME_MAX_KB = 94
const PORT = 4_312
const START_TRIES = 200
const TRY_EVERY_MS = 100

if (process.argv[1] === fileURLToPath(import.meta.url)) await weighHome()

/**
 * The scripts that a page loads by itself, with the bytes of their pre-compressed files, heaviest first: what its HTML
 * preloads or imports, and everything these import statically. Code fetched by `import()` is not part of it.
 */
export function weighScripts(html) {
  const preloaded = [...html.matchAll(/<link[^>]*rel="modulepreload"[^>]*>/g)].map(
    ([tag]) => /href="([^"]+)"/.exec(tag)?.[1],
  )
  const imported = [...html.matchAll(/<script[^>]*type="module"[^>]*>(.*?)<\/script>/gs)].flatMap(([tag]) =>
    [...tag.matchAll(/(?:import|from)\s*\(?\s*"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path),
  )
  const bytes = new Map()
  const add = (path) => {
    if (bytes.has(path)) return
    const file = join('build/client', path)
    bytes.set(path, readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g))
      add(`/assets/${name}`)
  }
  for (const path of [...preloaded, ...imported]) add(path)
  return [...bytes].map(([path, size]) => ({ path, size })).sort((a, b) => b.size - a.size)
}

export function sumKb(scripts) {
  return scripts.reduce((total, { size }) => total + size, 0) / 1_000
}

async function weighHome() {
  const scripts = weighScripts(await readHome())
  for (const { path, size } of scripts) console.log(`${(size / 1_000).toFixed(1).padStart(7)} kB  ${basename(path)}`)
  const total = sumKb(scripts)
  console.log(`${total.toFixed(1).padStart(7)} kB  JavaScript on home (brotli), of ${HOME_MAX_KB} kB allowed`)
  process.exitCode = total <= HOME_MAX_KB ? 0 : 1
}

async function readHome() {
  const dataDir = mkdtempSync(join(tmpdir(), 'frenly-weight-'))
  const server = spawn(process.execPath, ['build/server.js'], {
    stdio: ['ignore', 'ignore', 2],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: String(PORT),
      DATA_DIR: dataDir,
    },
  })
  try {
    for (let tries = 0; tries < START_TRIES; tries++) {
      const answer = await fetch(`http://127.0.0.1:${PORT}/`).catch(() => null)
      if (answer?.ok) return await answer.text()
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS))
    }
    throw new Error('build/server.js did not start')
  } finally {
    server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
