import { getByRole, queryAllByRole, within, type ByRoleMatcher } from '@testing-library/react'
import { Window } from 'happy-dom'
import type { BuiltApp } from './built-app.ts'
import { BROWSER } from './walker.ts'

const REDIRECTS = 5

/** Somebody who reads the built app without JavaScript: pages as roles and names, links, and forms sent by a button. */
export class Reader {
  #app: BuiltApp
  #keepsCookies: boolean
  #cookies = new Map<string, string>()
  #document!: Document
  address!: URL
  status = 0

  constructor(app: BuiltApp, { keepsCookies = true } = {}) {
    this.#app = app
    this.#keepsCookies = keepsCookies
  }

  async open(address: string, init: RequestInit = {}): Promise<this> {
    let [url, request] = [new URL(address, this.address ?? 'http://frenly.test'), init]
    for (let hop = 0; hop <= REDIRECTS; hop++) {
      const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { 'user-agent': BROWSER, ...request.headers, cookie }
      const response = await this.#app.visit(url.href, { ...request, headers })
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        if (this.#keepsCookies) this.#cookies.set(name, value)
      }
      const location = response.headers.get('location')
      if (location === null) {
        this.address = url
        this.status = response.status
        const window = new Window({ url: url.href })
        const html = new window.DOMParser().parseFromString(await response.text(), 'text/html')
        this.#document = html as unknown as Document
        return this
      }
      url = new URL(location, url)
      request = {}
    }
    throw new Error(`${address} leads on and on`)
  }

  get title(): string {
    return this.#document.title
  }
  get html(): HTMLElement {
    return this.#document.documentElement
  }
  get main(): HTMLElement {
    return this.#document.querySelector('main')!
  }
  get screen(): string | null {
    return this.main.getAttribute('data-screen')
  }

  /** The one element of a role and a name, closed parts of the page included. */
  get(role: ByRoleMatcher, name?: string | RegExp, scope = this.#document.body): HTMLElement {
    return getByRole(scope, role, { hidden: true, ...(name === undefined ? {} : { name }) })
  }
  all(role: ByRoleMatcher, name?: string | RegExp, scope = this.#document.body): HTMLElement[] {
    return queryAllByRole(scope, role, { hidden: true, ...(name === undefined ? {} : { name }) })
  }
  /** The control of a label. */
  field(label: string | RegExp, scope = this.#document.body): HTMLInputElement {
    return within(scope).getByLabelText<HTMLInputElement>(label)
  }
  /** What stands beside a field: its hint and its mistake. */
  described(field: HTMLElement): string {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => this.#document.getElementById(id)?.textContent ?? '').join(' ')
  }

  follow(link: HTMLElement): Promise<this> {
    return this.open(link.getAttribute('href') ?? 'about:blank')
  }

  /** Presses a button that sends its form: by its own address or the form's, with its own name and value. */
  press(button: HTMLElement): Promise<this> {
    return this.send(button as HTMLButtonElement, button)
  }

  /** Sends the form of a field, as Enter does, or of the button that was pressed. */
  send(control: HTMLInputElement | HTMLButtonElement, button?: HTMLElement): Promise<this> {
    const form = control.form!
    const action = new URL(button?.getAttribute('formaction') ?? form.getAttribute('action') ?? '', this.address)
    const fields = new URLSearchParams()
    for (const each of form.elements as unknown as HTMLInputElement[]) {
      const isOff = ['checkbox', 'radio'].includes(each.type) && !each.checked
      const isButton = ['submit', 'button', 'reset', 'image', 'file'].includes(each.type)
      if (each.name && !each.disabled && !isOff && !isButton) fields.append(each.name, each.value)
    }
    const name = button?.getAttribute('name')
    if (name) fields.append(name, button?.getAttribute('value') ?? '')
    if (form.method === 'post') return this.open(action.href, { method: 'POST', body: fields })
    action.search = fields.toString()
    return this.open(action.href)
  }
}
