import { to } from '#app/catalogue/to.ts'
import { screens, screenIds } from '#app/catalogue/screens.ts'
import { isBuilt } from '#app/kits/foundation/content/built-screens.server.ts'
import { readOwnTexts } from '#app/kits/foundation/content/content.server.ts'
import { requireAuthor, requireText } from '#app/kits/members/authoring/authoring.server.ts'
import { readDesk, type Desk } from '#app/kits/members/authoring/desk.server.ts'
import { clock } from '#app/platform/clock.ts'
import { errorsByField } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toLessonView } from '../lesson-view.server.ts'
import { lessonFields, problemsOfLesson } from '../lessons/lesson.ts'
import { lessonOf } from '../lessons/lessons.server.ts'

const EMPTY = `Write the lesson here. Headings begin with two signs.

## A heading

A paragraph.

%% quiz

Q: A question?
- A wrong answer
* The right answer
Hint: Something that leads there.
Why: The reason, once it was answered.
See: the words of the lesson that answer it`

const detailFields = lessonFields.omit({ title: true })
const NAMES = Object.keys(detailFields.shape).filter((name) => name !== 'updated' && name !== 'query')

export const lessonDesk: Desk = {
  kind: 'lesson',
  toAddress: (query = {}) => to('university', null, { part: 'write', ...query }),
  idName: 'lesson',
  readDetails(fields) {
    const typed = Object.fromEntries(NAMES.map((name) => [name, String(fields[name] ?? '')]))
    const updated = clock.now().toISOString().slice(0, 10)
    const query = String(fields['query'] ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
    const read = detailFields.safeParse({ ...typed, query, updated })
    if (!read.success) return { errors: errorsByField(read.error) }
    if (!isBuilt(read.data.tool)) return { errors: { tool: 'This screen is not built yet, so nobody could try it.' } }
    return { details: { ...typed, query, updated } }
  },
  emptyText: EMPTY,
  emptyDetails: {
    summary: '',
    track: 'fundamentals',
    order: '100',
    tool: 'consensus',
    field: 'question',
    words: '',
    look: '',
    query: [],
  },
  check(row) {
    const fields = lessonFields.safeParse({ ...row.details, title: row.title })
    const missing = fields.success
      ? []
      : ['Summary, track, place, tool and what to look for have to be filled in and saved.']
    return { stops: [...missing, ...problemsOfLesson(row.text)], warnings: [] }
  },
  findFile(slug) {
    const file = readOwnTexts('lessons', lessonFields).find((one) => one.slug === slug)
    if (!file) return null
    const { slug: _slug, body, title, order, ...details } = file
    return { title, text: body, details: { ...details, order: String(order) } }
  },
}

/** The screens a try-it box can open: built, and at an address without parameters. */
const listTools = () =>
  screenIds
    .filter((id) => isBuilt(id) && !screens[id].paths[0].includes(':') && !id.startsWith('admin'))
    .map((id) => ({ id, title: screens[id].title }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))

/** The writers' part of the university: the desk, a text, or the preview of its newest version. */
export async function readLessonDesk(request: Request) {
  const params = new URL(request.url).searchParams
  const id = params.get('lesson')
  if (id && params.get('view') === 'preview') {
    await requireAuthor(request, 'lesson')
    const row = await requireText('lesson', id)
    const lesson = lessonOf(row.slug, row, row.id)
    if (!lesson) throw notFound('Fill in summary, track, tool and what to look for first, and save.')
    return { part: 'preview' as const, lesson: toLessonView(lesson, [], new Map()) }
  }
  return { ...(await readDesk(request, lessonDesk)), tools: listTools() }
}
