import { readFile } from 'node:fs/promises'
import { data, type AppLoadContext } from '@remix-run/node'
import { toQuery } from '#app/catalogue/fill-path.ts'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { BOOK_FORMATS } from '#app/kits/foundation/text-files/book/write-book.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { mayWrite } from '#app/kits/members/authoring/authoring.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { requireVisitor, toVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { checkCertificate } from './certificate/certificate.server.ts'
import type { Verdict } from './certificate/check-signed.ts'
import { toMinutes, type Lesson } from './lessons/lesson.ts'
import { listLessons, toLessonText } from './lessons/lessons.server.ts'
import { isTrack, trackAbouts, tracks, trackTitles, type Track } from './lessons/tracks.ts'
import { countRight, isDone, keepAnswer, listReviews, progressOf, type Progress } from './progress.server.ts'
import { toQuizView } from './quiz-view.server.ts'
import { answerInputs, verifyInputs } from './university.inputs.ts'
import { CERTIFICATE_MAX_BYTES } from './university.limits.ts'

/** The university at its address, but for the writers' desk. */
export async function readUniversity(request: Request, context: AppLoadContext) {
  const params = new URL(request.url).searchParams
  const part = params.get('part')
  if (part === 'verify') return readVerify(params.get('certificate') ?? '')
  const member = await findUser(request)
  const progress = await progressOf(await toVisitor(request, member))
  const lessons = await listLessons()
  if (part === 'review') return { part: 'review' as const, ...toReview(lessons, progress, params.get('said')) }
  if (part === 'certificate') return readCertificates(lessons, progress, params.get('track'), member)
  context.keepForGuests?.()
  const track = isTrack(params.get('track')) ? (params.get('track') as Track) : 'fundamentals'
  return { part: 'tracks' as const, ...toTracks(lessons, progress, track), canWrite: await mayWrite(member, 'lesson') }
}
export type UniversityView = Awaited<ReturnType<typeof readUniversity>>

function toTracks(lessons: readonly Lesson[], progress: Progress, track: Track) {
  const now = clock.now()
  const reviews = listReviews(lessons, progress)
  const due = reviews.filter(({ at }) => at <= now).length
  const listed = lessons.filter((lesson) => lesson.track === track)
  return {
    track,
    about: trackAbouts[track],
    files: (['epub', 'pdf'] as const).map((as) => ({
      label: BOOK_FORMATS[as].label,
      href: allEndpoints['university/track-file'] + toQuery({ track, as }),
    })),
    tracks: tracks.map((one) => ({
      track: one,
      title: trackTitles[one],
      of: lessons.filter((lesson) => lesson.track === one).length,
      done: lessons.filter((lesson) => lesson.track === one && isDone(lesson, progress)).length,
    })),
    lessons: listed.map((lesson) => ({
      slug: lesson.slug,
      title: lesson.title,
      summary: lesson.summary,
      minutes: toMinutes(lesson),
      right: countRight(lesson, progress),
      of: lesson.questions.length,
    })),
    next: listed.find((lesson) => !isDone(lesson, progress))?.slug ?? null,
    hasBegun: progress.size > 0,
    due,
    nextReview: due === 0 && reviews[0] ? toLongDay(reviews[0].at) : null,
  }
}

/** The question that is due longest, as if it had not been answered yet. */
function toReview(lessons: readonly Lesson[], progress: Progress, said: string | null) {
  const now = clock.now()
  const reviews = listReviews(lessons, progress)
  const due = reviews.filter(({ at }) => at <= now)
  const [first] = due
  const later = reviews.find(({ at }) => at > now)
  return {
    said: said === 'right' ? ('right' as const) : null,
    left: due.length,
    next: later ? toLongDay(later.at) : null,
    question: first ? toFresh(first.lesson, first.question.key) : null,
  }
}

function toFresh(lesson: Lesson, key: string) {
  const question = lesson.questions.find((one) => one.key === key)!
  const { headings } = toLessonText(lesson.body)
  return { ...toQuizView(lesson, headings, question, []), lesson: { slug: lesson.slug, title: lesson.title } }
}

