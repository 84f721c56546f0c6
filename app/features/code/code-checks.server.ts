import { failed, passed, type Check } from '#app/kits/operations/health-checks/check.ts'
import { checkPages } from '#app/engines/page-builder/check-page.ts'
import { readWish } from '#app/engines/page-builder/read-wish.ts'
import { writeFiles } from '#app/engines/page-builder/write-files.ts'
import { findSnippet, listSnippets } from './library/library.server.ts'
import { fillSnippet } from './library/snippet.ts'
import { inCodeRoom } from './sandbox/code-pool.server.ts'

const WHAT_TO_DO = 'Build again; the code worker may be an older one.'

/** Runs a snippet for real, stops a loop for real, and builds a page. */
export const codeChecks = (): Check[] => [
  {
    id: 'engine:code',
    group: 'Engines',
    title: 'Code runs in its sandbox, and what never ends is stopped',
    async run() {
      const snippet = findSnippet('javascript/slugify')
      if (!snippet) return failed('The library is not there.', 'Build again: app/content/snippets is missing.')
      const run = await inCodeRoom('run', { language: 'javascript', ...fillSnippet(snippet, {}) })
      if (!run.isDone) return failed(run.message, WHAT_TO_DO)
      if (!run.value.isDone || run.value.checks.some(({ isPassed }) => !isPassed))
        return failed('A snippet of the library fails its own checks.', WHAT_TO_DO)
      const loop = await inCodeRoom('run', { language: 'javascript', code: 'for (;;) {}', setup: '', check: '' })
      if (!loop.isDone || loop.value.isDone) return failed('An endless loop was not stopped.', WHAT_TO_DO)
      return passed(
        `${listSnippets().length} snippets; one ran with ${run.value.checks.length} checks, and a loop was stopped.`,
      )
    },
  },
  {
    id: 'engine:builder',
    group: 'Engines',
    title: 'A page is built from words, without a fault',
    async run() {
      const { plan } = readWish('A page for the tea house with opening hours and a contact form', null)
      const grave = checkPages(writeFiles(plan)).filter(({ isGrave }) => isGrave)
      return grave.length === 0 && plan.sections.length > 2
        ? passed(`${plan.sections.length} sections were built.`)
        : failed(grave[0]?.message ?? 'Its sections are missing.', 'Look at the log of the build.')
    },
  },
]
