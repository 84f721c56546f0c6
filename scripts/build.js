import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { markBuilt } from './build-state.js'
import { bundleNode } from './bundle-node.js'

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/
/** Smaller files do not gain from compression. */
const MIN_BYTES = 512

// Remix empties the build folder first, so the other bundles come after it.
await remixBuild()
await bundleNode()
await prepareKnowledge()
compressFiles('build/client')
markBuilt()

function remixBuild() {
  return finished(
    spawn(process.execPath, ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '--logLevel', 'error'], {
      stdio: ['ignore', 2, 2],
    }),
  )
}

/** The knowledge indexes are made with the first build, so that no visitor waits for them; later builds find them. */
function prepareKnowledge() {
  return finished(spawn(process.execPath, ['scripts/prepare-knowledge.js'], { stdio: ['ignore', 2, 2] }))
}

function finished(child) {
  return new Promise((resolve) => child.on('exit', (code) => (code === 0 ? resolve() : process.exit(code ?? 1))))
}

/** Writes `.br` and `.gz` beside each file, so that the server sends them without compressing again. */
function compressFiles(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) compressFiles(path)
    else if (COMPRESSIBLE.test(name) && statSync(path).size >= MIN_BYTES) {
      const content = readFileSync(path)
      writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
    }
  }
}
