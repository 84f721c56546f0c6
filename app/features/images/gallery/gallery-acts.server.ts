import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { store } from '#app/database/store.server.ts'
import { to } from '#app/catalogue/to.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findUser, requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { revokeLinksOf } from '#app/kits/members/share-links/share-links.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { createRateLimit, tooManyAtOnce, overLimit } from '#app/platform/request/rate-limit.server.ts'
import { notFound, problem } from '#app/platform/request/problem.ts'
import { NO_PICTURE } from '../keeping/picture-rights.server.ts'
import { SHARE_KIND } from '../sharing/share-terms.ts'
import * as rows from './gallery.store.server.ts'
import { reportInput, reportPicture } from './report.server.ts'

const spendLike = createRateLimit('gallery-like', { points: 60, windowS: 60 })
const id = z.string().min(1).max(64)
const galleryInputs = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('like'), picture: id }),
    z.object({ do: z.literal('unlike'), picture: id }),
    reportInput.extend({ picture: id }),
    z.object({ do: z.literal('hide'), picture: id }),
    z.object({ do: z.literal('show'), picture: id }),
    z.object({ do: z.literal('close'), picture: id }),
  ],
  'This form is not known here. Please load the page again.',
)

/** A form of the gallery: a like, a report, or what the administrator decides. */
export async function actInGallery(request: Request, network: string) {
  const form = await readForm(request, galleryInputs)
  if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, 400)
  const { input, typed } = form
  switch (input.do) {
    case 'like':
    case 'unlike':
      return like(request, input.picture, input.do === 'like')
    case 'report': {
      if (!(await rows.findShown(input.picture))) throw notFound(NO_PICTURE)
      const refusal = await reportPicture(input.picture, input, { member: await findUser(request), network })
      if (refusal)
        return data<{ problem: FormProblem }>(
          { problem: { ...typed, errors: { reason: refusal.message } } },
          refusal.init,
        )
      return redirectWithFlash(to('gallery', null, { picture: input.picture }), {
        title: 'Thank you',
        description: 'Whoever runs this place will look at it.',
      })
    }
    default:
      return decide(request, input.picture, input.do)
  }
}

async function like(request: Request, pictureId: string, likes: boolean) {
  const member = await requireMember(request)
  const waitS = await spendLike(member.id)
  if (waitS > 0) throw problem(429, tooManyAtOnce('likes', waitS), overLimit(waitS).headers)
  if (!(await rows.findShown(pictureId))) throw notFound(NO_PICTURE)
  await rows.saveLike(pictureId, member.id, likes ? clock.now() : null)
  await bumpContent()
  return redirect(backTo(request, pictureId), 303)
}

/** The list it was liked in, or the page of the picture. */
function backTo(request: Request, pictureId: string): string {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('picture')) return to('gallery', null, { picture: pictureId })
  const [sort, style, colour, by, after] = ['sort', 'style', 'colour', 'by', 'after'].map((name) =>
    searchParams.get(name),
  )
  return `${to('gallery', null, { sort, style, colour, by, after })}#picture-${pictureId}`
}

const acts = { hide: 'picture.hidden', show: 'picture.shown', close: 'picture.reports-closed' } as const
const said = {
  hide: { title: 'Hidden', description: 'Nobody sees it here, nor by a link. Its maker still has it.' },
  show: { title: 'Shown again', description: 'It is back in the gallery.' },
  close: { title: 'Closed', description: 'The reports about it are settled.' },
} as const

async function decide(request: Request, pictureId: string, act: keyof typeof acts) {
  const admin: CurrentUser | null = await findUser(request)
  if (!admin?.isAdmin) throw notFound(NO_PICTURE)
  await store().tx(async () => {
    if (act === 'hide') await revokeLinksOf(SHARE_KIND, pictureId)
    if (act !== 'close') await rows.hidePicture(pictureId, act === 'hide' ? clock.now() : null)
    if (act !== 'show') await rows.closeReports(pictureId, clock.now())
    await recordAuditEvent(request, { actorId: admin.id, act: acts[act], target: pictureId })
  })
  await bumpContent()
  return redirectWithFlash(to('gallery', null, { sort: 'reports' }), said[act])
}
