import { once } from '#app/platform/once.ts'
import { indexSnippets } from './find-snippets.ts'
import type { Language } from './languages.ts'
import { listSnippets } from './library.server.ts'

const finder = () => once('code-snippets-finder', () => indexSnippets(listSnippets()))

/** The snippets nearest to a task; with no language named, of whatever language fits best. */
export const snippetsFor = async (task: string, language: Language | null, most = 4) => finder()(task, language, most)
