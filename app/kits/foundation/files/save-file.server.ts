import { store } from '#app/database/store.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { log } from '#app/platform/log.server.ts'
import { tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { TurnsBusy } from '#app/platform/request/turns.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import { TooLongError, type ByteSource } from '#app/providers/files/files.ts'
import { FILES_FOLDER, rulesOf, toBytes, type Plan } from './file-purposes.ts'
import { toSizeWords } from './size-words.ts'
import type { FileOwner, FileToSave } from './file-to-save.ts'
import { createFile, findPlan, sumFileBytes, type FileRow } from './files.store.server.ts'
import { isStorageFull, STORAGE_FULL } from './full-storage.ts'
import { judgeFile, type Judged } from './judge-file.server.ts'
import { PICTURES_BUSY, PICTURES_WAIT_S } from './picture-turns.server.ts'
import { toSafeName } from './safe-name.ts'
import { spool, type Spooled } from './upload/spool.server.ts'

const HOUR_S = 3_600
const MS_PER_S = 1_000
/** A guest has no account to find a file in again; a signed link reaches it as long. */
const GUEST_FILE_LIFE_MS = 24 * HOUR_S * MS_PER_S
const guestFiles = createKeptLimit('guest-files', { points: 60, windowS: HOUR_S })

export type FileRefusal = { isSaved: false; status: 400 | 413 | 415 | 429 | 503 | 507; message: string; waitS?: number }
export type SavedFile = { isSaved: true; file: FileRow }
const refuse = (status: FileRefusal['status'], message: string): FileRefusal => ({ isSaved: false, status, message })

/**
 * Keeps a file: looked at, measured, put under a key nobody guesses, then named in a row. Gives a sentence for its
 * sender where that can't be done; then nothing of it stays. What was spooled is discarded either way.
 */
export async function saveFile(sent: FileToSave): Promise<SavedFile | FileRefusal> {
  let spooled = isSpooled(sent.content) ? sent.content : null
  try {
    const plan = await planOf(sent.owner)
    const maxBytes = Math.min(rulesOf(sent.purpose, plan).maxBytes, sent.limits?.maxBytes ?? Infinity)
    const tooMany = await spendGuestFile(sent.owner)
    if (tooMany) return tooMany
    spooled ??= await spool(
      sent.content instanceof Uint8Array ? [sent.content] : (sent.content as ByteSource),
      maxBytes,
    )
    if (spooled.bytes > maxBytes) throw new TooLongError(maxBytes)
    const judged = await judgeFile(spooled, sent, plan)
    if (judged.problem) return refuse(judged.problem.status, judged.problem.message)
    return await keep(judged.value, sent, plan)
  } catch (error) {
    if (error instanceof TooLongError)
      return refuse(413, `This is too large. Up to ${toSizeWords(error.maxBytes)} is fine.`)
    if (error instanceof TurnsBusy) return { ...refuse(503, PICTURES_BUSY), waitS: PICTURES_WAIT_S }
    if (isStorageFull(error)) return fullStorage(error)
    throw error
  } finally {
    await spooled?.discard()
  }
}

async function planOf(owner: FileOwner): Promise<Plan> {
  if (owner === 'house') return 'pro'
  if ('network' in owner) return 'guest'
  const plan = await findPlan(owner.id)
  if (!plan) throw new Error('A file was to be kept for nobody')
  return plan
}

async function spendGuestFile(owner: FileOwner): Promise<FileRefusal | null> {
  if (owner === 'house' || !('network' in owner)) return null
  const waitS = await guestFiles(owner.network)
  return waitS > 0 ? { ...refuse(429, tooManyAtOnce('files', waitS)), waitS } : null
}

const isSpooled = (content: FileToSave['content']): content is Spooled => 'discard' in content

/** The object first, then the row: a row always leads to bytes. */
async function keep(judged: Judged, sent: FileToSave, plan: Plan): Promise<SavedFile | FileRefusal> {
  const ownerId = sent.owner !== 'house' && 'id' in sent.owner ? sent.owner.id : null
  const findQuotaProblem = () => (sent.owner === 'house' ? null : quotaProblem(ownerId, plan, judged.bytes))
  const full = await findQuotaProblem()
  if (full) return full
  const now = clock.now()
  const key = `${FILES_FOLDER}/${createSecretId()}`
  const { bytes, sha256 } = await chosenFiles().putStream(key, judged.open(), judged.bytes)
  const file: FileRow = {
    id: createId(now.getTime()),
    ownerId,
    key,
    purpose: sent.purpose,
    name: toSafeName(sent.name, judged.type),
    type: judged.type,
    bytes,
    sha256,
    width: judged.size?.width ?? null,
    height: judged.size?.height ?? null,
    createdAt: now,
    expiresAt: sent.expiresAt ?? (plan === 'guest' ? new Date(now.getTime() + GUEST_FILE_LIFE_MS) : null),
  }
  try {
    const refusal = await store().tx(async () => {
      // Two that come at once may not both take the last room.
      const problem = await findQuotaProblem()
      if (!problem) await createFile(file)
      return problem
    })
    if (!refusal) return { isSaved: true, file }
    await takeBack(key)
    return refusal
  } catch (error) {
    await takeBack(key)
    throw error
  }
}

async function quotaProblem(ownerId: string | null, plan: Plan, bytes: number): Promise<FileRefusal | null> {
  const most = toBytes(env().FILE_QUOTA_MB[plan])
  const used = await sumFileBytes(ownerId)
  if (used + bytes <= most) return null
  return plan === 'guest'
    ? refuse(413, 'Guests have no room left here just now. Sign in, or try again tomorrow.')
    : refuse(413, `Your files use ${toSizeWords(used)} of ${toSizeWords(most)}. Remove some, then send this again.`)
}

/** What stays behind all the same is swept away within a day. */
const takeBack = (key: string) =>
  chosenFiles()
    .remove(key)
    .catch((error: unknown) => log.warn({ err: error }, 'the bytes of a refused file stayed behind'))

function fullStorage(error: unknown): FileRefusal {
  log.error({ err: error }, 'the storage is full')
  return refuse(507, STORAGE_FULL)
}
