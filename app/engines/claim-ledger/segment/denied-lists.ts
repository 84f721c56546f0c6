/** What the heading of a list says of all that stands in it. */
export type Denial = "Don't" | 'Avoid' | 'unclear' | 'in case'

const HEADINGS: readonly [Denial, RegExp][] = [
  ["Don't", /^(?:please )?(?:do not|don['’]?t|never)$/i],
  ['Avoid', /^(?:avoid|(?:what|things) to avoid|avoid (?:these|the following))$/i],
  [
    'unclear',
    new RegExp(
      String.raw`^(?:(?:the )?don['’]?ts|what not to do|(?:what|things) you should(?:n['’]t| not)\b.*|(?:what|` +
        String.raw`things) not to \w+|what (?:it|this|that) (?:doesn['’]t|does not|isn['’]t|is not)\b.*|(?:common )?(?:mistakes|` +
        String.raw`myths|misconceptions|misunderstandings|misreadings)(?: to avoid)?)$`,
      'i',
    ),
  ],
]

/** "Call a doctor if:", "When to use a set": what stands below are cases, which nobody says are so. */
const CASES = [
  /\b(?:if|when|whenever|unless|in case|as soon as)(?: (?:you|it|they|your|the|there|any|one)[^:,]{0,30})? ?:\s*$/i,
  /^when (?:not )?to (?:see|call|seek|contact|visit|get|worry|ask|use|choose|avoid|consult|go|throw|discard)\b/i,
]

/** What a line denies of the list below it: "**Don't:**", "What not to do", "Common myths". */
export function denialIn(line: string): Denial | null {
  const said = line.replace(/[*_#>:\s.!❌🚫-]+/gu, ' ').trim()
  const denied = said.length > 60 ? null : (HEADINGS.find(([, pattern]) => pattern.test(said))?.[0] ?? null)
  if (denied) return denied
  const bare = line.replace(/[*_#>]+/g, '').trim()
  return CASES.some((pattern) => pattern.test(bare)) && !/[.!?]$/.test(bare) ? 'in case' : null
}

/** Whether an item says itself what is not so: "It is not the share of people who". */
export const isDeniedPlainly = (text: string): boolean =>
  /\b(?:not|never|no|nor|cannot)\b|n['’]t\b|^avoid\b/i.test(text)

/** The item as it is meant below its heading: "Use ice" below "Don't" is "Don't use ice". */
export function deniedText(text: string, denial: Denial): string {
  if (denial === 'in case' || denial === 'unclear') return text
  const said = `${text.charAt(0).toLowerCase()}${text.slice(1)}`
  return denial === 'Avoid' || /^\p{L}*[aeiouy]\p{L}*ing\b/u.test(said) ? `Avoid ${said}` : `Don't ${said}`
}
