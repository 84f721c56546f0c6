import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { STAND_IN_KEY, startStandIn, type StandIn } from '#tests/support/stand-ins/stand-in.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-own-pictures-'))
process.env.LOG_LEVEL = 'silent'
vi.mock('#app/kits/asking/engines/embedded.server.ts', () => ({ embeddedEngines: () => Promise.resolve([]) }))
const standIn: StandIn = await startStandIn({ lateMs: 200 })
const { store } = await import('#app/database/store.server.ts')
const { addProvider } = await import('#app/kits/asking/engines/add-provider.server.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
await import('../images.register.server.ts')
const { drawJob } = await import('./draw-job.server.ts')
const studio = await import('../image-studio.route.tsx')
const shared = await import('../image-shared.route.tsx')
const file = await import('../picture-file.api.ts')
const jobs = await import('#app/database/tables/jobs.ts')

const ORIGIN = 'http://localhost'
const context = { network: '10.0.0.3', cspNonce: '', requestId: 'r', isDocument: true }
const cookies: Record<string, string> = {}
type Answer = Response & { data?: { problem: { errors: Record<string, string> } }; init?: { status?: number } }
type Route = (args: never) => unknown

async function call(route: Route, address: string, as: string, body?: BodyInit, id = ''): Promise<Answer> {
  const request = new Request(ORIGIN + address, {
    method: body ? 'POST' : 'GET',
    body,
    headers: { cookie: cookies[as] ?? '' },
  })
  return (await Promise.resolve(route({ request, params: { id }, context } as never)).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown
    throw thrown
  })) as Answer
}
const statusOf = (answer: Answer) => (answer as { init?: { status?: number } }).init?.status ?? answer.status ?? 200

function bring(as: string, bytes: Uint8Array, name: string, type: string) {
  const form = new FormData()
  form.set('do', 'bring')
  form.set('picture', new Blob([new Uint8Array(bytes)], { type }), name)
  return call(studio.action as Route, '/ai/images', as, form)
}
const idOf = (answer: Answer) => new URL(answer.headers.get('location')!, ORIGIN).searchParams
const act = (as: string, id: string, form: Record<string, string>) =>
  call(studio.action as Route, `/ai/images?picture=${id}`, as, new URLSearchParams(form))
const bytesOf = async (id: string, as: string) =>
  Buffer.from(await (await call(file.loader as Route, `/api/pictures/${id}`, as, undefined, id)).arrayBuffer())
const pageOf = async (id: string, as: string, part = 'change') =>
  (
    (await call(studio.loader as Route, `/ai/images?picture=${id}&part=${part}`, as)) as unknown as Awaited<
      ReturnType<typeof studio.loader>
    >
  ).picture!

const field = (width = 300, height = 200) => sharp({ create: { width, height, channels: 3, background: '#c04030' } })
const photo = (turn = 1) =>
  field()
    .withExif({
      IFD0: { Make: 'Acme', Model: 'Secret 9' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .withMetadata({ orientation: turn })
    .jpeg()
    .toBuffer()

let editor = ''
beforeAll(async () => {
  await store().migrate()
  for (const name of ['anna', 'mira']) {
    await enrol(name, { emailVerifiedAt: new Date() })
    cookies[name] = (await startSession(new Request(ORIGIN), name, false)).split(';')[0]!
  }
})
afterAll(async () => {
  await standIn.stop()
  await store().close()
})

describe('a picture that is brought along', () => {
  test('is kept upright, without place and device, and can be changed', async () => {
    const answer = await bring('mira', await photo(6), 'holiday.jpg', 'image/jpeg')
    expect(statusOf(answer)).toBe(303)
    const id = idOf(answer).get('picture')!
    const kept = await bytesOf(id, 'mira')
    expect(await sharp(kept).metadata()).toMatchObject({ width: 200, height: 300 })
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
    expect(kept.includes('Secret 9')).toBe(false)
    expect(await pageOf(id, 'mira')).toMatchObject({
      title: 'holiday',
      isBrought: true,
      canCheck: false,
      hasSvg: false,
      editors: [],
    })
    const framed = await act('mira', id, { do: 'frame', size: '10', colour: '#112233' })
    expect(statusOf(framed)).toBe(303)
    const child = await pageOf(idOf(framed).get('picture')!, 'mira')
    expect(child).toMatchObject({ width: 240, height: 340, changed: 'framed', parent: { id } })
  })

  test('is not pretended to be drawn here, and strangers find it by no address', async () => {
    const id = idOf(await bring('mira', await photo(), 'mine.jpg', 'image/jpeg')).get('picture')!
    expect(statusOf(await act('mira', id, { do: 'vary' }))).toBe(409)
    expect(statusOf(await act('mira', id, { do: 'check' }))).toBe(409)
    expect(statusOf(await act('mira', id, { do: 'publish', title: 'Mine', alt: 'Red', licence: 'cc0' }))).toBe(409)
    await act('mira', id, { do: 'share', licence: 'reserved', recipe: 'on' })
    const [link] = (await pageOf(id, 'mira', 'share')).shares
    const shown = (await call(
      shared.loader as Route,
      '/images/share/x',
      'anna',
      undefined,
      link!.id,
    )) as unknown as Awaited<ReturnType<typeof shared.loader>>
    expect(shown).toMatchObject({ isBrought: true, recipe: null, title: 'mine' })
    for (const address of [`?picture=${id}`, `?from=${id}`])
      expect(statusOf(await call(studio.loader as Route, `/ai/images${address}`, 'anna'))).toBe(404)
    expect(statusOf(await act('anna', id, { do: 'edit', prompt: 'x', engine: 'y' }))).toBe(404)
  })

  test.each<[string, () => Promise<Uint8Array>, string, string, number, RegExp]>([
    [
      'a HEIC picture',
      () =>
        Promise.resolve(
          Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)]),
        ),
      'IMG_1.heic',
      'image/heic',
      415,
      /HEIC.*(PNG|JPEG)/,
    ],
    [
      'an SVG with a script',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
      'x.svg',
      'image/svg+xml',
      415,
      /SVG/,
    ],
    [
      'half a file',
      async () => (await field(800, 800).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9_000),
      'x.png',
      'image/png',
      400,
      /broken or not whole/,
    ],
    ['81 megapixels', () => field(9_000, 9_000).png().toBuffer(), 'x.png', 'image/png', 400, /megapixels/],
    ['nothing', () => Promise.resolve(new Uint8Array()), 'x.png', 'image/png', 400, /empty|Choose/],
    [
      'a text that says it is a picture',
      () => Promise.resolve(Buffer.from('hello there')),
      'x.png',
      'image/png',
      415,
      /should be a PNG picture/,
    ],
  ])('%s is declined with a sentence', async (_, make, name, type, status, words) => {
    const answer = await bring('mira', await make(), name, type)
    expect(answer.data?.problem.errors['picture']).toMatch(words)
    expect(statusOf(answer)).toBe(status)
  })

  test('a CMYK JPEG and an animated picture work', async () => {
    const cmyk = await field().toColourspace('cmyk').jpeg().toBuffer()
    const id = idOf(await bring('mira', cmyk, 'print.jpg', 'image/jpeg')).get('picture')!
    const { dominant } = await sharp(await bytesOf(id, 'mira')).stats()
    expect(dominant.r).toBeGreaterThan(dominant.b + 60)
    expect((await sharp(await bytesOf(id, 'mira')).metadata()).space).toBe('srgb')
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 60, height: 40, channels: 4, background } })
          .png()
          .toBuffer(),
      ),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const moving = idOf(await bring('mira', gif, 'x.gif', 'image/gif')).get('picture')!
    expect(await pageOf(moving, 'mira')).toMatchObject({ width: 60, height: 40 })
    expect(statusOf(await act('mira', moving, { do: 'crop', left: '10', top: '0', right: '0', bottom: '0' }))).toBe(303)
  })
})

