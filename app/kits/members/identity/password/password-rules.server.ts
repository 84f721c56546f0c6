import { dictionary } from '@zxcvbn-ts/language-common'
import { countPasswordChars, toPasswordForm } from './password-form.ts'
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from './password.limits.ts'

/** The commonest passwords of leaked lists that are long enough to be chosen here. */
const common = new Set(dictionary['passwords-common'].filter((word) => word.length >= PASSWORD_MIN_CHARS))

/** Shorter names stand in too many words by chance. */
const MIN_NAME_CHARS = 3
const HOUSE_WORDS = ['frenly', 'voice2email', 'speaktoemail']

/**
 * Why a password can't be taken, as a sentence for its owner; null when it can. Length, common ones and the owner's own
 * names decide, no composition rules. NIST SP 800-63B 5.1.1.2, ASVS 5.0 6.2.
 */
export function findPasswordProblem(password: string, names: readonly string[] = []): string | null {
  if (password === '') return 'Please choose a password.'
  const length = countPasswordChars(password)
  if (length < PASSWORD_MIN_CHARS) return `A password needs at least ${PASSWORD_MIN_CHARS} characters.`
  if (length > PASSWORD_MAX_CHARS) return `A password has at most ${PASSWORD_MAX_CHARS} characters.`
  const lower = toPasswordForm(password).toLowerCase()
  if (isCommon(lower)) return 'This password is among the most common ones. Please choose another.'
  const own = names.map((name) => name.toLowerCase()).filter((name) => name.length >= MIN_NAME_CHARS)
  if (own.some((name) => lower.includes(name))) return 'Please choose a password without your name in it.'
  return null
}

/** A common word, one letter over and over, or the product's own name with a few digits behind it. */
function isCommon(lower: string): boolean {
  const core = lower.replace(/[\d\W_]+$/, '')
  return common.has(lower) || /^(.)\1*$/u.test(lower) || HOUSE_WORDS.includes(core)
}
