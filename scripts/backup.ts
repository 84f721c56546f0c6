import { join, resolve } from 'node:path'
import { backUp, restore } from '#app/database/backup.server.ts'
import { copyFromBucket, moveIntoBucket } from '#app/kits/operations/maintenance/bucket-files.server.ts'
import { env } from '#app/platform/env.server.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'

const WITHOUT_FILES = '--without-files'
const [verb = '', ...words] = process.argv.slice(2)
const folder = words.find((word) => !word.startsWith('--'))
const isWithoutFiles = words.includes(WITHOUT_FILES)

try {
  const { DATABASE_URL } = env()
  if (DATABASE_URL) throw new Error('On PostgreSQL use pg_dump and pg_restore, and copy DATA_DIR beside it.')
  if (verb === 'backup') await makeBackup()
  else await putBack()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function makeBackup() {
  const { DATA_DIR } = env()
  const target = resolve(folder ?? join('backups', new Date().toISOString().slice(0, 19).replaceAll(':', '-')))
  const counts = await backUp(DATA_DIR, target)
  const files = chosenFiles().id === 's3' ? await copyBucket(target) : ''
  report(`Backed up ${DATA_DIR} into ${target}`, counts, files)
}

async function copyBucket(target: string): Promise<string> {
  const { S3_BUCKET } = env()
  if (isWithoutFiles) {
    console.error(`The files in the bucket ${S3_BUCKET} are NOT in this backup: copy the bucket yourself.`)
    return ', without files'
  }
  try {
    return `, ${await copyFromBucket(chosenFiles(), target)} files of the bucket ${S3_BUCKET}`
  } catch (error) {
    const why = `The database is backed up, but not the files in the bucket ${S3_BUCKET}. Copy it yourself and say ${WITHOUT_FILES}, or try again`
    throw new Error(`${why}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

async function putBack() {
  const { DATA_DIR, S3_BUCKET } = env()
  if (!folder) throw new Error('Say which backup: npm run restore -- backups/2026-11-22T06-00-00')
  const counts = restore(resolve(folder), DATA_DIR)
  const isInBucket = chosenFiles().id === 's3' && !isWithoutFiles
  const files = isInBucket ? `, ${await moveIntoBucket(DATA_DIR, chosenFiles())} files in the bucket ${S3_BUCKET}` : ''
  report(`Restored ${resolve(folder)} into ${DATA_DIR}`, counts, files)
}

function report(title: string, counts: Readonly<Record<string, number>>, files: string) {
  const rows = Object.values(counts).reduce((total, count) => total + count, 0)
  console.log(`${title}: ${Object.keys(counts).length} tables, ${rows} rows${files}, sound.`)
}
