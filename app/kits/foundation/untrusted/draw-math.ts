import type { Element } from 'hast'
import rehypeParse from 'rehype-parse'
import temml from 'temml'
import { unified } from 'unified'
import type { MathSpan } from '#app/kits/foundation/content/markdown-spans.ts'

/** A macro that calls itself ends here; no formula that people write comes near. */
const MOST_EXPANSIONS = 200
const MOST_SIZE_EM = 10

const parser = unified().use(rehypeParse, { fragment: true })

/** Draws TeX as MathML. Gives null for what is no TeX; the text is then shown as it was written. Sanitise what it gives. */
export function drawMath({ tex, isDisplay }: MathSpan): Element | null {
  try {
    const html = temml.renderToString(withRows(tex, isDisplay), {
      displayMode: isDisplay,
      throwOnError: true,
      trust: false,
      maxExpand: MOST_EXPANSIONS,
      maxSize: [MOST_SIZE_EM, MOST_SIZE_EM],
    })
    const [math] = parser.parse(html).children
    return math?.type === 'element' && math.tagName === 'math' ? math : null
  } catch {
    return null
  }
}

/** Rows that are parted by `\\\\` outside of any environment stand below each other. */
const withRows = (tex: string, isDisplay: boolean) =>
  isDisplay && tex.includes('\\\\') && !tex.includes('\\begin') ? `\\begin{gathered}${tex}\\end{gathered}` : tex
