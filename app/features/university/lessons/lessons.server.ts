import { isBuilt } from '#app/kits/foundation/content/built-screens.server.ts'
import { readOwnFigure, readOwnTexts } from '#app/kits/foundation/content/content.server.ts'
import { toTextView, type Heading } from '#app/kits/foundation/content/text-view.server.ts'
import { createContentCache } from '#app/kits/foundation/page-cache/content-cache.server.ts'
import { listTexts, type TextRow } from '#app/kits/members/authoring/authored.store.server.ts'
import { lessonFields, toLesson, type Lesson } from './lesson.ts'
import { tracks, type Track } from './tracks.ts'
import { sectionOf } from './quiz-text.ts'

export const LESSONS_FOLDER = 'lessons'
const keep = createContentCache('lessons')

/** The lessons that came with the product. */
export const readLessonFiles = (): Lesson[] =>
  readOwnTexts(LESSONS_FOLDER, lessonFields).map(({ slug, body, ...fields }) => toLesson(slug, fields, body))

/** Every lesson as visitors read it, by track and order: a member's text stands for the one that came under its name. */
export const listLessons = (): Promise<Lesson[]> =>
  keep('all', async () => {
    const written = (await listTexts('lesson')).flatMap((row) => toShownLesson(row) ?? [])
    const own = new Set(written.map(({ slug }) => slug))
    return [...readLessonFiles().filter(({ slug }) => !own.has(slug)), ...written].sort(
      (a, b) =>
        tracks.indexOf(a.track) - tracks.indexOf(b.track) || a.order - b.order || a.title.localeCompare(b.title, 'en'),
    )
  })

function toShownLesson({ id, slug, shown }: TextRow): Lesson | null {
  return shown ? lessonOf(slug, shown, id) : null
}

/** A member's text as a lesson; null while what stands above it is not whole. */
export function lessonOf(
  slug: string,
  { title, text, details }: Pick<TextRow, 'title' | 'text' | 'details'>,
  textId: string,
) {
  const fields = lessonFields.safeParse({ ...details, title })
  return fields.success ? toLesson(slug, fields.data, text, textId) : null
}

export const findLesson = async (slug: string): Promise<Lesson | null> =>
  (await listLessons()).find((lesson) => lesson.slug === slug) ?? null

export const listTrack = async (track: Track): Promise<Lesson[]> =>
  (await listLessons()).filter((lesson) => lesson.track === track)

/** A lesson's text as the page draws it: stretches of HTML with drawings between them. */
export type LessonText = { parts: { html: string; isFigure: boolean }[]; headings: Heading[] }

export function toLessonText(body: string): LessonText {
  const pieces = body.split(/^\[figure: ([a-z-]+)\]$/m)
  const headings: Heading[] = []
  const parts = pieces.flatMap((piece, n) => {
    if (n % 2 === 1) {
      const figure = readOwnFigure(LESSONS_FOLDER, piece)
      return figure ? [{ html: figure, isFigure: true }] : []
    }
    const view = toTextView(piece)
    headings.push(...view.headings)
    return [{ html: view.html, isFigure: false }]
  })
  return { parts, headings }
}

/** Where on the lesson's page a passage stands: the id of its heading; empty for the beginning. */
export function toPassageId(body: string, headings: readonly Heading[], passage: string): string {
  const section = sectionOf(body, passage)
  return section ? (headings[section - 1]?.id ?? '') : ''
}

/** A try-it box never opens a screen that is not built. */
export const isUsable = ({ tool }: Pick<Lesson, 'tool'>): boolean => isBuilt(tool)
