import { isSigned, sign } from '../secrets/sign.server.ts'

const PURPOSE = 'form key'
const MAX_CHARS = 400

/** A hidden field of forms: names the drawn page and the form on it, see `toFormKey`. */
export const FORM_KEY = 'form_key'

/**
 * What every form of one drawn page carries: the page by its request's id and the member it was drawn for, signed. A page
 * drawn anew has another, so sending the same words again on purpose is another sending.
 */
export function toFormKey(requestId: string, memberId: string | null): string {
  const text = `${requestId}.${memberId ?? ''}`
  return `${sign(text, PURPOSE)}.${text}`
}

export type FormKey = { page: string; memberId: string | null; form: string; isOnce: boolean }

/** What a form's key says; null for one that this server did not make. A form that is to be done once has `~` before its name. */
export function readFormKey(value: unknown): FormKey | null {
  if (typeof value !== 'string' || value.length > MAX_CHARS) return null
  const [, signature, page, memberId, mark, form] =
    /^([\w-]{43})\.([\w-]+)\.([\w-]*)([~!])([\w.:-]+)$/.exec(value) ?? []
  if (!signature || !page || memberId === undefined || !form) return null
  if (!isSigned(`${page}.${memberId}`, signature, PURPOSE)) return null
  return { page, memberId: memberId || null, form, isOnce: mark === '~' }
}
