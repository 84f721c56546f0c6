import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified, type Plugin } from 'unified'
import type { Files } from './plan.ts'

export type Remark = { file: string; line: number; message: string; isGrave: boolean }
const MOST = 60
const silent: Plugin<[]> = function () {
  this.compiler = () => ''
}

/** Faults of HTML and of accessibility in the pages among some files, by the standard's parser and by rules. */
export function checkPages(files: Files): Remark[] {
  return Object.entries(files)
    .filter(([name]) => name.endsWith('.html'))
    .flatMap(([name, text]) => checkPage(name, text))
    .slice(0, MOST)
}

function checkPage(file: string, html: string): Remark[] {
  const remarks: Remark[] = []
  const add = (node: Element | null, message: string, isGrave = true) =>
    void remarks.push({ file, line: node?.position?.start.line ?? 1, message, isGrave })
  const processor = unified().use(rehypeParse, { emitParseErrors: true })
  const { messages } = processor.use(silent).processSync(html)
  for (const { line, reason } of messages) remarks.push({ file, line: line ?? 1, message: reason, isGrave: false })
  const root = unified().use(rehypeParse).parse(html) as Root
  const all = elementsOf(root)
  const of = (name: string) => all.filter(({ tagName }) => tagName === name)
  const labelled = new Set(of('label').map(({ properties }) => String(properties['htmlFor'] ?? '')))
  if (!of('html')[0]?.properties['lang']) add(null, 'The page does not say its language (lang).')
  if (textOf(of('title')[0]) === '') add(null, 'The page has no title.')
  if (!of('meta').some(({ properties }) => properties['name'] === 'viewport'))
    add(null, 'There is no viewport, so phones show it small.')
  if (of('main').length !== 1) add(null, 'A page has one main part.', false)
  if (of('h1').length !== 1) add(of('h1')[1] ?? null, `A page has one main heading; this one has ${of('h1').length}.`)
  for (const image of of('img'))
    if (image.properties['alt'] === undefined) add(image, 'A picture says nothing to those who do not see it (alt).')
  for (const control of [...of('input'), ...of('select'), ...of('textarea')]) {
    const { id, type, ariaLabel, ariaLabelledBy } = control.properties
    const isNamed = ariaLabel || ariaLabelledBy || labelled.has(String(id ?? '')) || isInLabel(root, control)
    if (!isNamed && type !== 'hidden' && type !== 'submit') add(control, 'A field has no label.')
    if (type === 'password') add(control, 'A page built here never asks for passwords.')
  }
  for (const one of [...of('button'), ...of('a')])
    if (
      textOf(one) === '' &&
      !one.properties['ariaLabel'] &&
      !elementsOf(one).some(({ properties }) => properties['alt'])
    )
      add(one, `A ${one.tagName === 'a' ? 'link' : 'button'} has no words.`)
  let level = 0
  for (const heading of all.filter(({ tagName }) => /^h[1-6]$/.test(tagName))) {
    const now = Number(heading.tagName[1])
    if (level > 0 && now > level + 1) add(heading, `A heading of level ${now} follows one of level ${level}.`, false)
    level = now
  }
  const ids = new Map<string, number>()
  for (const one of all) {
    const id = one.properties['id']
    if (id === undefined) continue
    ids.set(String(id), (ids.get(String(id)) ?? 0) + 1)
    if (ids.get(String(id)) === 2) add(one, `The id “${String(id)}” stands here a second time.`)
  }
  for (const one of all) {
    const handler = Object.keys(one.properties).find((name) => /^on[A-Z]/.test(name))
    if (handler) add(one, `A script in an attribute (${handler.toLowerCase()}); add a listener instead.`, false)
    const source = String(one.properties['src'] ?? (one.tagName === 'link' ? one.properties['href'] : '') ?? '')
    if (/^(https?:)?\/\//i.test(source))
      add(one, `${source.slice(0, 80)} lies elsewhere; the preview loads nothing from outside.`, false)
    if (['iframe', 'object', 'embed'].includes(one.tagName))
      add(one, `The preview does not show ${one.tagName}.`, false)
  }
  return remarks
}

function elementsOf(node: Root | Element): Element[] {
  const found: Element[] = []
  const waiting = [...node.children]
  while (waiting.length > 0) {
    const next = waiting.shift()!
    if (next.type !== 'element') continue
    found.push(next)
    waiting.unshift(...next.children)
  }
  return found
}
const textOf = (node: Element | undefined): string =>
  (node?.children ?? [])
    .map((one) => (one.type === 'text' ? one.value : one.type === 'element' ? textOf(one) : ''))
    .join('')
    .trim()
const isInLabel = (root: Root, control: Element): boolean =>
  elementsOf(root).some(
    (one) =>
      one.tagName === 'label' &&
      elementsOf(one).some(
        (inner) => inner.position?.start.offset === control.position?.start.offset && inner.tagName === control.tagName,
      ),
  )
