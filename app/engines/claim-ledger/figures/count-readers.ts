import { readAmount } from './amounts.ts'
import { readOrdinal } from './number-words.ts'
import { DAY, plain } from './quantity-readers.ts'
import type { Draft } from './quantity-readers.ts'
import { findUnit } from './units.ts'

/** "Last" as a rank: behind every other. */
export const LAST = 1e9

const LABELS = new RegExp(
  String.raw`\b(?:version|article|section|chapter|page|step|phase|type|level|grade|class|no\.|number|figure|` +
    String.raw`table|group|room|route|line|channel|model|rule|part|amendment|act|stage|title|clause|paragraph|` +
    String.raw`category|tier|generation|season|episode|volume)\s$`,
  'i',
)

const NO_ORDINAL_AFTER = new RegExp(
  String.raw`^[ -](?:hand|time\b(?! zone)|person to|of all|class\b|aid|and foremost|party|language|appear|` +
    String.raw`releas|publish|discover|built|open|used|became|came|met|began)`,
  'i',
)

export function ordinal(n: string | undefined, text: string, at: number): Draft | null {
  const value = readOrdinal(n ?? '')
  const after = text.slice(at + (n ?? '').length)
  if (/^[A-Z]/.test(n ?? '') && at > 0) return null
  if (/^ (?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|few)\b/.test(after)) return null
  if (!value || NO_ORDINAL_AFTER.test(after) || /^\s?(?:century|millennium)/i.test(after)) return null
  const by = /^[ -](?:most |least )?([a-z]+)/.exec(after)
  const isRanked = by !== null && (/^[ -](?:most|least) /.test(by[0]) || /[^r]est$/.test(by[1] ?? ''))
  return { dimension: 'ordinal', unit: '', value, step: 0, isUnitless: false, ...(isRanked ? { by: by[1] } : {}) }
}

export function count(n: string | undefined, text: string, at: number, per?: string): Draft | null {
  const written = n ?? ''
  const before = text.slice(0, at)
  const after = text.slice(at + written.length)
  if (
    /^(?:a|an)?\s?one$/i.test(written) &&
    (!/^ [a-z]/.test(after) ||
      /^ (?:of|and|but|than|can|could|should|must|may|might|would|who|that|which|is|has|another|day|time|thing|way)\b/.test(
        after,
      ) ||
      /\b(?:no|any|every|some|this|that|each|which|only|the(?: [a-z]+(?:er|est|nd|rd|th|ing|ed))?)[ -]$/i.test(before))
  )
    return null
  if (/^zero$/i.test(written) && /\b(?:absolute|below|above|to|from) $/i.test(before)) return null
  if (/\b(?:of|between|among) (?:the|these|those) $/i.test(before) && !/^ \p{L}/u.test(after)) return null
  const amount = readAmount(written.replace(/-bit$/i, ''))
  if (!amount) return null
  if (per) {
    const factor = DAY / (findUnit(per)?.factor ?? DAY)
    return {
      ...plain(amount),
      dimension: 'count/time',
      value: amount.value * factor,
      step: amount.step * factor,
      isUnitless: false,
    }
  }
  const isLabel =
    LABELS.test(before) ||
    (/[A-Z][\w.]*[ -]$/.test(before) &&
      (!/^(?:[^A-Za-z]*)(?:\w+ )$/.test(before) ||
        /^ (?:is|was|has|had|can|will|does|did|runs|supports|requires|landed|launched|introduced|added)\b/.test(
          after,
        )) &&
      /^\d{1,4}(?:\.\d+)*$/.test(written) &&
      !/^ (?!was\b|is\b|has\b|does\b|runs\b|supports\b|requires\b|adds\b)[a-z]+s\b/.test(after))
  return { ...plain(amount), dimension: isLabel ? 'label' : 'count' }
}
