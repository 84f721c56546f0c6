import { existsSync } from 'node:fs'
import { ensureDependencies, run } from './dependencies.js'
import { isBuilt } from './build-state.js'

/** The polish is a program of its own: it reads no ledger. */
const program = process.argv[2] === 'polish' ? 'build/polish.js' : 'build/twin.js'

/** Runs a command-line twin; what is missing is installed and built first, with words on standard error only. */
ensureDependencies()
if (!isBuilt() || !existsSync(program)) run(process.execPath, ['scripts/build.js'], { stdio: ['ignore', 2, 2] })
process.env.LOG_LEVEL ??= 'silent'
await import(`../${program}`)
