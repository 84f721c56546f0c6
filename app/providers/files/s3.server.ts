import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { Readable } from 'node:stream'
import { checkedKey, isFileKey, type ByteRange, type FileStore, type KeptObject } from './files.ts'
import { measured } from './measured.server.ts'
import { putPieces, type Bucket } from './s3-upload.server.ts'

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  isPathStyle: boolean
  /** How long the service may keep us waiting, in milliseconds: for its answer, and for each piece of a file. */
  answerWithinMs?: number
}

const TRIES = 3
const CONNECTION_TIMEOUT_MS = 5_000
const ANSWER_TIMEOUT_MS = 60_000

/**
 * Files in a bucket of anything that speaks S3. The SDK's checksums are off unless a service asks for them: older
 * services store them as part of the body. What is kept is proved by the SHA-256 of its row.
 */
export function createS3Files(settings: S3Settings): FileStore {
  const { answerWithinMs = ANSWER_TIMEOUT_MS } = settings
  const bucket = connect({ ...settings, answerWithinMs })
  const { client, name: Bucket } = bucket
  const at = (key: string) => ({ Bucket, Key: checkedKey(key) })
  const get = async (key: string, range?: ByteRange) => {
    const Range = range && `bytes=${range.start}-${range.end}`
    const found = await orNull(client.send(new GetObjectCommand({ ...at(key), Range })))
    if (!found?.Body) return null
    return { pieces: inTime(found.Body as Readable, answerWithinMs), contentRange: found.ContentRange }
  }
  return {
    id: 's3',
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentLength: bytes.byteLength }))
    },
    async putStream(key, source, maxBytes) {
      const { pieces, measure } = measured(source, maxBytes)
      await putPieces(bucket, checkedKey(key), pieces)
      return measure()
    },
    async read(key) {
      const found = await get(key)
      if (!found) return null
      const pieces: Uint8Array[] = []
      for await (const piece of found.pieces) pieces.push(piece)
      return new Uint8Array(Buffer.concat(pieces))
    },
    async open(key, range) {
      const found = await get(key, range)
      if (!found || !range || found.contentRange?.startsWith(`bytes ${range.start}-${range.end}/`))
        return found?.pieces ?? null
      return cutTo(found.pieces, range)
    },
    exists: async (key) => (await orNull(client.send(new HeadObjectCommand(at(key))))) !== null,
    remove: async (key) => void (await client.send(new DeleteObjectCommand(at(key)))),
    list: (folder) => listFolder(bucket, folder),
    removeUnfinished: (before) => abortUploads(bucket, before),
  }
}

function connect(settings: Required<S3Settings>): Bucket {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey, isPathStyle, answerWithinMs } = settings
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: isPathStyle,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout: answerWithinMs,
      throwOnRequestTimeout: true,
    },
  })
  return { client, name: bucket }
}

async function* listFolder({ client, name: Bucket }: Bucket, folder: string): AsyncGenerator<KeptObject> {
  let ContinuationToken: string | undefined
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: `${folder}/`, ContinuationToken }))
    for (const { Key: key = '', Size: bytes = 0, LastModified: keptAt } of page.Contents ?? []) {
      if (isFileKey(key) && keptAt) yield { key, bytes, keptAt }
    }
    ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (ContinuationToken)
}

async function abortUploads({ client, name: Bucket }: Bucket, before: Date): Promise<void> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }))
  for (const { Key, UploadId, Initiated } of Uploads) {
    if (Key && UploadId && Initiated && Initiated < before)
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
  }
}

/** The pieces of a body; breaks off when one keeps us waiting too long. Whoever asks for none waits for none. */
async function* inTime(body: Readable, withinMs: number): AsyncGenerator<Uint8Array> {
  const tooLate = () => body.destroy(new Error(`The storage sent nothing for ${withinMs} ms`))
  const pieces = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  try {
    for (;;) {
      const timer = setTimeout(tooLate, withinMs)
      const { value, done } = await pieces.next().finally(() => clearTimeout(timer))
      if (done) return
      yield value
    }
  } finally {
    body.destroy()
  }
}

/** A range of a body that came whole, as some services answer. */
async function* cutTo(body: AsyncIterable<Uint8Array>, { start, end }: ByteRange): AsyncGenerator<Uint8Array> {
  let at = 0
  for await (const piece of body) {
    const wanted = piece.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at))
    at += piece.byteLength
    if (wanted.byteLength > 0) yield wanted
    if (at > end) return
  }
}

/** Null for a key without an object. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)) return null
    throw error
  }
}
