import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { removeFile } from '#app/kits/foundation/files/files.server.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import type { SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { toLocal } from '#app/kits/members/authoring/local-time.ts'
import type { SignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import type { LetterInput } from '../inbox.inputs.ts'
import { HOLD_S, letterLimits } from '../inbox.limits.ts'
import { readLocalTime } from '../reading/snooze-times.ts'
import { leaveCopies } from '../syncing/wants.store.server.ts'
import { beginDraft } from './begin-draft.server.ts'
import { changeDraft, createDraft, findDraft, listOwnFiles, removeDraft, type DraftRow } from './drafts.store.server.ts'
import { identityOf } from './identities.server.ts'
import { faultsOf } from './letter-faults.ts'
import { splitOwn } from './quote.ts'
import { sendDraftJob } from './send-draft.server.ts'

const NO_ACCOUNT = 'There is no such mail account of yours to write from.'
export const NO_DRAFT = 'There is no such draft of yours. It may have been sent or thrown away in another window.'
const YEAR_MS = 366 * 86_400_000
const MS = 1_000
/** `2026-04-07T09:30`, as the field for a time has it. */
const MINUTE_CHARS = 16

type Answer = { problem: FormProblem; saved?: never } | { problem: null; saved: { id: string; version: number } }
export const refuse = (typed: Typed, errors: Record<string, string>, init: number | ResponseInit = 400) =>
  data<Answer>({ problem: { ...typed, errors } }, init)

type Posted = { signedIn: SignedIn; typed: Typed; files: SentFile[] }

/** Keeps a letter that is being written. Nothing of it is checked: a draft may be as unfinished as it likes. */
export async function saveLetter(input: Extract<LetterInput, { do: 'save' }>, posted: Posted) {
  const kept = await keep(input, posted)
  if ('refusal' in kept) return kept.refusal
  if (input.quiet) return data<Answer>({ problem: null, saved: { id: kept.draft.id, version: kept.draft.version } })
  const { id, threadId } = kept.draft
  return redirect(to('inbox', null, { thread: threadId, compose: id, said: 'saved' }), 303)
}

/** Sends a letter: it waits for some seconds, or until its time, and can be taken back. */
export async function sendLetter(input: Extract<LetterInput, { do: 'send' }>, posted: Posted) {
  const kept = await keep(input, posted)
  if ('refusal' in kept) return kept.refusal
  const { draft } = kept
  const now = clock.now()
  const isVerified = posted.signedIn.row.emailVerifiedAt !== null
  const errors = faultsOf(draft, { isVerified, isSure: input.sure === 'files' })
  const at = input.when === '' ? new Date(now.getTime() + HOLD_S * MS) : readLocalTime(input.when, input.zone)
  if (!at || at.getTime() > now.getTime() + YEAR_MS) errors['when'] = 'Choose a day and a time within a year.'
  else if (input.when !== '' && at <= now) errors['when'] = 'This time has passed. Choose a later one.'
  const typed = { ...posted.typed, values: { ...posted.typed.values, version: String(draft.version) } }
  if (Object.keys(errors).length > 0 || !at) {
    // A letter that was kept only now has an address of its own, where its files are too.
    if (input.draft !== 'new') return refuse(typed, errors)
    return redirect(to('inbox', null, { compose: draft.id, check: 'send', when: input.when || null }), 303)
  }
  const version = draft.version + 1
  const isHeld = await store().tx(async () => {
    const change = { state: 'held' as const, sendAt: at, trouble: null, version, updatedAt: now }
    const { id, userId } = draft
    if (!(await changeDraft({ id, userId, state: 'draft', version: draft.version }, change))) return false
    const options = { userId, title: `Send “${draft.subject || 'a letter'}”`, dueAt: at, dedupeKey: `${id}.${version}` }
    await startJob(sendDraftJob, { draft: id, version }, options)
    return true
  })
  if (!isHeld) return refuse(typed, { form: 'This letter changed in another window.' }, 409)
  return redirect(to('inbox', null, { thread: draft.threadId, said: `held.${draft.id}` }), 303)
}

/** Writes what was typed into its draft, or into a new one. */
async function keep(
  input: LetterInput,
  { signedIn: { user }, typed, files }: Posted,
): Promise<{ draft: DraftRow } | { refusal: ReturnType<typeof refuse> }> {
  const now = clock.now()
  const { to: recipients, cc, bcc, subject, text } = input
  const isNew = input.draft === 'new'
  const draft = isNew ? await beginDraft(user, { kind: 'new', about: null }) : await findDraft(input.draft, user.id)
  if (!draft) throw notFound(NO_DRAFT)
  const accountId = input.from || null
  if (accountId && !(await identityOf(user, accountId))) throw notFound(NO_ACCOUNT)
  if (draft.state !== 'draft') return { refusal: refuse(typed, { form: 'This letter is on its way already.' }, 409) }
  if (!isNew && draft.version !== input.version)
    return {
      refusal: refuse(
        { ...typed, values: { ...typed.values, version: String(draft.version) } },
        {
          form: 'This draft was changed in another window. What you typed appears here; save again to keep it instead.',
        },
        409,
      ),
    }
  const own = await listOwnFiles(user.id, input.keep)
  const attached = await attach(user.id, files, own)
  if ('problem' in attached) return { refusal: refuse(typed, { files: attached.problem }, 413) }
  const written = { to: recipients, cc, bcc, subject, text, accountId }
  const change = { ...written, files: attached.ids, updatedAt: now, trouble: null }
  if (isNew) {
    const made = { ...draft, ...change }
    await createDraft(made)
    return { draft: made }
  }
  const version = draft.version + 1
  const { id, userId } = draft
  const isChanged = await changeDraft({ id, userId, state: 'draft', version: draft.version }, { ...change, version })
  if (!isChanged) return { refusal: refuse(typed, { form: 'This letter changed in another window.' }, 409) }
  return { draft: { ...draft, ...change, version } }
}

async function attach(
  userId: string,
  sent: readonly SentFile[],
  own: readonly { id: string; bytes: number }[],
): Promise<{ ids: string[] } | { problem: string }> {
  const bytes = [...own.map((file) => file.bytes), ...sent.map(({ content }) => content.bytes)]
  if (bytes.length > letterLimits.files) return { problem: `Up to ${letterLimits.files} files go along.` }
  if (bytes.reduce((sum, one) => sum + one, 0) > letterLimits.filesBytes)
    return { problem: 'Files of up to 18 MB together go along; other servers take no larger letters.' }
  const ids = own.map(({ id }) => id)
  for (const { name, claimedType, content } of sent) {
    const saved = await saveFile({ owner: { id: userId }, purpose: 'attachment', name, claimedType, content })
    if (!saved.isSaved) return { problem: saved.message }
    ids.push(saved.file.id)
  }
  return { ids }
}

/** Takes a letter back that has not left yet; it is a draft again, and remembers when it was to leave. */
export async function takeBackLetter({ draft: id, zone }: { draft: string; zone: string }, userId: string) {
  const draft = await findDraft(id, userId)
  if (!draft) throw notFound(NO_DRAFT)
  const isLater = draft.sendAt !== null && draft.sendAt.getTime() > clock.now().getTime() + HOLD_S * MS
  const when = isLater ? toLocal(draft.sendAt!, zone).slice(0, MINUTE_CHARS) : null
  const isBack = await changeDraft(
    { id, userId, state: 'held' },
    { state: 'draft', sendAt: null, version: draft.version + 1, updatedAt: clock.now() },
  )
  const query = isBack ? { compose: id, said: 'taken-back', when } : { said: draft.state === 'sent' ? 'left' : 'saved' }
  return redirect(to('inbox', null, { thread: draft.threadId, ...query }), 303)
}

/** Puts other words in the place of what somebody wrote in a draft; signature and quoted letter stay below. */
export async function putWords({ draft: id, text }: { draft: string; text: string }, userId: string) {
  const draft = await findDraft(id, userId)
  const now = clock.now()
  const words = draft && text.trimEnd() + splitOwn(draft.text).rest
  const change = draft && words !== null && { text: words.slice(0, letterLimits.textChars), updatedAt: now }
  const isPut =
    draft && change && (await changeDraft({ id, userId, state: 'draft' }, { ...change, version: draft.version + 1 }))
  if (!draft || !isPut) throw notFound(NO_DRAFT)
  return redirect(to('inbox', null, { thread: draft.threadId, compose: id, said: 'saved' }), 303)
}

/** Throws a draft away with what was attached to it. */
export async function discardLetter(id: string, userId: string) {
  const gone =
    id === 'new'
      ? null
      : await store().tx(async () => {
          const removed = await removeDraft(id, userId)
          if (removed) await leaveCopies([id], { isAsked: true })
          return removed
        })
  if (!gone && id !== 'new') throw notFound(NO_DRAFT)
  for (const file of await listOwnFiles(userId, gone?.files ?? [])) await removeFile(file)
  return redirect(to('inbox', null, { thread: gone?.threadId ?? null, said: 'discarded' }), 303)
}
