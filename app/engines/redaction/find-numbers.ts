import { isCardNumber, isIban } from './check-digits.ts'
import type { Find, MaskKind } from './mask.ts'

const EMAIL = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,6}/gu
const WEB = /\b(?:https?:\/\/|www\.)[^\s<>"')]+[^\s<>"').,;:!?]|(?<![\p{L}\d@.])@[\p{L}\d_]{3,}/giu
const IBAN = /\b[A-Za-z]{2}\d{2}(?:[ -]?[A-Za-z0-9]){11,30}\b/g
/** Fewer digits make no bank number of any country that is worth a guess. */
const IBAN_MIN_DIGITS = 10
const CARD = /(?<![\d.,])\d(?:[ -]?\d){12,18}(?![\d])/g
const PHONE = /(?<![\p{L}\d/.,-])(?:\+|00)?\(?\d[\d ()./-]{5,18}\d(?![\p{L}\d]|[.,]\d)/gu
const PHONE_CUE =
  /(?:phone|tel|telephone|mobile|cell|fax|call(?:ed)?|rang|ring|number|handy|whatsapp|text(?:ed)?)\b[^\n]{0,24}$/i
const PHONE_MIN_DIGITS = 7
const PHONE_MAX_DIGITS = 15

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const DATE =
  String.raw`(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})\.?,? ?(?:\d{4})?|` +
  String.raw`(?:${MONTH})\.? \d{1,2}(?:st|nd|rd|th)?,? ?(?:\d{4})?|(?:19|20)\d{2})`
const BIRTH = new RegExp(
  String.raw`(?:\b(?:born|d\.?o\.?b\.?|date of birth|birth ?date|birthday|geb(?:oren)?\.?|née?)\b[^.\n\d]{0,24}?(?:am|on|in|is|:)?\s*|\*\s?)(?<date>${DATE})(?!\d)`,
  'giu',
)

const REFERENCE_CUE =
  String.raw`(?:case|file|matter|claim|policy|insurance|patient|client|account|acct|reference|ref|invoice|passport|identity|id|nhs|ssn|` +
  String.raw`social security|tax|vat|steuer|sort code|docket|member(?:ship)?|customer|licen[cs]e|registration|docket|contract|order|iban|bic)`
const CODE = String.raw`(?=[A-Z\d/.-]*\d|[A-Z]{1,3} \d)[A-Z\d]+(?:[/.-][A-Z\d]+|(?<=[A-Z\d]) \d{2,})*`
const REFERENCE = new RegExp(
  String.raw`\b${REFERENCE_CUE}s?(?:[ -](?:no|nr|number|num|code|id))?\b\.?(?:\s*(?:[:#]|is\b|=))?\s*(?<code>${CODE})`,
  'gi',
)
const BARE_CODE = /\b(?:[A-Z]{1,4}[/-]\d[\dA-Z/-]{3,}|[A-Z]{1,3}\d{6,}|\d{3}-\d{2}-\d{4}|\d{2}-\d{2}-\d{2})\b/g
const LONG_NUMBER = /(?<![\d.,£$€])\d(?:[ ]?\d){6,}(?![\d]|[.,]\d)/g
const NOT_A_CODE = /^(?:(?:19|20)\d{2}|\d{1,3})$/

/** Email and web addresses, bank, card, phone, case and insurance numbers, and dates of birth that say so. */
export function findNumbers(text: string): Find[] {
  return [
    ...found(text, EMAIL, 'email', 'an email address'),
    ...found(text, WEB, 'web', 'a web address or account name'),
    ...findIbans(text),
    ...[...text.matchAll(CARD)]
      .filter(([number]) => isCardNumber(number))
      .map((match) => toFind(match, 'card', 'a card number, its last digit fits')),
    ...findBirths(text),
    ...findReferences(text),
    ...findPhones(text),
    ...found(text, BARE_CODE, 'reference', 'looks like a file or account number', false),
    ...found(text, LONG_NUMBER, 'reference', 'a long number', false),
  ]
}

/** The longest start of the match whose check digits fit; without one the whole match is a guess. */
function findIbans(text: string): Find[] {
  return [...text.matchAll(IBAN)].flatMap((match) => {
    for (let length = match[0].length; length >= 15; length -= 1) {
      const isCut = /[A-Za-z0-9]/.test(match[0][length] ?? '')
      if (!isCut && isIban(match[0].slice(0, length))) {
        const end = match.index + length
        return [{ kind: 'iban', start: match.index, end, why: 'a bank number, its check digits fit', isSure: true }]
      }
    }
    const hasShape = match[0] === match[0].toUpperCase() && match[0].replace(/\D/g, '').length >= IBAN_MIN_DIGITS
    return hasShape ? [toFind(match, 'iban', 'shaped like a bank number, check digits do not fit', false)] : []
  })
}

function findBirths(text: string): Find[] {
  return [...text.matchAll(BIRTH)].map((match) => {
    const date = (match.groups?.['date'] ?? '').trimEnd().replace(/,$/, '')
    const start = match.index + match[0].lastIndexOf(match.groups?.['date'] ?? '')
    return { kind: 'birth', start, end: start + date.length, why: 'a date after a word for birth', isSure: true }
  })
}

function findReferences(text: string): Find[] {
  return [...text.matchAll(REFERENCE)].flatMap((match) => {
    const code = match.groups?.['code'] ?? ''
    if (NOT_A_CODE.test(code)) return []
    const start = match.index + match[0].length - code.length
    return [
      {
        kind: 'reference' as const,
        start,
        end: start + code.length,
        why: 'a number after a word such as case or policy',
        isSure: true,
      },
    ]
  })
}

function findPhones(text: string): Find[] {
  return [...text.matchAll(PHONE)].flatMap((match) => {
    const digits = match[0].replace(/\D/g, '').length
    if (digits < PHONE_MIN_DIGITS || digits > PHONE_MAX_DIGITS) return []
    if (/^\d{4}-\d{2}-\d{2}$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^(?:19|20)\d{2}\s?[/-]\s?(?:19|20)\d{2}$/.test(match[0]))
      return []
    const hasPhoneShape = /^(?:\+|00|0|\()/.test(match[0])
    const hasCue = PHONE_CUE.test(text.slice(Math.max(0, match.index - 40), match.index))
    if (!hasPhoneShape && !hasCue) return []
    return [toFind(match, 'phone', hasPhoneShape ? 'shaped like a phone number' : 'a number after a word such as call')]
  })
}

const found = (text: string, pattern: RegExp, kind: MaskKind, why: string, isSure = true): Find[] =>
  [...text.matchAll(pattern)].map((match) => toFind(match, kind, why, isSure))

const toFind = (match: RegExpExecArray, kind: MaskKind, why: string, isSure = true): Find => ({
  kind,
  start: match.index,
  end: match.index + match[0].length,
  why,
  isSure,
})
