import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import type { z } from 'zod'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { readUpload, type SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { IMPORT_BYTES } from '../inbox.limits.ts'
import { importMailJob } from '../moving/import-job.server.ts'
import { findSettings, saveSettings } from '../reading/reading.store.server.ts'
import { addressOf } from '../writing/identities.server.ts'
import { gestureInputs } from './gestures.inputs.ts'
import { gesturesOf, usualKeys } from './gestures.ts'

/** How a member set the inbox up. */
export async function readGestures(member: CurrentUser, saved: string | null) {
  const settings = await findSettings(member.id)
  return {
    gestures: gesturesOf(settings?.gestures),
    keys: { ...usualKeys, ...withoutEmpty(settings?.keys) } as Record<string, string>,
    signature: settings?.signature ?? '',
    senderName: settings?.senderName ?? '',
    name: member.name,
    address: addressOf(member),
    saved,
  }
}
export type GesturesView = Awaited<ReturnType<typeof readGestures>>

const withoutEmpty = (keys: Readonly<Record<string, string>> | null | undefined) =>
  Object.fromEntries(Object.entries(keys ?? {}).filter(([, key]) => key !== ''))

const rules = { mail: { most: 1, maxBytes: IMPORT_BYTES } }

/** Sets a file aside and lets a job file its letters; its page shows how far it is. */
async function beginImport(place: 'archive' | 'inbox', sent: SentFile | undefined, member: CurrentUser, typed: Typed) {
  const refuse = (message: string, status: number) =>
    data<{ problem: FormProblem }>({ problem: { ...typed, errors: { mail: message } } }, status)
  if (!sent) return refuse('Choose a file of letters: .eml, mbox or a zip of them.', 400)
  const { name, claimedType, content } = sent
  const saved = await saveFile({ owner: { id: member.id }, purpose: 'made', name, claimedType, content })
  if (!saved.isSaved) return refuse(saved.message, saved.status)
  const { job } = await startJob(
    importMailJob,
    { file: saved.file.id, place },
    { userId: member.id, title: `Import letters from ${saved.file.name}`, path: to('inbox', null, { folder: place }) },
  )
  return redirect(to('job', { id: job.id }), 303)
}

/** A form of the gestures. */
export async function actOnGestures(request: Request) {
  const member = await requireMember(request)
  const form = await readUpload(request, gestureInputs, rules)
  try {
    if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, form.init)
    if (form.input.do === 'import')
      return await beginImport(form.input.place, form.files['mail']?.[0], member, form.typed)
    return await keep(form.input, member.id)
  } finally {
    await form.discard()
  }
}

async function keep({ do: act, ...input }: Exclude<z.output<typeof gestureInputs>, { do: 'import' }>, userId: string) {
  const change =
    act === 'swipes' ? { gestures: input } : act === 'keys' ? { keys: input as Record<string, string> } : { ...input }
  await saveSettings(userId, change as Parameters<typeof saveSettings>[1], clock.now())
  return redirect(to('gesture-settings', null, { said: act }), 303)
}