function readCertificates(
  lessons: readonly Lesson[],
  progress: Progress,
  track: string | null,
  member: CurrentUser | null,
) {
  return {
    part: 'certificate' as const,
    name: member?.name ?? '',
    href: allEndpoints['university/certificate'],
    track: isTrack(track) ? track : null,
    tracks: toTracks(lessons, progress, 'fundamentals').tracks,
  }
}

async function readVerify(certificate: string) {
  return {
    part: 'verify' as const,
    keyHref: allEndpoints['university/certificate-key'],
    verdict: certificate === '' ? null : toVerdictView(await checkCertificate(certificate.slice(0, 20_000))),
  }
}

export type VerdictView = ReturnType<typeof toVerdictView>
function toVerdictView(verdict: Verdict) {
  if (verdict.state !== 'true') return { state: verdict.state }
  const { sub, title, lessons, questions, iat, iss } = verdict.says
  return {
    state: verdict.state,
    name: sub,
    title,
    lessons,
    questions,
    origin: iss,
    day: toLongDay(new Date(iat * 1_000)),
  }
}

export type UniversityAnswer = {
  problem: FormProblem | null
  verdict: VerdictView | null
  /** A question of the review with what was answered. */
  reviewed: ReturnType<typeof toFresh> | null
}
const answer = (more: Partial<UniversityAnswer>, init: number | ResponseInit = 200) =>
  data<UniversityAnswer>({ problem: null, verdict: null, reviewed: null, ...more }, init)

const spend = createRateLimit('university-act', { points: 120, windowS: 60 })

/** Checks a certificate: a file, or pasted text. */
export async function verify(request: Request, network: string) {
  const upload = await readUpload(request, verifyInputs, { file: { most: 1, maxBytes: CERTIFICATE_MAX_BYTES } })
  try {
    if (upload.problem) return answer({ problem: upload.problem }, upload.init)
    const waitS = await spend(network)
    if (waitS > 0)
      return answer(
        { problem: { errors: { text: tooManyAtOnce('certificates', waitS) }, ...upload.typed } },
        overLimit(waitS),
      )
    const file = upload.files['file']?.[0]
    const text = file && file.content.bytes > 0 ? await readFile(file.content.path, 'latin1') : upload.input.text
    if (text.trim() === '')
      return answer(
        { problem: { errors: { text: 'Choose the file, or paste the signed text.' }, ...upload.typed } },
        400,
      )
    return answer({ verdict: toVerdictView(await checkCertificate(text)) })
  } finally {
    await upload.discard()
  }
}

/** An answer of the review: kept, and told on the same page. */
export async function answerReview(request: Request, network: string, fields: Record<string, unknown>) {
  const read = answerInputs.safeParse(fields)
  const lessons = await listLessons()
  const lesson = lessons.find(({ questions }) => questions.some(({ key }) => key === fields['question']))
  if (!read.success || !lesson) {
    const message = lesson ? 'Choose one of the answers.' : 'This question is no longer part of a lesson.'
    const reviewed = lesson ? toFresh(lesson, String(fields['question'])) : null
    return answer({ problem: { errors: { choice: message }, values: {}, lists: {} }, reviewed }, 400)
  }
  const member = await findUser(request)
  const waitS = await spend(member?.id ?? network)
  const { question: key, choice } = read.data
  if (waitS > 0) {
    const problem = { errors: { choice: tooManyAtOnce('answers', waitS) }, values: {}, lists: {} }
    return answer({ problem, reviewed: toFresh(lesson, key) }, overLimit(waitS))
  }
  const { owner, cookie } = await requireVisitor(request, member)
  const question = lesson.questions.find((one) => one.key === key)!
  const isRight = await keepAnswer(owner, lesson, question, choice)
  const given = [{ lesson: lesson.slug, question: key, choice, isRight, createdAt: clock.now() }]
  const { headings } = toLessonText(lesson.body)
  const reviewed = {
    ...toQuizView(lesson, headings, question, given),
    lesson: { slug: lesson.slug, title: lesson.title },
  }
  return answer({ reviewed }, { headers: toVisitorHeaders(cookie) })
}
