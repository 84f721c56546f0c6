import { UnstorableText } from './failure.server.ts'

/**
 * Values for a statement, as both databases keep them: half a character, which a text that was cut may end in, becomes
 * U+FFFD as in any UTF-8. Throws UnstorableText for NUL, which PostgreSQL cannot keep and SQLite would keep silently.
 */
export const toStorableParams = (params: readonly unknown[]): unknown[] =>
  params.map((param) => {
    if (typeof param !== 'string') return param
    if (param.includes('\0')) throw new UnstorableText()
    return param.toWellFormed()
  })
