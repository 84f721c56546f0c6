import { parseHTML } from 'linkedom'

/** A form as it stands on a page: where it goes, what it would send, and which of its fields take text. */
export type PageForm = {
  /** The name in its key; empty for a form without one. */
  name: string
  action: string
  method: 'get' | 'post'
  fields: [string, string][]
  textNames: string[]
}

type Control = { name: string; type: string; value: string; isOn: boolean; tag: string }

/** The forms of a page, as a browser without scripts would send them. Files are left out. */
export function readForms(html: string, path: string): PageForm[] {
  const { document } = parseHTML(html.replace(/<script[\s\S]*?<\/script>/g, ''))
  return [...document.querySelectorAll('form')].map((form): PageForm => {
    const id = form.getAttribute('id')
    const elsewhere = id ? [...document.querySelectorAll(`[form="${id}"]`)] : []
    const own = [...form.querySelectorAll('input, textarea, select')].filter((one) => !one.hasAttribute('form'))
    const controls = [...own, ...elsewhere].flatMap(toControl)
    const fields = controls.filter(({ isOn }) => isOn).map(({ name, value }): [string, string] => [name, value])
    const key = fields.find(([name]) => name === 'form_key')?.[1] ?? ''
    return {
      name: /[~!]([\w.:-]+)$/.exec(key)?.[1] ?? '',
      action: form.getAttribute('action')?.replaceAll('&amp;', '&') || path,
      method: form.getAttribute('method')?.toLowerCase() === 'post' ? 'post' : 'get',
      fields,
      textNames: [...new Set(controls.filter(takesText).map(({ name }) => name))],
    }
  })
}

const takesText = ({ tag, type }: Control) => tag === 'textarea' || ['text', 'search', 'email', 'url'].includes(type)

function toControl(element: Element): Control[] {
  const name = element.getAttribute('name')
  const tag = element.tagName.toLowerCase()
  const type = element.getAttribute('type') ?? 'text'
  if (!name || element.hasAttribute('disabled') || ['file', 'submit', 'button'].includes(type)) return []
  const isOn = !['checkbox', 'radio'].includes(type) || element.hasAttribute('checked')
  return [{ name, tag, type: tag === 'input' ? type : tag, value: valueOf(element, tag, type), isOn }]
}

function valueOf(element: Element, tag: string, type: string): string {
  if (tag === 'textarea') return element.textContent ?? ''
  if (tag !== 'select') return element.getAttribute('value') ?? (['checkbox', 'radio'].includes(type) ? 'on' : '')
  const options = [...element.querySelectorAll('option')]
  const chosen = options.find((option) => option.hasAttribute('selected')) ?? options[0]
  return chosen?.getAttribute('value') ?? chosen?.textContent ?? ''
}
