import { data } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { fileReport } from '#app/kits/asking/moderation/reports.server.ts'
import { reportFields } from '#app/kits/asking/moderation/report.inputs.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { findFilm, findFinished } from '../keeping/films.store.server.ts'
import { toFilmAddress } from '../parts/film-links.ts'
import { stillSizeOf } from '../pictures/still-size.ts'
import { toFilmLabel } from '../rendering/render-label.ts'
import { readProject, readTimeline } from '../storyboard/project-schema.ts'
import { SHARE_KIND, SHARED_FILM } from './share-kind.ts'

const NO_SHARE = 'There is no film under this address. Whoever shared it may have taken it back.'
const COVER_SIDE = 720
const spendReport = createRateLimit('film-report', { points: 10, windowS: 3_600 })

async function findShared(id: string) {
  const link = await findShareLink(SHARE_KIND, id)
  const row = link ? await findFilm(link.thingId) : null
  const render = row && row.hiddenAt === null ? await findFinished(row.id) : null
  if (!row || !render) throw notFound(NO_SHARE)
  return { row, render, project: readProject(render.project) }
}

/** What whoever has a link to a film sees: the newest film that was made, nothing of the storyboard since. */
export async function readSharedFilm(request: Request, share: string) {
  const { row, render, project } = await findShared(share)
  const scenes = readTimeline(render.timeline)
  const origin = brandOrigin(request)
  return {
    share,
    id: row.id,
    title: row.title,
    shape: project.shape,
    captions: project.captions,
    label: toFilmLabel(project.scenes, project.drawer),
    lengthS: scenes.reduce((sum, { lengthS }) => sum + lengthS, 0),
    scenes,
    credits: [
      ...new Set(
        project.scenes.flatMap(({ picture }) => (picture.kind === 'kept' && picture.credit ? [picture.credit] : [])),
      ),
    ],
    mark: render.id,
    cover: { url: origin + toFilmAddress('file', row.id, { share, as: 'jpg' }), ...stillSizeOf(project, COVER_SIDE) },
    videoUrl: origin + toFilmAddress('file', row.id, { share }),
  }
}
export type SharedFilm = Awaited<ReturnType<typeof readSharedFilm>>

const reportInput = z.object({ act: z.literal('report'), ...reportFields })

/** A report about a shared film. */
export async function reportSharedFilm(request: Request, share: string, network: string) {
  const form = await readForm(request, reportInput)
  const { row, render } = await findShared(share)
  if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, 400)
  const waitS = await spendReport(network)
  if (waitS > 0)
    return data<{ problem: FormProblem }>(
      { problem: { ...form.typed, errors: { reason: tooManyAtOnce('reports', waitS) } } },
      overLimit(waitS),
    )
  const member = await findUser(request)
  const said = readTimeline(render.timeline).map(({ words }) => words)
  await fileReport(
    {
      kind: SHARED_FILM,
      thingId: row.id,
      authorId: row.userId,
      text: `${row.title}\n${said.join(' ')}`,
      address: to('video-shared', { id: share }),
    },
    { userId: member?.id ?? null, reason: form.input.reason, words: form.input.words },
  )
  return redirectWithFlash(to('video-shared', { id: share }), {
    title: 'Thank you',
    description: 'Whoever runs this place will look at it.',
  })
}
