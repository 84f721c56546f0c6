import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt } from './build-state.js'
import { ensureDependencies, ensureNativeModules, run } from './dependencies.js'
import { supervise } from './supervise.js'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
if (existsSync('.env')) process.loadEnvFile('.env')

/** `--built` starts the build that is there and installs nothing: what containers and production installs do. */
if (process.argv.includes('--built')) {
  if (!existsSync('build/server.js'))
    refuse('There is no build here. Run npm run build where the sources are, or npm start.')
  ensureNativeModules()
} else {
  ensureDependencies()
  ensureBuild()
}
process.stderr.write('Start: opening the data and loading engines.\n')
process.env.NODE_ENV = 'production'
await supervise('build/server.js')

function ensureBuild() {
  if (isBuilt()) return void process.stderr.write('Start: the build is up to date.\n')
  process.stderr.write('Start: building. This takes half a minute, after each change of the source.\n')
  run(process.execPath, ['scripts/build.js', '--if-stale'])
}

function refuse(why) {
  process.stderr.write(`${why}\n`)
  process.exit(78)
}
