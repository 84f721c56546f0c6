import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { hold, readFormDraft } from '#app/kits/members/form-drafts/form-drafts.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import type { Fields } from '#app/platform/request/fields.server.ts'
import type { FormKey } from '#app/platform/request/form-key.server.ts'
import { isSecretField } from '#app/platform/request/form.server.ts'
import { problem } from '#app/platform/request/problem.ts'
import { returnPath } from '#app/platform/request/return-path.ts'
import type { HeldForm } from '#app/ui/keyed-form.tsx'

/** The name in a page's address that brings back what was typed there. */
const HELD = 'held'
const SIGNED_OUT = 'Your session has ended. Please sign in again; what you typed is still here.'

const spendKeeping = createKeptLimit('held-forms', { points: 60, windowS: 3_600 })

const heldSchema = z.object({
  form: z.string(),
  values: z.record(z.string(), z.string()),
  lists: z.record(z.string(), z.array(z.string())),
})

/** Who sends a form: whom it was drawn for, nobody because that member's session ended, or another member. */
export async function whoSends(request: Request, { memberId }: FormKey): Promise<'its owner' | 'nobody' | 'another'> {
  if (memberId === null) return 'its owner'
  const user = await findUser(request)
  if (!user) return 'nobody'
  return user.id === memberId ? 'its owner' : 'another'
}

/**
 * The way to sign in for somebody whose session ended: what they typed is kept for the member the form was drawn for, and
 * stands in it again when they come back. A call is told instead; its page still has the words.
 */
export async function askToSignIn(request: Request, key: FormKey, fields: Fields): Promise<Response> {
  const url = new URL(request.url)
  if (/^\/(?:api|v1)\//.test(url.pathname)) return problem(401, SIGNED_OUT)
  const text = JSON.stringify(toHeldForm(key.form, fields))
  const id = await keepForm(key.memberId!, text)
  const page = pageOf(request, url)
  if (id !== null) page.searchParams.set(HELD, id)
  return redirect(to('login', null, { return_url: page.pathname + page.search }), 303)
}

/** Whoever sends without a session costs no sign-in: so many forms an hour are kept for a member, and no more. */
async function keepForm(memberId: string, text: string): Promise<string | null> {
  if ((await spendKeeping(memberId)) > 0) return null
  return hold({ userId: memberId, guestId: null }, text).catch(() => null)
}

/** Where the form stood: the page that sent it, or the address it was sent to. */
function pageOf(request: Request, url: URL): URL {
  const from = request.headers.get('referer') ?? ''
  const isOurs = URL.canParse(from) && new URL(from).host === request.headers.get('host')
  const page = isOurs ? new URL(from) : url
  return new URL(returnPath(page.pathname + page.search), url)
}

function toHeldForm(form: string, fields: Fields): HeldForm {
  const [values, lists]: [HeldForm['values'], HeldForm['lists']] = [{}, {}]
  for (const [name, value] of Object.entries(fields)) {
    if (isSecretField(name) || name === '__proto__') continue
    if (typeof value === 'string') values[name] = value
    if (Array.isArray(value)) lists[name] = value.filter((one) => typeof one === 'string')
  }
  return { form, values, lists }
}

/** What was typed into a form of the page before its session ended, for its member; null for most pages. */
export async function findHeldForm(request: Request, memberId: string | null): Promise<HeldForm | null> {
  const id = new URL(request.url).searchParams.get(HELD)
  if (id === null || memberId === null) return null
  const text = await readFormDraft({ userId: memberId, guestId: null }, id)
  try {
    return text === null ? null : heldSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
