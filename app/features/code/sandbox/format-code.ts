import { format, type Options } from 'prettier'
import type { Language } from '../library/languages.ts'

const PARSERS: Partial<Record<Language, Options['parser']>> = {
  javascript: 'babel',
  typescript: 'typescript',
  html: 'html',
  css: 'css',
  yaml: 'yaml',
}

/** Code in its usual shape, where there is a formatter for it; code that cannot be read stays as it is. */
export async function formatCode(language: Language, code: string) {
  const parser = PARSERS[language]
  if (!parser) return { code, by: null, trouble: null }
  try {
    const shaped = await format(code, { parser, printWidth: 100, semi: false, singleQuote: true })
    return { code: shaped, by: 'Prettier', trouble: null }
  } catch (error) {
    return { code, by: null, trouble: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }
  }
}
