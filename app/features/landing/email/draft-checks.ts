import { DRAFT_MAX_CHARS } from './draft.limits.ts'

export const NO_DRAFT = 'Paste or type a draft first.'

/** The sentence beside the field when a draft can't be read; null when it can. The page and the server ask alike. */
export function findDraftError(draft: string): string | null {
  if (!/[\p{L}\p{N}]/u.test(draft)) return NO_DRAFT
  if (draft.length <= DRAFT_MAX_CHARS) return null
  const over = draft.length - DRAFT_MAX_CHARS
  return `That is ${over} ${over === 1 ? 'character' : 'characters'} too long. ${DRAFT_MAX_CHARS.toLocaleString('en-GB')} fit here; the tool itself will take more.`
}
