import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt } from './build-state.js'
import { ensureDependencies, run } from './dependencies.js'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
if (existsSync('.env')) process.loadEnvFile('.env')

ensureDependencies()
if (!isBuilt()) {
  process.stderr.write('Building. This takes half a minute, after each change of the source.\n')
  run(process.execPath, ['scripts/build.js'])
}
process.env.NODE_ENV = 'production'
await import('../build/server.js')
