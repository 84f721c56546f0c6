import { join } from 'node:path'
import { env, type Env } from '#app/platform/env.server.ts'
import { once } from '#app/platform/once.ts'
import type { FileStore } from './files.ts'
import { createLocalFiles } from './local.server.ts'
import { createS3Files, type S3Settings } from './s3.server.ts'

/** The storage the operator chose: a bucket by the S3 variables, else a folder beside the database. */
export const chosenFiles = (): FileStore =>
  once('files', () => {
    const s3 = toS3Settings(env())
    return s3 ? createS3Files(s3) : createLocalFiles(join(env().DATA_DIR, 'files'))
  })

function toS3Settings(env: Env): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket, S3_FORCE_PATH_STYLE: isPathStyle } = env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null
  return { endpoint, region, bucket, accessKeyId, secretAccessKey, isPathStyle }
}