describe('an engine that goes on from a picture', () => {
  let id = ''
  beforeAll(async () => {
    await addProvider(
      { company: 'openai', label: 'It', address: standIn.address('openai'), secretKey: STAND_IN_KEY },
      null,
    )
    id = idOf(await bring('mira', await field(400, 400).png().toBuffer(), 'red.png', 'image/png')).get('picture')!
    editor = (await pageOf(id, 'mira')).editors.find((one) => one.id.endsWith('gpt-image-1'))!.id
  })

  async function editWith(more: Record<string, string>) {
    const answer = await act('mira', id, { do: 'edit', prompt: 'a green field', engine: editor, ...more })
    expect(statusOf(answer)).toBe(303)
    const draw = idOf(answer).get('draw')!
    const rows = await store().db.select().from(jobs.jobs)
    const payload = rows.map((row) => row.payload as { draw?: string }).find((one) => one.draw === draw)!
    const tools = {
      signal: new AbortController().signal,
      progress: () => undefined,
      job: { id: 'j', userId: null, title: '', attempt: 1 },
    }
    await drawJob.perform(payload as never, tools)
    const view = (await call(studio.loader as Route, `/ai/images?draw=${draw}`, 'mira')) as unknown as Awaited<
      ReturnType<typeof studio.loader>
    >
    const made = view.draw!.pictures[0]!
    const { data, info } = await sharp(await bytesOf(made.id, 'mira'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const isGreen = (x: number, y: number) => {
      const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
      return (data[at + 1] ?? 0) > (data[at] ?? 0)
    }
    return { made, isGreen }
  }

  test('changes the rectangle that was left over, and nothing else', async () => {
    const { made, isGreen } = await editWith({ left: '50', top: '0', right: '0', bottom: '50' })
    expect([isGreen(0.75, 0.25), isGreen(0.25, 0.25), isGreen(0.75, 0.75)]).toEqual([true, false, false])
    const page = await pageOf(made.id, 'mira')
    expect(page).toMatchObject({ parent: { id }, recipe: { edit: { mask: [{ box: [0.5, 0, 0.5, 0.5] }] } } })
  })

  test('changes what was painted', async () => {
    const strokes = JSON.stringify([
      {
        line: [
          [0.1, 0.5],
          [0.9, 0.5],
        ],
        wide: 0.2,
      },
    ])
    const { isGreen } = await editWith({ strokes })
    expect([isGreen(0.5, 0.5), isGreen(0.5, 0.1), isGreen(0.5, 0.9)]).toEqual([true, false, false])
  })

  test('changes all of it where no part is said', async () => {
    const { isGreen } = await editWith({})
    expect([isGreen(0.1, 0.1), isGreen(0.9, 0.9)]).toEqual([true, true])
  })

  test.each<[Record<string, string>, string]>([
    [{ prompt: '' }, 'prompt'],
    [{ left: '60', right: '50' }, 'right'],
    [{ strokes: '[{"line":[[5,0]],"wide":1}]' }, 'strokes'],
    [{ strokes: '{{' }, 'strokes'],
    [{ engine: 'embedded:illustrator' }, 'engine'],
  ])('%j is told beside its field', async (more, name) => {
    const answer = await act('mira', id, { do: 'edit', prompt: 'x', engine: editor, ...more })
    expect(answer.data?.problem.errors).toHaveProperty(name)
  })
})
