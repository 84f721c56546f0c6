import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, like as startsWith } from 'drizzle-orm'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildWorker } from '#tests/support/worker-file.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-images-'))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'anna@frenly.test'
process.env.RUNS_PER_DAY = 'guest=200,free=200'
const { once } = await import('#app/platform/once.ts')
const { engineWorker, openEngineWorker } = await import('#app/kits/asking/engine-worker/engine-worker.server.ts')
const { openIllustratorPool } = await import('#app/providers/drawing/illustrator-pool.server.ts')
const { ILLUSTRATOR_VERSION } = await import('#app/providers/drawing/illustrator.server.ts')
const { enlargePool, openEnlargePool } = await import('#app/providers/vision/vision-pools.server.ts')
const { SUPER_RESOLUTION, SUPER_RESOLUTION_VERSION } = await import('#app/providers/vision/super-resolution.ts')
const { WorkerFailure } = await import('#app/platform/worker-pool/worker-pool.ts')
const { drawingStyles } = await import('#app/engines/illustrator/scene.ts')
const { store } = await import('#app/database/store.server.ts')
const schema = await import('#app/database/schema.ts')
const { clock } = await import('#app/platform/clock.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { tellArrival } = await import('#app/kits/members/identity/account/arrivals.server.ts')
await import('#app/kits/members/visitor/adopt.server.ts')
const { beginFreeRun } = await import('#app/kits/asking/runs/begin-run.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
await import('../images.register.server.ts')
const { enlargeJob } = await import('../drawing/enlarge-job.server.ts')
const { drawJob } = await import('../drawing/draw-job.server.ts')
const { redrawFile } = await import('./redraw.server.ts')
const { sweepPictures } = await import('./sweep-pictures.server.ts')
const { readProvenance } = await import('./provenance.ts')
const { readSearchQuery } = await import('#app/kits/search/site-search/search-query.ts')
const { pictureChecks } = await import('./picture-checks.server.ts')
const studio = await import('../image-studio.route.tsx')
const history = await import('../image-history.route.tsx')
const shared = await import('../image-shared.route.tsx')
const gallery = await import('../gallery.route.tsx')
const file = await import('../picture-file.api.ts')
const live = await import('../draw-live.api.ts')
const exported = await import('../pictures-export.api.ts')
const feed = await import('../gallery-feed.api.ts')

const ORIGIN = 'http://localhost'
const cookies: Record<string, string> = {}
let pool: ReturnType<typeof openIllustratorPool>
beforeAll(async () => {
  const worker = await buildWorker('app/providers/drawing/illustrator.worker.ts')
  pool = once('illustrator-room', () => openIllustratorPool(worker))
  const engines = await buildWorker('app/kits/asking/engine-worker/engine.worker.ts')
  once('engine-worker', () => openEngineWorker(engines))
  const enlarger = await buildWorker('app/providers/vision/enlarge.worker.ts')
  once('enlarge-room', () => openEnlargePool(enlarger))
  await store().migrate()
  for (const name of ['anna', 'mira', 'tomas']) {
    await enrol(name, { emailVerifiedAt: new Date() })
    cookies[name] = (await startSession(new Request(ORIGIN), name, false)).split(';')[0]!
  }
}, 60_000)
afterAll(async () => {
  await pool.close()
  await engineWorker().close()
  await enlargePool().close()
  await store().close()
})

type Call = (args: never) => unknown
const context = { network: '10.0.0.1', cspNonce: '', requestId: 'r', isDocument: true }
async function call(route: Call, address: string, as: string | null, form?: Record<string, string | string[]>) {
  const body = form && new URLSearchParams(Object.entries(form).flatMap(([k, v]) => [v].flat().map((one) => [k, one])))
  const request = new Request(ORIGIN + address, {
    method: form ? 'POST' : 'GET',
    ...(body && { body }),
    headers: as ? { cookie: cookies[as]! } : {},
  })
  const id = decodeURIComponent(
    address
      .split('?')[0]!
      .split('/')
      .filter(Boolean)
      .at(address.startsWith('/api/draws') ? -2 : -1) ?? '',
  )
  return (await Promise.resolve(route({ request, params: { id }, context } as never)).catch((e: unknown) => {
    if (e instanceof Response) return e
    throw e
  })) as Response & { data?: { problem: { errors: Record<string, string> }; hint: string | null } } & Record<
      string,
      never
    >
}
const statusOf = (answer: unknown) =>
  answer instanceof Response ? answer.status : ((answer as { init?: { status?: number } }).init?.status ?? 200)
const post = (as: string | null, form: Record<string, string | string[]>, address = '/ai/images') =>
  call(studio.action as Call, address, as, form)

const quiet = { signal: new AbortController().signal, progress: () => undefined }
const tools = { ...quiet, job: { id: 'j', userId: null, title: '', attempt: 1 } }
/** Draws as the worker would; gives the pictures. */
async function draw(as: string, form: Record<string, string>) {
  const answer = await post(as, { width: '256', height: '256', count: '1', ...form })
  expect(statusOf(answer)).toBe(303)
  const id = new URL(answer.headers.get('location')!, ORIGIN).searchParams.get('draw')!
  const guest = answer.headers.get('set-cookie')
  if (guest) cookies[as] = guest.split(';')[0]!
  await drawJob.perform({ draw: id }, tools)
  const view = (await call(studio.loader as Call, `/ai/images?draw=${id}`, as)) as unknown as Awaited<
    ReturnType<typeof studio.loader>
  >
  return { id, draw: view.draw!, picture: view.draw!.pictures[0]! }
}
const pageOf = async (as: string, id: string, part = '') =>
  (
    (await call(studio.loader as Call, `/ai/images?picture=${id}&part=${part}`, as)) as unknown as Awaited<
      ReturnType<typeof studio.loader>
    >
  ).picture!
const bytesOf = async (id: string, as: string | null, query = '') => {
  const answer = await call(file.loader as Call, `/api/pictures/${id}${query}`, as)
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('drawing', () => {
  test('a wish becomes pictures that say what was understood, each with the recipe in its file', async () => {
    const { draw: made } = await draw('mira', { prompt: 'two black cats on a sofa, bokeh', count: '2', seed: '5' })
    expect(made).toMatchObject({ state: 'done', engine: 'Illustrator', cost: 'free', isOpen: false })
    expect(made.understood).toEqual(['2 black cats', 'couch and lamp', 'black cat on couch and lamp'])
    expect(made.ignored).toEqual(['bokeh'])
    expect(made.pictures).toHaveLength(2)
    const { bytes, headers } = await bytesOf(made.pictures[1]!.id, 'mira')
    expect(headers.get('content-type')).toBe('image/png')
    expect(readProvenance(bytes)).toMatchObject({ prompt: 'two black cats on a sofa, bokeh', seed: 6, changes: [] })
  })

  test('the job that is done again draws nothing twice', async () => {
    const { id } = await draw('mira', { prompt: 'a fox' })
    await drawJob.perform({ draw: id }, tools)
    const view = (await call(studio.loader as Call, `/ai/images?draw=${id}`, 'mira')) as unknown as Awaited<
      ReturnType<typeof studio.loader>
    >
    expect(view.draw!.pictures).toHaveLength(1)
  })

  test.each(['🐼🎋🚲', 'قطة على أريكة', '一只猫在沙发上', '\u200b\u200d', '?'])(
    '%s draws a picture and says what it is',
    async (prompt) => {
      const { draw: made } = await draw('mira', { prompt })
      expect(made.state).toBe('done')
      expect(made.pictures).toHaveLength(1)
    },
  )

  test('what is wrong is said beside each field at once, and nothing typed is lost', async () => {
    const answer = await post('mira', { prompt: ' ', width: '0', height: '20000', seed: 'x' })
    expect(statusOf(answer)).toBe(400)
    expect(Object.keys(answer.data!.problem.errors).sort()).toEqual(['height', 'prompt', 'seed', 'width'])
    expect(answer.data!.problem).toMatchObject({ values: { seed: 'x', height: '20000' } })
  })
})

describe('the recipe', () => {
  const prompts = ['a panda riding a bicycle', 'three birds over a lake at dusk', 'a snowman in winter', '🐼', 'xyz']
  const change = fc.oneof(
    fc.record({
      do: fc.constant('frame' as const),
      size: fc.integer({ min: 1, max: 30 }),
      colour: fc.constant('#aa3300'),
    }),
    fc.record({
      do: fc.constant('crop' as const),
      left: fc.integer({ min: 0, max: 60 }),
      top: fc.integer({ min: 0, max: 60 }),
      width: fc.constant(128),
      height: fc.constant(120),
    }),
    fc.record({ do: fc.constant('enlarge' as const), width: fc.constant(300), height: fc.constant(280) }),
    fc.record({
      do: fc.constant('caption' as const),
      words: fc.string({ maxLength: 20 }),
      place: fc.constantFrom('top' as const, 'bottom' as const),
      colour: fc.constant('#ffffff'),
      size: fc.constant(20),
    }),
  )
  const recipes = fc.record({
    prompt: fc.constantFrom(...prompts),
    style: fc.constantFrom(null, ...drawingStyles.map(({ id }) => id)),
    width: fc.constantFrom(256, 320),
    height: fc.constantFrom(256, 300),
    seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    engine: fc.constant('embedded:illustrator'),
    version: fc.constant(ILLUSTRATOR_VERSION),
    changes: fc.array(change, { maxLength: 1 }),
  })

  test('gives the same bytes each time, whatever it says', async () => {
    const run = await beginFreeRun({ member: null, network: '10.0.0.9' }, { screen: 'test' })
    await fc.assert(
      fc.asyncProperty(recipes, async (recipe) => {
        const [first, again] = [
          await redrawFile(run, recipe, 'Illustrator'),
          await redrawFile(run, recipe, 'Illustrator'),
        ]
        expect(first).not.toBeNull()
        expect(Buffer.compare(Buffer.from(first!), Buffer.from(again!))).toBe(0)
      }),
      { numRuns: 14 },
    )
  }, 60_000)

  test('is checked on the page, also after changes; another version is not pretended', async () => {
    const { picture } = await draw('mira', { prompt: 'a lighthouse by the sea', style: 'poster' })
    const address = `/ai/images?picture=${picture.id}`
    expect(statusOf(await post('mira', { do: 'check' }, address))).toBe(303)
    const framed = await post('mira', { do: 'frame', size: '10', colour: '#112233' }, address)
    const child = new URL(framed.headers.get('location')!, ORIGIN).searchParams.get('picture')!
    expect(statusOf(await post('mira', { do: 'check' }, `/ai/images?picture=${child}`))).toBe(303)
    expect(await pageOf('mira', child)).toMatchObject({ changed: 'framed', parent: { id: picture.id }, width: 308 })
    const unlettered = await post(
      'mira',
      { do: 'caption', words: '你好 Anna', place: 'top', colour: '#ffffff' },
      address,
    )
    expect(unlettered.data!.problem.errors).toEqual({ words: 'There are no letters here for 你 好.' })
    const run = await beginFreeRun({ member: null, network: '10.0.0.9' }, { screen: 'test' })
    const page = await pageOf('mira', picture.id)
    expect(await redrawFile(run, { ...page.recipe, version: '1' }, 'Illustrator')).toBeNull()
  })

  test('says which engine enlarged a picture, and gives it again; where that one does not run, plain is offered', async () => {
    const { picture } = await draw('mira', { prompt: 'a red boat at sea' })
    const address = `/ai/images?picture=${picture.id}`
    const wish = { do: 'enlarge', factor: '2', how: 'super' }
    const begun = (await post('mira', wish, address)).headers.get('location')!
    expect((await post('mira', wish, address)).headers.get('location')).toBe(begun)
    const jobId = new URL(begun, ORIGIN).searchParams.get('enlarging')!
    expect((await call(studio.loader as Call, begun, 'mira')) as unknown).toMatchObject({
      picture: { enlarging: { id: jobId, isOpen: true, problem: null } },
    })
    expect((await call(studio.loader as Call, begun, 'tomas')).status).toBe(404)
    const done = await enlargeJob.perform({ picture: picture.id, factor: 2 }, tools)
    // Cut off after it was kept, it is not kept again.
    expect(await enlargeJob.perform({ picture: picture.id, factor: 2 }, tools)).toEqual(done)
    await store().db.update(schema.jobs).set({ state: 'done', result: done }).where(eq(schema.jobs.id, jobId))
    const gone = (await call(studio.loader as Call, begun, 'mira')) as unknown as Response
    const child = new URL(gone.headers.get('location')!, ORIGIN).searchParams.get('picture')!
    const page = await pageOf('mira', child)
    expect(page).toMatchObject({ width: 512, changed: 'enlarged by super-resolution (ESRGAN Slim 1.0.0, ×2)' })
    const change = { do: 'upscale', factor: 2, engine: SUPER_RESOLUTION, version: SUPER_RESOLUTION_VERSION }
    expect(page.recipe.changes).toEqual([change])
    expect(readProvenance((await bytesOf(child, 'mira')).bytes)).toEqual(page.recipe)
    expect(statusOf(await post('mira', { do: 'check' }, `/ai/images?picture=${child}`))).toBe(303)
    const run = await beginFreeRun({ member: null, network: '10.0.0.9' }, { screen: 'test' })
    const other = { ...page.recipe, changes: [{ ...change, do: 'upscale' as const, version: 'ESRGAN Slim 0' }] }
    expect(await redrawFile(run, other, 'Illustrator')).toBeNull()
    const {
      picture: { id: second },
    } = await draw('mira', { prompt: 'a large boat', width: '640', height: '640' })
    const large = await post('mira', { do: 'enlarge', factor: '4', how: 'super' }, `/ai/images?picture=${second}`)
    expect([statusOf(large), large.data!.problem.errors['how']]).toEqual([
      400,
      expect.stringContaining('such as 512 × 512'),
    ])
    const away = vi.spyOn(enlargePool(), 'run').mockRejectedValue(new WorkerFailure('crashed', 'a secret of the room'))
    const refused = (await enlargeJob
      .perform({ picture: picture.id, factor: 3 }, tools)
      .catch((error: unknown) => error)) as Error
    away.mockRestore()
    expect(refused).toMatchObject({
      name: 'JobFailure',
      isFinal: true,
      message: expect.stringContaining('plain enlargement does') as string,
    })
    const plain = await post('mira', { do: 'enlarge', factor: '2', how: 'plain' }, address)
    const resampled = new URL(plain.headers.get('location')!, ORIGIN).searchParams.get('picture')!
    expect(await pageOf('mira', resampled)).toMatchObject({ width: 512, changed: 'enlarged' })
  })

  test('comes as SVG where the style has one, and in other formats', async () => {
    const { picture } = await draw('mira', { prompt: 'a red car in the city' })
    const svg = await bytesOf(picture.id, 'mira', '?as=svg')
    expect([svg.status, svg.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(svg.headers.get('content-disposition')).toMatch(/^attachment; filename="a red car in the city\.svg"/)
    expect(String(svg.bytes)).toMatch(/^<svg [\s\S]*<\/svg>$/)
    expect(await sharp((await bytesOf(picture.id, 'mira', '?as=webp')).bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
    })
    const { picture: pixels } = await draw('mira', { prompt: 'a red car', style: 'pixel' })
    expect((await bytesOf(pixels.id, 'mira', '?as=svg')).status).toBe(404)
    expect((await bytesOf(picture.id, 'mira', '?as=exe')).status).toBe(400)
  })
})

describe('whose it is', () => {
  test('strangers find a private picture by no address', async () => {
    const { id, picture } = await draw('mira', { prompt: 'a secret garden' })
    const addresses: [Call, string][] = [
      [studio.loader as Call, `/ai/images?picture=${picture.id}`],
      [studio.loader as Call, `/ai/images?draw=${id}`],
      [studio.loader as Call, `/ai/images?from=${picture.id}`],
      [file.loader as Call, `/api/pictures/${picture.id}`],
      [file.loader as Call, `/api/pictures/${picture.id}?share=none`],
      [file.loader as Call, `/api/pictures/${picture.id}?as=svg`],
      [live.loader as Call, `/api/draws/${id}/live`],
      [gallery.loader as Call, `/gallery?picture=${picture.id}`],
      [exported.loader as Call, `/api/images/export?c=${picture.id}`],
      [shared.loader as Call, `/images/share/${picture.id}`],
    ]
    for (const who of ['tomas', 'anna', null])
      for (const [route, address] of addresses)
        expect([who, address, (await call(route, address, who)).status]).toEqual([who, address, 404])
    for (const act of ['vary', 'delete', 'check', 'share', 'publish'])
      expect(
        statusOf(
          await post('tomas', { do: act, title: 'x', alt: 'x', licence: 'cc0' }, `/ai/images?picture=${picture.id}`),
        ),
      ).toBe(404)
  })

  test('a guest keeps pictures in the browser, and takes them along with their files', async () => {
    const { picture } = await draw('guest', { prompt: 'a robot' })
    expect((await bytesOf(picture.id, 'guest')).status).toBe(200)
    const [before] = (await store().db.select().from(schema.files)).slice(-1)
    expect(before).toMatchObject({ ownerId: null })
    expect(before!.expiresAt!.getTime() - Date.now()).toBeGreaterThan(29 * 86_400_000)
    await tellArrival(new Request(ORIGIN, { headers: { cookie: cookies.guest! } }), 'tomas')
    expect((await bytesOf(picture.id, 'tomas')).status).toBe(200)
    const [after] = (await store().db.select().from(schema.files)).slice(-1)
    expect(after).toMatchObject({ ownerId: 'tomas', expiresAt: null })
    expect((await bytesOf(picture.id, 'guest')).status).toBe(404)
  })
})

describe('history', () => {
  const read = async (as: string, query = '') =>
    (
      (await call(history.loader as Call, `/images${query}`, as)) as unknown as {
        view: Awaited<ReturnType<typeof history.loader>>['view']
      }
    ).view
  const act = (as: string, form: Record<string, string | string[]>) => call(history.action as Call, '/images', as, form)

  test('is found by words, sorted by boards, renamed, and deleted with a way back until it is swept', async () => {
    await enrol('lena', { emailVerifiedAt: new Date() })
    cookies.lena = (await startSession(new Request(ORIGIN), 'lena', false)).split(';')[0]!
    const { picture: fox } = await draw('lena', { prompt: 'a fox in the Forêt' })
    const { picture: owl } = await draw('lena', { prompt: 'an owl at night', style: 'night' })
    const titles = async (query: string) => (await read('lena', query)).rows.map(({ title }) => title)
    expect(await titles('?find=foret')).toEqual(['a fox in the Forêt'])
    expect(await titles('?style=night')).toEqual(['an owl at night'])
    const made = await act('lena', { do: 'board', name: 'Animals' })
    const board = new URL(made.headers.get('location')!, ORIGIN).searchParams.get('board')!
    await act('lena', { do: 'move', c: [fox.id], board })
    expect(await titles(`?board=${board}`)).toEqual(['a fox in the Forêt'])
    await act('lena', { do: 'rename', c: owl.id, title: 'Eule' })
    expect(await titles('?find=eule')).toEqual(['Eule'])
    expect(statusOf(await act('lena', { do: 'delete' }))).toBe(400)
    const gone = await act('lena', { do: 'delete', c: [fox.id, owl.id] })
    expect(gone.headers.get('location')).toContain(fox.id)
    expect((await bytesOf(fox.id, 'lena')).status).toBe(404)
    await act('tomas', { do: 'bring-back', c: [fox.id] })
    expect((await read('lena')).count).toBe(0)
    await act('lena', { do: 'bring-back', c: [fox.id] })
    expect((await bytesOf(fox.id, 'lena')).status).toBe(200)
    const later = vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 25 * 3_600_000))
    await sweepPictures.run(quiet.signal)
    later.mockRestore()
    await act('lena', { do: 'bring-back', c: [owl.id] })
    expect((await read('lena')).count).toBe(1)
  })

  test('pages by key stay whole', async () => {
    const at = Date.now() - 1_000_000
    const row = {
      userId: 'tomas',
      words: 'many',
      alt: 'a',
      prompt: 'many',
      engineId: 'e',
      engineLabel: 'E',
      recipe: {},
      understood: [],
      ignored: [],
      colour: 'red',
      width: 1,
      height: 1,
      fileId: 'f',
      sha256: 's',
    }
    for (let n = 0; n < 60; n += 1)
      await store()
        .db.insert(schema.pictures)
        .values({ ...row, id: `many-${n}`, title: `Many ${n}`, createdAt: new Date(at + Math.floor(n / 3)) })
    const seen: string[] = []
    for (let after: string | null = ''; after !== null;) {
      const view = await read('tomas', `?find=many&after=${after}`)
      seen.push(...view.rows.map(({ id }) => id))
      after = view.next
    }
    expect([seen.length, new Set(seen).size]).toEqual([60, 60])
    const guest = await call(history.loader as Call, '/images', null)
    expect(guest.status).toBe(302)
  })

  test('is taken along as a zip with recipes', async () => {
    const { picture } = await draw('mira', { prompt: 'a boat / ../../etc' })
    const answer = await call(exported.loader as Call, `/api/images/export?c=${picture.id}`, 'mira')
    const zip = Buffer.from(await answer.arrayBuffer())
    expect(zip.subarray(0, 2).toString()).toBe('PK')
    for (const name of ['001 a boat etc.png', '001 a boat etc.json']) expect(zip.includes(name)).toBe(true)
  })
})

describe('shared and published', () => {
  test('a link shows a picture to everybody, with or without its recipe, until it is taken back', async () => {
    const { picture } = await draw('mira', { prompt: 'a castle' })
    const page = `/ai/images?picture=${picture.id}&part=share`
    await post('mira', { do: 'share', term: 'week', licence: 'cc-by', recipe: 'on' }, page)
    const [link] = (await pageOf('mira', picture.id, 'share')).shares
    expect(link).toMatchObject({ about: 'with the recipe, CC BY 4.0' })
    const seen = (await call(shared.loader as Call, `/images/share/${link!.id}`, null)) as unknown as Awaited<
      ReturnType<typeof shared.loader>
    >
    expect(seen).toMatchObject({ title: 'a castle', licence: { label: 'CC BY 4.0' }, recipe: { prompt: 'a castle' } })
    expect((await bytesOf(picture.id, null, `?share=${link!.id}`)).status).toBe(200)
    const remix = (await call(
      studio.loader as Call,
      `/ai/images?from=${picture.id}&share=${link!.id}`,
      null,
    )) as unknown as Awaited<ReturnType<typeof studio.loader>>
    expect(remix.form).toMatchObject({ prompt: 'a castle', parent: { id: picture.id } })
    await post('tomas', { do: 'revoke', share: link!.id }, page)
    expect((await bytesOf(picture.id, null, `?share=${link!.id}`)).status).toBe(200)
    await post('mira', { do: 'revoke', share: link!.id }, page)
    expect((await bytesOf(picture.id, null, `?share=${link!.id}`)).status).toBe(404)
    expect((await call(shared.loader as Call, `/images/share/${link!.id}`, null)).status).toBe(404)
    await post('mira', { do: 'share', term: 'day', licence: 'reserved' }, page)
    const [bare] = (await pageOf('mira', picture.id, 'share')).shares
    expect((await call(studio.loader as Call, `/ai/images?from=${picture.id}&share=${bare!.id}`, null)).status).toBe(
      404,
    )
  })

  test('a guest and a member without a confirmed address publish nothing', async () => {
    await enrol('new', { emailVerifiedAt: null })
    cookies.new = (await startSession(new Request(ORIGIN), 'new', false)).split(';')[0]!
    const { picture } = await draw('new', { prompt: 'a tree' })
    for (const act of ['share', 'publish'])
      expect(
        statusOf(
          await post('new', { do: act, licence: 'cc0', title: 'x', alt: 'x' }, `/ai/images?picture=${picture.id}`),
        ),
      ).toBe(403)
  })

  test('the gallery shows, likes, reports, hides and forgets', async () => {
    const { picture } = await draw('mira', { prompt: 'a whale under water' })
    const page = `/ai/images?picture=${picture.id}&part=publish`
    const missing = await post('mira', { do: 'publish', title: 'Whale', alt: ' ', licence: 'cc0' }, page)
    expect(missing.data!.problem.errors).toEqual({ alt: 'Say what is to be seen, for people who do not see it.' })
    expect(
      statusOf(
        await post('mira', { do: 'publish', title: 'Whale', alt: 'A whale.', licence: 'cc0', recipe: 'on' }, page),
      ),
    ).toBe(303)
    const read = async (query = '', as: string | null = null) =>
      (await call(gallery.loader as Call, `/gallery${query}`, as)) as unknown as Extract<
        Awaited<ReturnType<typeof gallery.loader>>,
        { part: 'list' }
      >
    expect((await read()).pictures).toMatchObject([
      { title: 'Whale', likes: 0, licence: 'CC0', maker: expect.any(String) },
    ])
    const like = (as: string | null, act = 'like') =>
      call(gallery.action as Call, '/gallery', as, { do: act, picture: picture.id })
    expect((await like(null)).headers.get('location')).toMatch(/^\/login/)
    const { gallerySource } = await import('../gallery/gallery-source.server.ts')
    const find = (text: string) => gallerySource.search({ owner: null }, readSearchQuery(text), 10)
    expect(await find('whale')).toMatchObject([{ title: 'Whale', about: 'By mira, CC0' }])
    expect(await find('sailboat')).toEqual([])
    // Rows of the test of pages, which have no files.
    await store().db.delete(schema.pictures).where(startsWith(schema.pictures.id, 'many-%'))
    const checks = await Promise.all(pictureChecks().map(({ run }) => run({ signal: quiet.signal, isScheduled: true })))
    expect(checks).toMatchObject([{ state: 'passed' }, { state: 'passed' }])
    await like('tomas')
    await like('tomas')
    expect((await read('?sort=liked', 'tomas')).pictures).toMatchObject([{ likes: 1, isLiked: true }])
    await like('tomas', 'unlike')
    expect((await read('?sort=liked')).pictures).toEqual([])
    expect(await (await call(feed.loader as Call, '/gallery/feed.atom', null)).text()).toContain('<title>Whale</title>')
    await call(gallery.action as Call, '/gallery', 'tomas', {
      do: 'report',
      picture: picture.id,
      reason: 'spam',
      words: 'Buy <this>',
    })
    await call(gallery.action as Call, '/gallery', 'tomas', { do: 'report', picture: picture.id, reason: 'spam' })
    expect((await read('?sort=reports', 'anna')).reports).toMatchObject([{ title: 'Whale', words: 'Buy <this>' }])
    expect((await read('?sort=reports', 'tomas')).tab).toBe('newest')
    expect((await call(gallery.action as Call, '/gallery', 'tomas', { do: 'hide', picture: picture.id })).status).toBe(
      404,
    )
    await call(gallery.action as Call, '/gallery', 'anna', { do: 'hide', picture: picture.id })
    expect((await read()).pictures).toEqual([])
    expect((await bytesOf(picture.id, 'tomas')).status).toBe(404)
    expect((await bytesOf(picture.id, 'mira')).status).toBe(200)
    await call(gallery.action as Call, '/gallery', 'anna', { do: 'show', picture: picture.id })
    expect((await bytesOf(picture.id, null)).status).toBe(200)
    await post('mira', { do: 'delete' }, page)
    expect((await read()).pictures).toEqual([])
    expect((await bytesOf(picture.id, null)).status).toBe(404)
  })
})
