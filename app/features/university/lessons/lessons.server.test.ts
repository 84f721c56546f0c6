import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { screens, screenIds } from '#app/catalogue/screens.ts'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { isBuilt } from '#app/kits/foundation/content/built-screens.server.ts'
import { readOwnTexts } from '#app/kits/foundation/content/content.server.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-lessons-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { lessonFields, problemsOfLesson } = await import('./lesson.ts')
const { findLesson, listLessons, readLessonFiles, toLessonText, toPassageId } = await import('./lessons.server.ts')
const { tracks } = await import('./tracks.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

const files = readOwnTexts('lessons', lessonFields)
/** Names of several words that only a screen has; "Threads" or "Plan" are words of everybody. */
const waitingNames = screenIds
  .filter((id) => !isBuilt(id))
  .flatMap((id) => (/\s/.test(screens[id].title) ? [screens[id].title] : []))

test('there are at least 24 lessons on two tracks, each at a place of its own', () => {
  const lessons = readLessonFiles()
  expect(lessons.length).toBeGreaterThanOrEqual(24)
  for (const track of tracks) {
    const orders = lessons.filter((lesson) => lesson.track === track).map(({ order }) => order)
    expect(orders.length).toBeGreaterThanOrEqual(12)
    expect(new Set(orders).size).toBe(orders.length)
  }
  const questions = lessons.flatMap((lesson) => lesson.questions.map(({ key }) => key))
  expect(new Set(questions).size).toBe(questions.length)
})

describe.each(files.map((file) => [file.slug, file] as const))('the lesson %s', (slug, file) => {
  test('is whole: its length, its questions and the passages that answer them', () => {
    expect(problemsOfLesson(file.body)).toEqual([])
  })

  test('has figures that exist, and passages at a place of the page', async () => {
    const lesson = (await findLesson(slug))!
    const { parts, headings } = toLessonText(lesson.body)
    expect(parts.filter(({ isFigure }) => isFigure)).toHaveLength(lesson.body.match(/^\[figure: /gm)?.length ?? 0)
    const html = parts.map((part) => part.html).join('')
    for (const { passage } of lesson.questions) {
      const id = toPassageId(lesson.body, headings, passage)
      if (id !== '') expect(html).toContain(`id="${id}"`)
    }
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length)
  })

  test('opens a tool that is built, and names no screen that still waits', () => {
    expect(isBuilt(file.tool)).toBe(true)
    expect(screens[file.tool].paths[0]).not.toContain(':')
    expect(waitingNames.filter((name) => file.body.toLowerCase().includes(name.toLowerCase()))).toEqual([])
    for (const [, address = ''] of file.body.matchAll(/\]\((\/[^)?#\s]*)/g))
      expect(isBuilt(screenAt(address).id)).toBe(true)
  })
})

test('lessons stand in their order, the fundamentals first', async () => {
  const listed = await listLessons()
  expect(listed[0]?.slug).toBe('what-a-model-does')
  expect(listed.map(({ track }) => track).indexOf('tutorials')).toBe(
    listed.filter(({ track }) => track === 'fundamentals').length,
  )
  expect(await findLesson('none')).toBeNull()
})
