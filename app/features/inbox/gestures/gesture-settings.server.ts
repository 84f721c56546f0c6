import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
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

/** A form of the gestures. */
export async function actOnGestures(request: Request) {
  const member = await requireMember(request)
  const form = await readForm(request, gestureInputs)
  if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, 400)
  const { do: act, ...input } = form.input
  const change =
    act === 'swipes' ? { gestures: input } : act === 'keys' ? { keys: input as Record<string, string> } : { ...input }
  await saveSettings(member.id, change as Parameters<typeof saveSettings>[1], clock.now())
  return redirect(to('gesture-settings', null, { said: act }), 303)
}
