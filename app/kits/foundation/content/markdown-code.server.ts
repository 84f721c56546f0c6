import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { CodeToken } from '#app/ui/data/code-token.ts'
import { highlight } from './highlight.server.ts'
import { textOf } from './markdown-html.ts'

/** Fenced code stands in the frame of CodeBlock, in its colours; the copy button is put into the bar by Prose. */
export function withCodeFrames(tree: Root | Element) {
  tree.children = (tree.children as RootContent[]).map((child) => {
    if (child.type !== 'element') return child
    if (child.tagName === 'pre') return framed(child)
    withCodeFrames(child)
    return child
  }) as ElementContent[]
}

function framed(pre: Element): Element {
  const code = pre.children.find((child) => child.type === 'element')
  const word = languageOf(code)
  const { language: name, lines } = highlight(textOf(pre), word)
  const language = [name, labelOf(code)].filter(Boolean).join(' ')
  const inner = element('code', word ? { className: [`language-${word}`] } : {}, lines.map(lineOf))
  return element('div', { className: ['code-frame'] }, [
    element('div', { className: ['code-bar'] }, [element('span', {}, [text(language)])]),
    element('div', { className: ['code-scroll'], role: 'region', ariaLabel: `${language} code`, tabIndex: 0 }, [
      element('pre', { dir: 'ltr' }, [inner]),
    ]),
  ])
}

/** The sanitiser lets one class through: the language of the fence. */
function languageOf(code: ElementContent | undefined): string {
  if (code?.type !== 'element' || !Array.isArray(code.properties.className)) return ''
  const [name] = code.properties.className
  return String(name ?? '').replace(/^language-/, '')
}

/** What stood behind the language of the fence, such as the name of a file. */
const labelOf = (code: ElementContent | undefined): string =>
  code?.type === 'element' && typeof code.properties.dataLabel === 'string' ? code.properties.dataLabel : ''

const lineOf = (tokens: readonly CodeToken[]): Element =>
  element('span', { className: ['code-line'] }, [
    ...tokens.map(({ text: words, kind }) =>
      kind ? element('span', { className: [`code-${kind}`] }, [text(words)]) : text(words),
    ),
    text('\n'),
  ])

const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})
const text = (value: string): ElementContent => ({ type: 'text', value })
