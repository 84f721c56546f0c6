import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { SPOKEN_MAX_BYTES } from '#app/kits/asking/spoken/spoken.limits.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { requireSignedIn, type SignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { toTable } from '#app/platform/table.ts'
import { actNames, doWithThreads, undoDeed, type Act, type Deed } from '../filing/acts.server.ts'
import { eraseThreads } from '../filing/acts.store.server.ts'
import { findMessage } from '../filing/messages.store.server.ts'
import { createLabel, listLabels, listThreadsByIds, removeLabel } from '../filing/threads.store.server.ts'
import { inboxInputs, type InboxInput, type LetterInput } from '../inbox.inputs.ts'
import { letterLimits, MOST_LABELS } from '../inbox.limits.ts'
import { toLine } from '../mail/read-mail.ts'
import { keepNewDraft } from '../writing/begin-draft.server.ts'
import {
  discardLetter,
  putWords,
  refuse,
  saveLetter,
  sendLetter,
  takeBackLetter,
} from '../writing/compose-acts.server.ts'
import { answerInvitation } from '../writing/answer-invitation.server.ts'
import { dropSpoken, sayLetter, unsayLetter } from '../dictation/say-letter.server.ts'
import { endLetters } from './end-letters.server.ts'
import { readInboxQuery } from './inbox-view.server.ts'
import { savePictureChoice } from './reading.store.server.ts'
import { readLocalTime, snoozes, snoozeUntil } from './snooze-times.ts'

const rules = {
  files: { most: letterLimits.files, maxBytes: letterLimits.filesBytes },
  sound: { most: 1, maxBytes: SPOKEN_MAX_BYTES },
}
export const NO_MAIL = 'There is nothing of yours under this address. It may have been deleted for good.'
/** After these a conversation is somewhere else, and the page shows the list. */
const LEAVES = toTable<boolean>({
  archive: true,
  trash: true,
  junk: true,
  snooze: true,
  mute: true,
  unread: true,
  inbox: true,
})

/** A form of the inbox. */
export async function actOnInbox(request: Request, network: string) {
  const signedIn = await requireSignedIn(request)
  const form = await readUpload(request, inboxInputs, rules)
  try {
    if (form.problem) return data<{ problem: FormProblem; saved?: never }>({ problem: form.problem }, form.init)
    const posted = { signedIn, typed: form.typed, files: form.files['files'] ?? [] }
    if (form.input.do === 'save' || form.input.do === 'send') return await writeLetter(form.input, posted)
    if (form.input.do === 'say') {
      const runner = { member: signedIn.user, network }
      return await sayLetter({ runner, draft: form.input.draft, sent: form.files['sound']?.[0], typed: form.typed })
    }
    return await act(form.input, request, signedIn, form.typed)
  } finally {
    await form.discard()
  }
}

async function writeLetter(input: LetterInput, posted: Parameters<typeof saveLetter>[1]) {
  const answer = await (input.do === 'save' ? saveLetter(input, posted) : sendLetter(input, posted))
  // It was kept with a button, or left: what was said for it stands in it.
  if (answer instanceof Response) await dropSpoken(input.heard, input.draft, posted.signedIn.user.id)
  return answer
}

type Other = Exclude<InboxInput, { do: 'save' | 'send' | 'say' }>

async function act(input: Other, request: Request, signedIn: SignedIn, typed: Typed) {
  const { user } = signedIn
  switch (input.do) {
    case 'act':
      return actOnThreads(input, request, user.id, typed)
    case 'undo':
      await undoDeed(user.id, input.deed)
      return back(request, { did: null, said: 'undone' })
    case 'erase':
      return erase(input.t, request, user.id)
    case 'label':
      return addLabel(input, request, user.id, typed)
    case 'remove-label':
      if (!(await removeLabel(input.label, user.id))) throw notFound(NO_MAIL)
      return redirect(to('inbox'), 303)
    case 'pictures':
      return choosePictures(input, request, user.id)
    case 'unsubscribe':
      return endLetters(input.message, user, (said) => back(request, { said }))
    case 'answer':
      return answerInvitation(input, signedIn, (said) => back(request, { said }))
    case 'begin': {
      const { kind, about, to: recipients, subject, text } = input
      const given = { to: recipients || undefined, subject: subject || undefined, text: text || undefined }
      const draft = await keepNewDraft(user, { kind, about: about || null, ...withoutNothing(given) })
      if (!draft) throw notFound(NO_MAIL)
      return redirect(to('inbox', null, { thread: draft.threadId, compose: draft.id }), 303)
    }
    case 'take-back':
      return takeBackLetter(input, user.id)
    case 'put':
      return putWords(input, user.id)
    case 'unsay':
      return unsayLetter(input.draft, input.heard, user.id)
    case 'discard':
      await dropSpoken(input.heard, input.draft, user.id)
      return discardLetter(input.draft, user.id)
  }
}

