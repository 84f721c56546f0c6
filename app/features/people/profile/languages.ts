import { once } from '#app/platform/once.ts'
import { LANGUAGES_MAX } from '../people.limits.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const english = () => once('language-names', () => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }))
const toKey = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Every language with a two-letter code, by its English name and by its own. */
const byName = () =>
  once('languages-by-name', () => {
    const known = new Map<string, string>()
    for (const one of LETTERS)
      for (const two of LETTERS) {
        const code = one + two
        const name = english().of(code)
        if (!name || Intl.getCanonicalLocales(code)[0] !== code) continue
        const own = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code)
        for (const spoken of [code, name, own ?? name]) if (!known.has(toKey(spoken))) known.set(toKey(spoken), code)
      }
    return known
  })

export const toLanguageName = (code: string): string => english().of(code) ?? code

/** Languages as somebody typed them, in English or as they call themselves; or a sentence about one that is not known. */
export function readLanguages(typed: string): { codes: string[]; problem: null } | { codes: null; problem: string } {
  const words = typed
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean)
  const codes = new Set<string>()
  for (const word of words) {
    const code = byName().get(toKey(word))
    if (!code)
      return { codes: null, problem: `“${word.slice(0, 40)}” is no language we know. Put commas between them.` }
    codes.add(code)
  }
  if (codes.size > LANGUAGES_MAX) return { codes: null, problem: `At most ${LANGUAGES_MAX} languages.` }
  return { codes: [...codes], problem: null }
}
