import { to } from '#app/catalogue/to.ts'
import { readOwnFigure } from '#app/kits/foundation/content/content.server.ts'
import type { Book } from '#app/kits/foundation/text-files/book/book.ts'
import { BOOK_FORMATS, type BookFormat } from '#app/kits/foundation/text-files/book/write-book.ts'
import { sendBook } from '#app/kits/foundation/text-files/send-book.server.ts'
import { brandOrigin, requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import { badRequest, problem } from '#app/platform/request/problem.ts'
import { createRateLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import type { Lesson } from './lessons/lesson.ts'
import { LESSONS_FOLDER, listTrack } from './lessons/lessons.server.ts'
import { isTrack, trackAbouts, trackTitles, type Track } from './lessons/tracks.ts'

const spendTrack = createRateLimit('track-files', { points: 20, windowS: 60 })
const isFormat = (as: string): as is BookFormat => Object.hasOwn(BOOK_FORMATS, as)

/** The lessons of a track as a book, to be read away from here. */
export async function sendTrackFile(request: Request, network: string): Promise<Response> {
  const params = new URL(request.url).searchParams
  const [track, as] = [params.get('track'), params.get('as') ?? 'epub']
  if (!isTrack(track)) throw badRequest('Name the track: fundamentals or tutorials.')
  if (!isFormat(as)) throw badRequest('A track can be taken along as epub, pdf, html or md.')
  const waitS = await spendTrack(network)
  if (waitS > 0) throw problem(429, tooManyAtOnce('downloads', waitS), { 'Retry-After': String(waitS) })
  const book = toTrackBook(track, await listTrack(track), {
    origin: brandOrigin(request),
    author: requestBrand(request).name,
  })
  return sendBook(
    book,
    { format: as, size: 'a5', name: track, called: { one: 'track', many: 'books' } },
    request.signal,
  )
}

/** A track as a book: a chapter for each lesson with its questions, and the answers behind them all. */
export function toTrackBook(track: Track, lessons: readonly Lesson[], at: { origin: string; author: string }): Book {
  const newest =
    lessons
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1) ?? '2026-01-01'
  return {
    ...{ id: `track-${track}`, title: trackTitles[track], subtitle: trackAbouts[track], author: at.author },
    ...{ language: 'en', about: trackAbouts[track], subjects: ['Artificial intelligence'], licence: null },
    imprint: [`The lessons as they stood on ${newest}.`, at.origin + to('university', null, { track })],
    at: new Date(`${newest}T00:00:00Z`),
    cover: null,
    parts: [
      ...lessons.map((lesson) => ({
        id: lesson.slug,
        kind: 'chapter' as const,
        title: lesson.title,
        markdown: toChapter(lesson, at.origin),
      })),
      { id: 'answers', kind: 'back', title: 'Answers', markdown: toAnswers(lessons) },
    ],
    ...{ glossary: [], indexTerms: [], pictures: [] },
  }
}

function toChapter({ slug, summary, body, questions }: Lesson, origin: string): string {
  const text = body
    .replace(/^\[figure: ([a-z-]+)\]$/gm, (_, name: string) => toFigureWords(name))
    .replace(/\]\(\/(?!\/)/g, `](${origin}/`)
  const asked = questions.map(({ text: question, options }, n) =>
    [`${n + 1}. ${question}`, ...options.map((option, at) => `   - ${letterOf(at)}. ${option.text}`)].join('\n'),
  )
  const link = `[Try it and answer online](${origin}${to('lesson', { slug })})`
  return [`*${summary}*`, text, '## Questions', asked.join('\n'), link].join('\n\n')
}

/** A drawing needs the page's style; in a book its words stand for it. */
function toFigureWords(name: string): string {
  const svg = readOwnFigure(LESSONS_FOLDER, name) ?? ''
  const words = ['title', 'desc'].map((tag) => new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`).exec(svg)?.[1]?.trim() ?? '')
  return words.some(Boolean) ? `> Figure: ${words.filter(Boolean).join('. ')}` : ''
}

const toAnswers = (lessons: readonly Lesson[]): string =>
  lessons
    .filter(({ questions }) => questions.length > 0)
    .map(({ title, questions }) => {
      const lines = questions.map(({ options, why }, n) => {
        const right = options.findIndex(({ isRight }) => isRight)
        return `${n + 1}. ${letterOf(right)}. ${options[right]?.text ?? ''}. ${why}`
      })
      return `## ${title}\n\n${lines.join('\n')}`
    })
    .join('\n\n')

const letterOf = (at: number) => 'ABCDEFGH'[at] ?? '?'
