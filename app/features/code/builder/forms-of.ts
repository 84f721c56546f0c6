import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import type { Files } from '#app/engines/page-builder/plan.ts'

export type AppField = { name: string; label: string; type: string; isNeeded: boolean; choices: string[] }
export type AppForm = { name: string; fields: AppField[] }
const MOST_FORMS = 10
const MOST_FIELDS = 20
const TYPES = ['text', 'email', 'tel', 'number', 'date']

/** The forms of an app that send something to its owner: `<form data-form="name">`, as they stand in its pages. */
export function readForms(files: Files): AppForm[] {
  const forms = new Map<string, AppForm>()
  for (const [file, html] of Object.entries(files)) {
    if (!file.endsWith('.html')) continue
    const root = unified().use(rehypeParse).parse(html) as Root
    const all = elementsOf(root)
    const labels = new Map(
      all
        .filter(({ tagName }) => tagName === 'label')
        .map((one) => [String(one.properties['htmlFor'] ?? ''), textOf(one)]),
    )
    for (const form of all.filter(({ tagName, properties }) => tagName === 'form' && properties['dataForm'])) {
      const name = String(form.properties['dataForm']).slice(0, 60)
      if (forms.size >= MOST_FORMS || forms.has(name)) continue
      forms.set(name, { name, fields: fieldsOf(form, labels) })
    }
  }
  return [...forms.values()].filter(({ fields }) => fields.length > 0)
}

function fieldsOf(form: Element, labels: ReadonlyMap<string, string>): AppField[] {
  return elementsOf(form)
    .filter(({ tagName, properties }) => ['input', 'textarea', 'select'].includes(tagName) && properties['name'])
    .filter(
      ({ properties }) =>
        !['password', 'hidden', 'file', 'submit', 'button'].includes(String(properties['type'] ?? '')),
    )
    .slice(0, MOST_FIELDS)
    .map((one) => {
      const { name, id, type, required } = one.properties
      const kind = one.tagName === 'textarea' ? 'long' : one.tagName === 'select' ? 'choice' : String(type ?? 'text')
      const choices = elementsOf(one)
        .filter(({ tagName }) => tagName === 'option')
        .map(textOf)
      return {
        name: String(name).slice(0, 60),
        label: (labels.get(String(id ?? '')) || String(name)).slice(0, 80),
        type: kind === 'long' || kind === 'choice' || TYPES.includes(kind) ? kind : 'text',
        isNeeded: required === true,
        choices,
      }
    })
}

function elementsOf(node: Root | Element): Element[] {
  return node.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsOf(child)] : []))
}
const textOf = (node: Element): string =>
  node.children
    .map((one) => (one.type === 'text' ? one.value : one.type === 'element' ? textOf(one) : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
