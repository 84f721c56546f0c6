import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { findLateReason, joinByInvite, openInvite } from '#app/kits/members/invites/invites.server.ts'
import { findSignedIn, requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { badRequest } from '#app/platform/request/problem.ts'
import { overLimit, tooManyTries } from '#app/platform/request/rate-limit.server.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'

const NO_STORE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }

/** What an invitation says to whoever opens it. */
export async function readInvite(request: Request, typed: string, network: string) {
  const signedIn = await findSignedIn(request)
  const opened = await openInvite(typed, signedIn?.row.id ?? null, network)
  const brand = requestBrand(request).name
  switch (opened.state) {
    case 'limited': {
      const { status, headers } = overLimit(opened.waitS)
      return data(
        { state: 'limited' as const, brand, say: tooManyTries(opened.waitS) },
        { status, headers: { ...NO_STORE, ...headers } },
      )
    }
    case 'bad':
      return data({ state: 'bad' as const, brand }, { status: 404, headers: NO_STORE })
    case 'own':
      return data({ state: 'own' as const, brand, ending: opened.ending, isUsed: opened.isUsed }, { headers: NO_STORE })
    case 'joined':
      return data({ state: 'joined' as const, brand, inviter: toInviter(opened.inviter) }, { headers: NO_STORE })
    case 'good': {
      const late = signedIn ? await findLateReason(signedIn.row) : null
      return data(
        {
          state: 'good' as const,
          brand,
          code: opened.code,
          inviter: toInviter(opened.inviter),
          words: opened.words,
          until: toLongDay(opened.expiresAt),
          reader: signedIn ? (late ?? ('new' as const)) : ('guest' as const),
        },
        { headers: NO_STORE },
      )
    }
  }
}
export type InviteView = Awaited<ReturnType<typeof readInvite>>['data']

/** As much of a member as their invitation shows, whoever may see the rest. */
const toInviter = ({ name, profilePicture }: { name: string; profilePicture: string | null }) => ({
  name,
  picture: profilePicture,
})

/** A new member who is signed in already says that they came by this invitation. */
export async function acceptInvite(request: Request, typed: string, network: string) {
  const { row } = await requireSignedIn(request)
  const form = await readForm(request, z.object({ do: z.literal('accept') }))
  if (form.problem) throw badRequest('This form is not known here. Please load the page again.')
  const opened = await openInvite(typed, row.id, network)
  if (opened.state === 'good' && (await joinByInvite(opened.code, row)))
    return redirectWithFlash(to('onboarding'), { title: `${opened.inviter.name} knows that you came` })
  throw redirect(to('invite', { inviteCode: typed }), 303)
}
