/**
 * One password, however a keyboard composes it (RFC 8265, OpaqueString): every kind of space is the plain one, letters
 * and their marks are one sign where Unicode has one (NFC). Nothing is trimmed and no letter case is changed.
 */
export const toPasswordForm = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/** Its length as people count it: characters of the one form. */
export const countPasswordChars = (typed: string): number => [...toPasswordForm(typed)].length

/** The form first, then what hashes of earlier versions may have been made of: the bytes as they came, or decomposed. */
export const toPasswordForms = (typed: string): [string, ...string[]] => {
  const form = toPasswordForm(typed)
  const older = new Set([typed, typed.normalize('NFC'), typed.normalize('NFD')])
  older.delete(form)
  return [form, ...older]
}

/** Whether a password was typed twice alike, in whatever form each came. */
export const isSamePassword = (one: string, other: string): boolean => toPasswordForm(one) === toPasswordForm(other)
