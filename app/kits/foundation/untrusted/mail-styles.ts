import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'

/** What a mail may say about its look: nothing that places, covers, loads or hides. */
const PROPERTIES = inOrder(
  /^/,
  anyOf(
    /color/,
    /background-color/,
    /font-(?:family|size|style|weight)/,
    /text-(?:align|decoration|indent|transform)/,
    /line-height/,
    /letter-spacing/,
    /vertical-align/,
    /direction/,
    /white-space/,
    /list-style-type/,
    /(?:max-)?width/,
    /padding(?:-(?:top|right|bottom|left))?/,
    /margin-(?:top|bottom)/,
    /border(?:-(?:top|right|bottom|left))?(?:-(?:color|style|width))?/,
    /border-(?:radius|collapse|spacing)/,
  ),
  /$/,
)
/** Numbers, names and colours. No address, no escape, no function but of colour. */
const VALUE = /^(?:[\w\s.,%#"'+-]|\b(?:rgb|rgba|hsl|hsla)\([\d\s.,%/-]{1,60}\))+$/i
const MAX_VALUE_CHARS = 120
const MAX_DECLARATIONS = 40
const MAX_PX = 2_000

const HIDDEN =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0*(?:\.0+)?\s*(?:;|!|$)|mso-hide\s*:\s*all|(?:font-size|max-height|max-width)\s*:\s*0+(?:px|pt|em|%)?\s*(?:;|!|$))/i

/** True for what a style keeps out of sight: a reader would see words the sender did not show. */
export const isHidden = (style: string): boolean => HIDDEN.test(style)

/** The declarations that only say how text looks; null when none is left. */
export function reduceStyle(style: string): string | null {
  const kept = style
    .split(';')
    .slice(0, MAX_DECLARATIONS)
    .flatMap((declaration) => {
      const [name = '', ...rest] = declaration.split(':')
      const property = name.trim().toLowerCase()
      const value = rest
        .join(':')
        .replace(/!\s*important/i, '')
        .trim()
      return PROPERTIES.test(property) && isCalm(value) ? [`${property}:${value}`] : []
    })
  return kept.length > 0 ? kept.join(';') : null
}

const isCalm = (value: string) =>
  value.length > 0 && value.length <= MAX_VALUE_CHARS && VALUE.test(value) && !isHuge(value) && !/-\d/.test(value)

const isHuge = (value: string) => [...value.matchAll(/\d+(?:\.\d+)?/g)].some(([number]) => Number(number) > MAX_PX)