const withoutNothing = (given: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))

/** The page the form stood on, with some of its address changed. */
function back(request: Request, change: Readonly<Record<string, string | null>>) {
  const query = readInboxQuery(new URL(request.url).searchParams)
  const { folder, bundle, label, q, after, thread, compose } = query
  const kept = { folder: folder === 'inbox' ? null : folder, bundle, label, q, after, thread, compose }
  return redirect(to('inbox', null, { ...kept, ...change }), 303)
}

async function actOnThreads(
  { act: asked, t, zone, until }: Extract<InboxInput, { do: 'act' }>,
  request: Request,
  userId: string,
  typed: Typed,
) {
  const [, name = '', argument = '', one = ''] = /^([a-z]+)(?::([^@]*))?(?:@(.*))?$/.exec(asked) ?? []
  const act = actNames.find((known) => known === name)
  if (!act) return refuse(typed, { act: 'Choose what to do.' })
  const deed = await toDeed(act, argument, { zone, until, userId })
  if (typeof deed === 'string') return refuse(typed, { until: deed })
  const ids = one ? [one] : t
  if (ids.length === 0) return refuse(typed, { t: 'Choose a conversation first.' })
  const did = await doWithThreads(userId, ids, deed)
  if (!did) throw notFound(NO_MAIL)
  return back(request, { did, said: null, ...(LEAVES[act] ? { thread: null, compose: null } : {}) })
}

/** What to do, or a sentence about what is missing. */
async function toDeed(
  act: Act,
  argument: string,
  { zone, until, userId }: { zone: string; until: string; userId: string },
): Promise<Deed | string> {
  const now = clock.now()
  if (act === 'snooze') {
    const known = snoozes.find((one) => one === argument)
    const moment = known ? snoozeUntil(known, now, zone) : readLocalTime(until, zone)
    return moment && moment > now ? { act, until: moment } : 'Choose a day that is still to come.'
  }
  if (act !== 'label' && act !== 'unlabel') return { act }
  const labels = await listLabels(userId)
  const label = labels.find(({ id }) => id === argument)
  return label ? { act, label: label.id } : 'This label is gone.'
}

/** For good, and only what was deleted or marked as junk before. */
async function erase(ids: readonly string[], request: Request, userId: string) {
  const threads = (await listThreadsByIds(userId, ids)).filter(({ place }) => place === 'trash' || place === 'junk')
  if (threads.length === 0) throw notFound(NO_MAIL)
  await store().tx(() =>
    eraseThreads(
      userId,
      threads.map(({ id }) => id),
      { isAsked: true },
    ),
  )
  return back(request, { thread: null, said: 'erased' })
}

async function addLabel(
  { name: typedName, t }: Extract<InboxInput, { do: 'label' }>,
  request: Request,
  userId: string,
  typed: Typed,
) {
  const name = toLine(typedName, 100)
  const labels = await listLabels(userId)
  const nameKey = name.toLowerCase()
  if (t.length > 0 && (await listThreadsByIds(userId, t)).length === 0) throw notFound(NO_MAIL)
  if (name === '') return refuse(typed, { name: 'Give the label a name.' })
  const same = labels.find((label) => label.nameKey === nameKey)
  if (!same && labels.length >= MOST_LABELS)
    return refuse(typed, { name: `Up to ${MOST_LABELS} labels fit here.` }, 409)
  const now = clock.now()
  const id = same?.id ?? createId(now.getTime())
  if (!same) await createLabel({ id, userId, name, nameKey, createdAt: now })
  const did = t.length > 0 ? await doWithThreads(userId, t, { act: 'label', label: id }) : null
  return back(request, { did })
}

/** Always for a sender; once is a matter of the address alone. */
async function choosePictures(
  { message: id, always }: Extract<InboxInput, { do: 'pictures' }>,
  request: Request,
  userId: string,
) {
  const message = await findMessage(id, userId)
  if (!message) throw notFound(NO_MAIL)
  await savePictureChoice(userId, message.fromAddress, always === 'yes')
  return back(request, {})
}
