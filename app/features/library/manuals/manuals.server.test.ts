import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorker } from '#tests/support/worker-file.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-manuals-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { exportsRoom, exportsWorker } = await import('#app/kits/foundation/text-files/exports-room.server.ts')
const { actOnManual, actOnManualCreate } = await import('./manual-acts.server.ts')
const { readManualScreen } = await import('./manual-view.server.ts')
const { exportManual } = await import('./manual-files.server.ts')

beforeAll(async () => {
  await store().migrate()
  for (const name of ['ada', 'bo']) await enrol(name, { emailVerifiedAt: new Date() })
  exportsWorker.file = await buildWorker('app/kits/foundation/text-files/exports/exports.worker.ts')
})
afterAll(async () => {
  await exportsRoom().close()
  await store().close()
})

const to = (path: string, cookie = '', fields?: Record<string, string>) =>
  new Request(`http://localhost:3000${path}`, {
    headers: { ...(cookie && { Cookie: cookie }) },
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
const cookieOf = async (id: string) => (await startSession(to('/'), id, true)).split(';')[0]!
const FACTS = {
  ...{
    title: 'Kettle',
    language: 'en',
    about: 'For {volume}.',
    specs: 'volume: Volume | 1.7 l',
    parts: '',
    troubles: '',
  },
  ...{ warnings: 'steam: CAUTION | Hot steam | Burns. | Keep away.', tasks: '# Boil\n[!steam] Fill it to {volume}.' },
}
const make = async (fields: Record<string, string> = {}) => {
  const answer = await actOnManualCreate(
    to('/product-manuals/create', await cookieOf('ada'), { do: 'make', ...FACTS, ...fields }),
  )
  return {
    answer,
    id: /product-manuals\/([\w-]+)/.exec((answer as Response).headers?.get('location') ?? '')?.[1] ?? '',
  }
}
const act = async (id: string, who: string, fields: Record<string, string>) =>
  actOnManual(to(`/product-manuals/${id}`, await cookieOf(who), fields), '10.0.0.1', id)
const read = async (id: string, query = '', who: string | null = null) =>
  readManualScreen(to(`/product-manuals/${id}${query}`, who ? await cookieOf(who) : ''), id)
const statusOf = async (work: Promise<unknown>) => {
  const result = (await work.catch((error: unknown) => error)) as {
    status?: number
    init?: { status?: number } | number
  }
  return result.status ?? (typeof result.init === 'object' ? result.init.status : result.init)
}

test('facts become a manual that only its maker sees; published, its version stays while the facts go on', async () => {
  const { id } = await make()
  for (const query of ['', '?part=desk']) expect(await statusOf(read(id, query, 'bo'))).toBe(404)
  expect(await statusOf(act(id, 'bo', { do: 'publish' }))).toBe(404)
  await act(id, 'ada', { do: 'publish' })
  await act(id, 'ada', { do: 'save', version: '1', ...FACTS, specs: 'volume: Volume | 2 l' })
  expect(await read(id)).toMatchObject({ view: 'manual', version: 1, pages: { about: 'For 1.7 l.' } })
  expect(await read(id, '', 'ada')).toMatchObject({ version: 2, pages: { about: 'For 2 l.' } })
  expect(await read(id, '?part=desk&version=1', 'ada')).toMatchObject({
    compared: { version: 1, lines: [{ kind: 'gone' }, { kind: 'new' }] },
  })
})

test('a line that is no fact is told by its field with all that was typed, and nothing is made', async () => {
  const { answer } = await make({ warnings: 'hot: HORROR | x | y | z', tasks: '1. Fill it' })
  expect(answer).toMatchObject({
    init: { status: 400 },
    data: { problem: { values: { warnings: 'hot: HORROR | x | y | z' } } },
  })
  const { errors } = (answer as unknown as { data: { problem: { errors: Record<string, string> } } }).data.problem
  expect(Object.keys(errors).toSorted()).toEqual(['tasks', 'warnings'])
})

test('two editors: the second is told, and nothing is overwritten', async () => {
  const { id } = await make()
  await act(id, 'ada', { do: 'save', version: '1', ...FACTS, about: 'First.' })
  const answer = await act(id, 'ada', { do: 'save', version: '1', ...FACTS, about: 'Second.' })
  expect(answer).toMatchObject({
    init: { status: 409 },
    data: { problem: { values: { about: 'Second.', version: '2' } } },
  })
  expect(await read(id, '', 'ada')).toMatchObject({ pages: { about: 'First.' } })
})

test('a search leaves every warning, and a language without words for one shows the maker’s', async () => {
  const { id } = await make()
  await act(id, 'ada', {
    do: 'language',
    code: 'de',
    about: 'Für {volume}.',
    parts: '',
    specs: '',
    warnings: '',
    tasks: '',
    troubles: '',
  })
  await act(id, 'ada', { do: 'publish' })
  expect(await read(id, '?find=zzz')).toMatchObject({ pages: { tasks: [], safety: [{ key: 'steam' }] } })
  expect(await read(id, '?language=de')).toMatchObject({
    pages: { about: 'Für 1.7 l.', safety: [{ level: 'CAUTION', hazard: 'Hot steam' }] },
    note: { isDraft: false, isOld: false },
  })
})

test('it is printed on A4, A5 and a folded sheet, with the code of its page once it is published', async () => {
  const { id } = await make()
  await act(id, 'ada', { do: 'publish' })
  for (const size of ['a4', 'a5', 'a6']) {
    const answer = await exportManual(to(`/api/manuals/${id}/file?as=pdf&size=${size}`), '10.0.0.2', id)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    expect(text.startsWith('%PDF')).toBe(true)
    expect(text).toMatch(/\/Subtype \/Image/)
  }
  const markdown = await (await exportManual(to(`/api/manuals/${id}/file?as=md`), '10.0.0.2', id)).text()
  expect(markdown).toContain('> **CAUTION: Hot steam**')
  expect(markdown).toContain('Fill it to 1.7 l')
})
