import { existsSync } from 'node:fs'
import { run } from './dependencies.js'

/**
 * Runs a program for operators: `node scripts/program.js backup restore <folder>`. From its source where the sources and
 * what reads them are installed, else as the build carries it.
 */
const [name, ...rest] = process.argv.slice(2)
const hasSources = existsSync(`scripts/${name}.ts`) && existsSync('node_modules/tsx') && existsSync('app/routes.ts')
run(process.execPath, hasSources ? ['--import', 'tsx', `scripts/${name}.ts`, ...rest] : [`build/${name}.js`, ...rest])
