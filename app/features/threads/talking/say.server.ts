import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { saveFile, type FileRefusal } from '#app/kits/foundation/files/save-file.server.ts'
import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import type { SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { toSafeName } from '#app/kits/foundation/files/safe-name.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { toCapWords, type Quota } from '#app/kits/members/quota/quota.server.ts'
import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { readClaimsSoon } from '../claims/claims-job.server.ts'
import {
  createFiles,
  createMessage,
  findByHandles,
  findMessage,
  type MessageRow,
} from '../keeping/messages.store.server.ts'
import type { ThreadInput } from '../threads.inputs.ts'
import { FILE_MAX_BYTES, MOST_ASKED, MOST_NAMED } from '../threads.limits.ts'
import { callVoices } from './call-voices.server.ts'
import { readHandles, sortHandles } from './mentions.ts'
import { requireWriter, tellThread, type Place } from './place.server.ts'
import { tellNamed } from './tell-named.server.ts'
import { listCallable, type Callable } from './thread-voices.server.ts'
import type { Poll } from '#app/database/tables/together/threads.ts'

const spendSay = createRateLimit('thread-say', { points: 30, windowS: 60 })
const spendAsk = createRateLimit('thread-ask', { points: 12, windowS: 60 })

export const toMessage = (threadId: string, id: string) => `${to('threads', null, { t: threadId })}#m-${id}`

type Sent = { input: Omit<ThreadInput<'say'>, 'do'>; typed: Typed; files: readonly SentFile[]; network: string }
type Refusal = ReturnType<typeof refuse>

/** Says something in a thread, with files and a poll, and has those answer who were called. */
export async function say(place: Place, { input, typed, files, network }: Sent) {
  requireWriter(place)
  const checked = checkWords(input, files, typed)
  if (checked.refusal) return checked.refusal
  const named = await readNamed(place, input, typed)
  if (named.refusal) return named.refusal
  const waitS = (await spendSay(place.user.id)) || (named.voices.length > 0 ? await spendAsk(place.user.id) : 0)
  if (waitS > 0) return refuse(typed, 'text', tooManyAtOnce('messages', waitS), overLimit(waitS))
  const saved = await saveFiles(files, place.user.id)
  if (!saved.isSaved) return refuse(typed, 'files', saved.message, saved.waitS ? overLimit(saved.waitS) : saved.status)
  const replied = input.reply ? await findMessage(place.thread.id, input.reply) : null
  const message = await keep(place, input.text, {
    poll: checked.poll,
    replyToId: replied?.id ?? null,
    files: saved.rows,
  })
  const quota = await callVoices(place, network, named.voices, message)
  await tellNamed(place, message, named.members, replied)
  await readClaimsSoon(place.thread.id)
  return quota ? toldQuota(place, message.id, quota) : redirect(toMessage(place.thread.id, message.id), 303)
}

const toldQuota = ({ thread }: Place, id: string, quota: Quota) =>
  redirectWithFlash(toMessage(thread.id, id), { title: 'Nobody was asked', description: toCapWords(quota, false) })

type Words = { refusal: Refusal; poll?: null } | { refusal: null; poll: Poll | null }

function checkWords({ text, choice, many }: Sent['input'], files: readonly SentFile[], typed: Typed): Words {
  const options = [...new Set(choice.filter(Boolean))]
  const isPoll = options.length > 0
  if (options.length === 1) return { refusal: refuse(typed, 'choice', 'A poll needs two choices that differ.', 400) }
  if (isPoll && text === '') return { refusal: refuse(typed, 'text', 'Write the question of the poll.', 400) }
  if (text === '' && files.length === 0) return { refusal: refuse(typed, 'text', 'Write something first.', 400) }
  return { refusal: null, poll: isPoll ? { options, isMany: many === 'on', closesAt: null } : null }
}

type Named = { refusal: Refusal } | { refusal: null; voices: Callable[]; members: string[] }

/** Whom a message calls: by name in its words, and by choice beside it. */
async function readNamed({ thread, user }: Place, { text, ask }: Sent['input'], typed: Typed): Promise<Named> {
  const handles = readHandles(text)
  if (handles.length === 0 && ask === '') return { refusal: null, voices: [], members: [] }
  if (handles.length > MOST_NAMED)
    return { refusal: refuse(typed, 'text', `One message calls up to ${MOST_NAMED} by name.`, 400) }
  const [callable, found] = await Promise.all([listCallable(user, text), findByHandles(thread.id, handles)])
  const sorted = sortHandles(handles, new Set(found.map(({ handle }) => handle)), callable)
  const chosen = ask === '' ? null : callable.find(({ key }) => key === ask)
  if (chosen === undefined)
    return { refusal: refuse(typed, 'ask', 'Whoever you chose is no longer here. Choose somebody else.', 409) }
  const voices = [...new Set([...(chosen ? [chosen] : []), ...sorted.voices])]
  if (voices.length > MOST_ASKED)
    return { refusal: refuse(typed, 'ask', `One message asks up to ${MOST_ASKED} engines or allies.`, 400) }
  const members = found.filter(({ id, mutedAt }) => id !== user.id && mutedAt === null).map(({ id }) => id)
  return { refusal: null, voices, members }
}

type Kept = { fileId: string; name: string; type: string; bytes: number }
type Saved = { isSaved: true; rows: Kept[] } | FileRefusal

async function saveFiles(files: readonly SentFile[], userId: string): Promise<Saved> {
  const rows: Kept[] = []
  for (const { name, claimedType, content } of files) {
    const saved = await saveFile({
      ...{ owner: { id: userId }, purpose: 'attachment', name, claimedType, content },
      limits: { maxBytes: FILE_MAX_BYTES },
    })
    if (!saved.isSaved) {
      await removeFiles(rows.map(({ fileId }) => fileId))
      return { ...saved, message: `${toSafeName(name, claimedType)}: ${saved.message}` }
    }
    const { id, type, bytes } = saved.file
    rows.push({ fileId: id, name: saved.file.name, type, bytes })
  }
  return { isSaved: true, rows }
}

type With = { poll: Poll | null; replyToId: string | null; files: readonly Kept[] }

/** Writes a message of somebody down and tells the thread. */
export async function keep(
  { thread, user }: Place,
  text: string,
  { poll, replyToId, files }: With,
): Promise<MessageRow> {
  const now = clock.now()
  const id = createId(now.getTime())
  const row = {
    ...{ id, threadId: thread.id, userId: user.id, kind: 'said' as const, state: 'done' as const },
    ...{ voice: null, label: null, text, words: fold(text), replyToId, poll, facts: null },
    ...{ runId: null, askedBy: null, jobId: null, createdAt: now, editedAt: null, deletedAt: null },
  }
  await store().tx(async () => {
    await createMessage(row)
    await createFiles(
      files.map((file) => ({
        ...file,
        id: createId(),
        messageId: id,
        threadId: thread.id,
        userId: user.id,
        createdAt: now,
      })),
    )
    await tellThread(thread.id, id)
  })
  return row
}
