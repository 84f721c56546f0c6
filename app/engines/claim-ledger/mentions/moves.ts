import { anyOf } from '#app/platform/values/pattern-parts.ts'
import type { Quantity } from '../figures/quantities.ts'
import type { Placed, Slots } from '../slots/slots.ts'
import type { Span } from '../text/text.ts'

/** "Cut the price by $200", "three months later": how far something moved, not where it stands. */
export function isMove({ start, end, dimension }: Quantity, { text }: Slots): boolean {
  const before = text.slice(0, start)
  return CHANGE.test(before) || AWAY.test(text.slice(end)) || (dimension === 'share' && GROWTH.test(before))
}

/** Whether what stands before a figure says that something left it: "went from". */
export const isLeaving = (before: string): boolean => LEAVING.test(before)

/** The dates of a claim without the one it says something left: "moved from 9:15 to 9:45". */
export function withoutLeft<T extends Span>(dates: Placed<T>[], { text }: Slots): Placed<T>[] {
  return dates.filter(({ start, end }, i) => {
    const next = dates[i + 1]
    return !(next && PUT_OFF_FROM.test(text.slice(0, start)) && TO.test(text.slice(end, next.start)))
  })
}

const AWAY = anyOf(
  /^ (?:later|earlier|afterwards?|beforehand|cheaper|dearer|longer|shorter|taller|heavier|lighter|older|younger|higher|lower|warmer|colder|wider|narrower|deeper)\b/i,
  /^ (?:below|above) the (?:boiling|freezing|melting)/i,
)

const ROUGHLY = String.raw`(?:about |around |roughly |some |up to |over |almost |nearly )?$`

const CHANGE = new RegExp(
  String.raw`\b(?:cut|cuts|r[ao]ise[sdn]?|raised|rose|drop\w*|fell|fall\w*|reduc\w+|lower\w*|increas\w+|decreas\w+|grew|` +
    String.raw`gr[eo]w\w*|shr[aiu]nk\w*|chang\w+|mov\w+)\b[^.;]*\bby ${ROUGHLY}`,
  'i',
)

/** "The increase was 15 percent", "a rise of a tenth". */
const GROWTH = new RegExp(
  String.raw`\b(?:increase|rise|growth|hike|drop|fall|decline|decrease|reduction|gain|loss)\b[^.;]*` +
    String.raw`\b(?:of|was|is|came to|comes to|amounted to|amounts to) ${ROUGHLY}`,
  'i',
)

const FROM = String.raw` (?:[\w-]+ ){0,3}?from (?:about |around )?$`
const PUT_OFF = String.raw`moved|changed|switched|shifted|postponed|rescheduled|(?:brought|put|pushed) (?:forward|back)`
const LEAVING = new RegExp(
  String.raw`\b(?:${PUT_OFF}|went|gone|rose|risen|raised|grew|grown|climbed|jumped|fell|fallen|dropped|cut|slipped)${FROM}`,
  'i',
)
/** A show that went from eight to ten was put off from nothing. */
const PUT_OFF_FROM = new RegExp(String.raw`\b(?:${PUT_OFF})${FROM}`, 'i')
const TO = /^ (?:back |forward )?to (?:about |around )?$/
