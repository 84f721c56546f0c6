import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { afterAll } from 'vitest'

/** Inside node_modules, so that what the workers import from packages is found. */
const CACHE = 'node_modules/.cache/frenly-test-workers'

/** Bundles a worker file the way the product does, for a test without a build; it goes away with the test file. */
export async function buildWorker(source: string): Promise<string> {
  const folder = makeFolder()
  const outfile = join(folder, 'worker.js')
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  })
  return outfile
}

/** The same for a worker that a test writes down itself. */
export async function buildWorkerFrom(text: string): Promise<string> {
  const source = join(makeFolder(), 'source.ts')
  writeFileSync(source, text)
  return buildWorker(source)
}

function makeFolder(): string {
  mkdirSync(CACHE, { recursive: true })
  const folder = resolve(mkdtempSync(join(CACHE, 'worker-')))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
