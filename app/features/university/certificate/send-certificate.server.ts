import { requestBrand, brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { errorsByField } from '#app/platform/request/form.server.ts'
import { badRequest, conflict, problem } from '#app/platform/request/problem.ts'
import { createRateLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { isStorable } from '#app/platform/values/storable.ts'
import { clock } from '#app/platform/clock.ts'
import { listTrack } from '../lessons/lessons.server.ts'
import { trackTitles } from '../lessons/tracks.ts'
import { isDone, progressOf } from '../progress.server.ts'
import { certificateInputs } from '../university.inputs.ts'
import { drawCertificate, signCertificate } from './certificate.server.ts'

const spendCertificate = createRateLimit('certificate', { points: 10, windowS: 600 })

/** The certificate of a track for whoever answered all its questions, as a PDF. */
export async function sendCertificate(request: Request, network: string): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const asked = certificateInputs.safeParse({ track: searchParams.get('track'), name: searchParams.get('name') })
  if (!asked.success)
    throw badRequest(Object.values(errorsByField(asked.error))[0] ?? 'Write the name that is to stand on it.')
  const { track, name } = asked.data
  if (!isStorable({ name })) throw badRequest('The name holds characters that cannot be written.')
  const owner = await findVisitor(request)
  const [lessons, progress] = await Promise.all([listTrack(track), progressOf(owner)])
  const open = lessons.filter((lesson) => !isDone(lesson, progress)).length
  if (lessons.length === 0 || open > 0)
    throw conflict(`There ${open === 1 ? 'is one lesson' : `are ${open} lessons`} of this track to finish first.`)
  const waitS = await spendCertificate(network)
  if (waitS > 0) throw problem(429, tooManyAtOnce('certificates', waitS), { 'Retry-After': String(waitS) })
  const questions = lessons.reduce((sum, lesson) => sum + lesson.questions.length, 0)
  const says = {
    iss: brandOrigin(request),
    sub: name,
    track,
    title: trackTitles[track],
    lessons: lessons.length,
    questions,
  }
  const signed = await signCertificate(says)
  const iat = Math.floor(clock.now().getTime() / 1_000)
  const bytes = await drawCertificate({ ...says, iat }, signed, requestBrand(request).name)
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="certificate-${track}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
