import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixedScreenId } from '#app/catalogue/to.ts'
import { to } from '#app/catalogue/to.ts'
import { VISIT_KEY } from '#app/ui/visit-key.ts'
import { openBuiltApp, ORIGIN, type BuiltApp } from '#tests/support/built-app.ts'
import { readForms, type PageForm } from '#tests/support/page-forms.ts'

/**
 * A guest whose browser keeps no cookies reaches what they made by a key in the address. Whatever is followed or sent from
 * there leads on: no page, file or form says that there is nothing.
 */
let app: BuiltApp
beforeAll(async () => {
  app = await openBuiltApp()
})
afterAll(() => app.close())

const SIGN_IN = /^\/(?:login|register|forgot-password)\b/
const MOST_PAGES = 30
const REDIRECTS = 5

/** Asks as a browser does that keeps no cookies: with the page it comes from, and on to where it is sent. */
async function ask(address: string, from: string, init: RequestInit = {}) {
  let [path, request] = [address, init]
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    const answer = await app.visit(path, { ...request, headers: { referer: ORIGIN + from } })
    const location = answer.headers.get('location')
    if (location === null || !location.startsWith('/'))
      return { path, status: answer.status, isPage: /html/.test(answer.headers.get('content-type') ?? ''), answer }
    ;[path, request] = [location, {}]
  }
  throw new Error(`${address} leads on and on`)
}

const send = ({ action, fields }: Pick<PageForm, 'action' | 'fields'>, from: string, sound: File | null = null) => {
  if (!sound) return ask(action, from, { method: 'POST', body: new URLSearchParams(fields) })
  const body = new FormData()
  for (const [name, value] of [...fields, ['sound', sound] as const]) body.append(name, value)
  return ask(action, from, { method: 'POST', body })
}

/** A second of silence. */
function toSound(): File {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + 32_000, 4)
  head.write('WAVEfmt ', 8)
  for (const [at, value] of [
    [16, 16],
    [24, 16_000],
    [28, 32_000],
    [40, 32_000],
  ] as const)
    head.writeUInt32LE(value, at)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    head.writeUInt16LE(value, at)
  head.write('data', 36)
  return new File([head, Buffer.alloc(32_000)], 'said.wav', { type: 'audio/wav' })
}

/** Brings back what was deleted, by the form that the list then offers; the thing opens again. */
async function undo({ path, answer }: Awaited<ReturnType<typeof ask>>) {
  const form = readForms(await answer.text(), path).find((one) => doOf(one) === 'bring-back')
  expect(form, `${path} offers no way back`).toBeDefined()
  return send(form!, path)
}

const keyIn = (path: string) => new URL(path, ORIGIN).searchParams.get(VISIT_KEY)
const isOf = (thing: string, { action, fields }: PageForm) =>
  action.includes(thing) || fields.some(([, value]) => value === thing)
const doOf = ({ fields }: PageForm) => fields.find(([name]) => name === 'do' || name === 'act')?.[1] ?? ''
/** A browser leaves nothing empty that a person would fill in. */
const filled = ({ fields, textNames }: PageForm): [string, string][] =>
  fields.map(([name, value]) => [name, value === '' && textNames.includes(name) ? 'Opening hours' : value])

/** A screen and what its form of beginning sends. */
const BEGINNINGS: [FixedScreenId, Record<string, string>, (() => File)?][] = [
  ['builder', { do: 'begin', prompt: 'A page for our tea house with prices' }],
  ['v2-vibe-coder', { do: 'begin', prompt: 'A packing list' }],
  ['code-generator', { do: 'ask', prompt: 'Read a CSV file', language: 'python' }],
  ['v2-workflow-builder', { do: 'new', from: 'approval' }],
  ['create-lab', { do: 'new' }],
  ['mockup-lab', { do: 'begin', words: 'A sign-in page with two fields', device: '' }],
  ['v2-music-studio', { do: 'compose', prompt: 'A calm waltz', genre: '', mood: '', tempo: '', seconds: '20' }],
  ['v2-content-creation-studio', { do: 'example' }],
  ['text-editor', { do: 'new', template: 'meeting' }],
  ['email-polish', { do: 'polish', tone: 'plain', draft: 'hi Jonas,\n\nI has recieved your mail.', incoming: '' }],
  ['v2-business-intelligence', { do: 'example' }],
  ['v2-research-assistant', { do: 'begin', question: 'How high is Mount Everest?' }],
  ['document-analyzer', { do: 'example' }],
  ['v2-document-intelligence', { do: 'gather', title: 'Contracts' }],
  ['image-studio', { do: 'draw', prompt: 'A red house', style: '', shape: 'square', side: '512', count: '1' }],
  ['voice-tools', { do: 'speak', text: 'Good morning.', title: '', voice: 'embedded:flite|slt', format: 'wav' }],
  ['transcriber', { do: 'paste', way: 'paste', title: 'A talk', text: '00:01 Good morning\n00:04 and welcome' }],
  ['voice-email', { do: 'write', said: 'Dear Ann, the meeting is on Friday at ten.', pack: 'plain', tone: 'plain' }],
  ['voice-email', { do: 'hear', pack: 'plain', tone: 'plain' }, toSound],
]

test.each(BEGINNINGS)('%s', async (screen, fields, toFile) => {
  const begun = await send({ action: to(screen), fields: Object.entries(fields) }, to(screen), toFile?.())
  expect(begun.status, begun.path).toBe(200)
  expect(keyIn(begun.path)).not.toBeNull()
  const [thing = ''] = [...new URL(begun.path, ORIGIN).searchParams.values()]
  const lost = new Set<string>()
  const [seen, next, forms] = [new Set<string>(), [begun], new Map<string, [PageForm, string]>()]
  while (next.length > 0 && seen.size < MOST_PAGES) {
    const { path, answer } = next.shift()!
    if (seen.has(path)) continue
    seen.add(path)
    const html = await answer.text()
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    for (const form of readForms(main, path).filter((one) => one.method === 'post' && isOf(thing, one)))
      forms.set(form.name + doOf(form) + form.action.split('?')[0], [form, path])
    const links = [...main.matchAll(/\s(?:href|src)="(\/[^"#]*)/g)].map(([, link]) => link!.replaceAll('&amp;', '&'))
    for (const link of new Set(links.filter((one) => one.includes(thing) && !one.startsWith('/auth/')))) {
      const to = await ask(link, path)
      if (to.status !== 200) lost.add(`${link} answers ${to.status}`)
      else if (to.isPage && keyIn(to.path) === null && !SIGN_IN.test(link)) lost.add(`${link} has no key`)
      else if (to.isPage) next.push(to)
    }
  }
  const isEnd = ([form]: [PageForm, string]) => doOf(form) === 'delete'
  for (const [form, path] of [...forms.values()].toSorted((a, b) => Number(isEnd(a)) - Number(isEnd(b)))) {
    const done = await send({ action: form.action, fields: filled(form) }, path)
    if ([404, 500].includes(done.status)) lost.add(`${form.name} ${doOf(form)} answers ${done.status}`)
    if (isEnd([form, path])) expect((await undo(done)).status).toBe(200)
  }
  expect([...lost].map((line) => line.replaceAll(thing, 'ID'))).toEqual([])
  expect(forms.size).toBeGreaterThan(0)
  expect((await ask(begun.path.replace(/key=[^&]*/, ''), to(screen))).status).toBe(404)
})
