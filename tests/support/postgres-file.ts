import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { askOnce, TEMPLATE } from './postgres.ts'

/** A database for one test file, as a fresh DATA_DIR is one. It stands before the file's imports choose a dialect. */
const name = `file_${randomBytes(6).toString('hex')}`
await askOnce(`${inject('postgres')}postgres`, `create database ${name} template ${TEMPLATE}`)
process.env.DATABASE_URL = inject('postgres') + name
