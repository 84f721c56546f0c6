import { join } from 'node:path'
import { env } from '#app/platform/env.server.ts'
import { once } from '#app/platform/once.ts'
import type { FileStore } from './files.ts'
import { createLocalFiles } from './local.server.ts'

/** The storage of this server: a folder beside its database. */
export const chosenFiles = (): FileStore => once('files', () => createLocalFiles(join(env().DATA_DIR, 'files')))
