import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { copyAssets, keepMade } from './build-assets.js'
import { whileAloneBuilding } from './build-lock.js'
import { fingerprint, isBuilt } from './build-state.js'
import { bundleNode } from './bundle-node.js'

const BUILD = 'build'
/** The build is made here and takes its place once it is whole. */
const NEXT = 'build.next'
/** The one before stays for one generation: a running server goes on reading its workers and data. */
const PREVIOUS = 'build.previous'
/** Files with a hash in their names. A running server and open pages ask for those of the build they came from. */
const HASHED = ['server/assets', 'client/assets']
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/
/** Smaller files do not gain from compression. */
const MIN_BYTES = 512
const COMPRESSED = {
  '.br': (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  '.gz': (content) => gzipSync(content, { level: 9 }),
}

const isForced = !process.argv.includes('--if-stale')
await whileAloneBuilding(async () => {
  putBackPrevious()
  if (!isForced && isBuilt()) return
  await make()
  swap()
})

async function make() {
  const madeFrom = fingerprint()
  rmSync(NEXT, { recursive: true, force: true })
  say('screens')
  await remixBuild()
  say('server and engines')
  await bundleNode(undefined, NEXT)
  copyAssets(NEXT)
  const hashed = Object.fromEntries(HASHED.map((folder) => [folder, readdirSync(join(NEXT, folder))]))
  writeFileSync(join(NEXT, 'build.json'), JSON.stringify({ id: randomUUID(), hashed }))
  say('indexes')
  await runNode('scripts/prepare-knowledge.js', join(NEXT, 'engine.worker.js'))
  await runNode(join(NEXT, 'work-out-home.js'), NEXT)
  keepMade(NEXT)
  compressFiles(join(NEXT, 'client'), join(BUILD, 'client'))
  carryHashed()
  writeFileSync(join(NEXT, 'stamp'), madeFrom)
}

/** The hashed files of the build in place go along for one generation. */
function carryHashed() {
  const file = join(BUILD, 'build.json')
  const { hashed = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  for (const [folder, names] of Object.entries(hashed))
    for (const name of names.flatMap((one) => [one, `${one}.br`, `${one}.gz`]))
      if (existsSync(join(BUILD, folder, name)))
        cpSync(join(BUILD, folder, name), join(NEXT, folder, name), { force: false })
}

/** Two renames with nothing between them; whoever looks for a file in that moment finds it in the previous build. */
function swap() {
  rmSync(PREVIOUS, { recursive: true, force: true })
  if (existsSync(BUILD)) renameSync(BUILD, PREVIOUS)
  renameSync(NEXT, BUILD)
}

/** A build that was cut off between the two renames. */
function putBackPrevious() {
  if (!existsSync(BUILD) && existsSync(PREVIOUS)) renameSync(PREVIOUS, BUILD)
}

function say(step) {
  process.stderr.write(`Building: ${step}\n`)
}

function remixBuild() {
  return finished(
    spawn(process.execPath, ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '--logLevel', 'error'], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, FRENLY_BUILD_FOLDER: NEXT },
    }),
  )
}

/** What visitors would wait for is made with the build; knowledge indexes are found again by later ones. */
function runNode(script, ...rest) {
  return finished(spawn(process.execPath, [script, ...rest], { stdio: ['ignore', 2, 2] }))
}

/** A step that fails ends the build; the one that is in place stays. */
function finished(child) {
  return new Promise((resolve) => child.on('exit', (code) => (code === 0 ? resolve() : process.exit(code ?? 1))))
}

/**
 * Writes `.br` and `.gz` beside each file, so that the server sends them without compressing again. Those of a file that
 * the build in place has too are taken from there.
 */
function compressFiles(folder, before) {
  for (const name of readdirSync(folder)) {
    const [path, was] = [join(folder, name), join(before, name)]
    if (statSync(path).isDirectory()) compressFiles(path, was)
    else if (COMPRESSIBLE.test(name) && statSync(path).size >= MIN_BYTES) compressFile(path, was)
  }
}

function compressFile(path, was) {
  const content = readFileSync(path)
  const isKept = [was, `${was}.br`, `${was}.gz`].every((file) => existsSync(file)) && readFileSync(was).equals(content)
  for (const [ending, compress] of Object.entries(COMPRESSED))
    if (isKept) cpSync(was + ending, path + ending)
    else writeFileSync(path + ending, compress(content))
}
