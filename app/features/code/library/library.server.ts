import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assetPath } from '#app/platform/assets.server.ts'
import { once } from '#app/platform/once.ts'
import { isLanguage } from './languages.ts'
import { readSnippets } from './read-snippets.ts'
import type { Snippet } from './snippet.ts'

/** Every verified snippet, read once. Files are named `<language>-<subject>.md`. */
export const listSnippets = (): readonly Snippet[] =>
  once('code-snippets', () => {
    const folder = join(assetPath('content'), 'snippets')
    return readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .sort()
      .flatMap((file) => {
        const language = file.split(/[-.]/)[0] ?? ''
        if (!isLanguage(language)) throw new Error(`${file} names no language of the library`)
        return readSnippets(language, readFileSync(join(folder, file), 'utf8'))
      })
  })

export const findSnippet = (id: string): Snippet | null => listSnippets().find((one) => one.id === id) ?? null
