import { data } from '@remix-run/node'
import { isProved } from '#app/kits/members/identity/session/proof.server.ts'
import { requireSignedIn, type SignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { readFields, textOf } from '#app/platform/request/fields.server.ts'
import type { SettingsAnswer } from './settings-answer.ts'
import type { Outcome, Visit } from './settings-forms.server.ts'

/** Who the forms of the page belong to, and whether dear changes need the password first. */
export type Who = { userId: string; isProved: boolean; hasPassword: boolean }

export async function visitOf(request: Request, network: string): Promise<Visit> {
  return { request, network, signedIn: await requireSignedIn(request), sender: senderOf(request) }
}

export const whoIs = (signedIn: SignedIn): Who => ({
  userId: signedIn.row.id,
  isProved: isProved(signedIn),
  hasPassword: signedIn.row.passwordHash !== null,
})

/**
 * What a form asks for: `act` is `<card>.<act>`, `for` the person it was drawn for. A form drawn for somebody else is
 * refused, and the page shows whose it is now.
 */
export async function readAct({ request, signedIn }: Visit): Promise<{ act: string; refusal: Outcome | null }> {
  const form = await readFields(request.clone())
  const act = textOf(form, 'act')
  return { act, refusal: textOf(form, 'for') === signedIn.row.id ? null : somebodyElse(signedIn.row.name) }
}

/** Belongs to no form: the frame says it. */
function somebodyElse(name: string): Outcome {
  const message = `Somebody else signed in with this browser meanwhile, so nothing was changed. What you see now belongs to ${name}.`
  const problem = { errors: {}, values: {}, lists: {} }
  return data<SettingsAnswer>({ act: '', success: false, message, problem }, { status: 409 })
}
