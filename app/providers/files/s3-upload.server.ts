import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3'

export type Bucket = { client: S3Client; name: string }

/** S3 takes parts of 5 MiB at least, and ten thousand of them. */
const PART_BYTES = 8 * 1_048_576

/**
 * Puts pieces of unknown length: at once when they are few, else part by part. The object comes to be with the last step
 * alone, and a source that breaks off takes its parts along.
 */
export async function putPieces({ client, name: Bucket }: Bucket, Key: string, pieces: AsyncIterable<Uint8Array>) {
  const parts = inParts(pieces)
  const first = await parts.next()
  const Body = first.value ?? Buffer.alloc(0)
  if (Body.byteLength < PART_BYTES) {
    await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.byteLength }))
    return
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }))
  const upload = { Bucket, Key, UploadId }
  const send = async (PartNumber: number, part: Buffer): Promise<CompletedPart> => {
    const sent = await client.send(
      new UploadPartCommand({ ...upload, PartNumber, Body: part, ContentLength: part.byteLength }),
    )
    return { PartNumber, ETag: sent.ETag }
  }
  try {
    const Parts = [await send(1, Body)]
    for await (const part of parts) Parts.push(await send(Parts.length + 1, part))
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
}

/** The same bytes in parts of one size, the last one shorter. */
async function* inParts(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = []
  let bytes = 0
  for await (const piece of pieces) {
    held.push(piece)
    bytes += piece.byteLength
    if (bytes < PART_BYTES) continue
    const whole = Buffer.concat(held)
    for (bytes = 0; whole.byteLength - bytes >= PART_BYTES; bytes += PART_BYTES)
      yield whole.subarray(bytes, bytes + PART_BYTES)
    held = [whole.subarray(bytes)]
    bytes = whole.byteLength - bytes
  }
  if (bytes > 0) yield Buffer.concat(held)
}
