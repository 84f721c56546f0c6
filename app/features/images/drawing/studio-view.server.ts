import type { AppLoadContext } from '@remix-run/node'
import { drawingStyles } from '#app/engines/illustrator/scene.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import { findJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { quotaOf, toResetWords } from '#app/kits/members/quota/quota.server.ts'
import { findReader } from '#app/kits/members/visitor/reader.server.ts'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { findRight, NO_PICTURE } from '../keeping/picture-rights.server.ts'
import { findDraw, listOwnByIds, listPictures, listPicturesOf, type DrawRow } from '../keeping/pictures.store.server.ts'
import { BROUGHT, recipeSchema } from '../keeping/recipe.ts'
import { toTile } from '../keeping/tile.ts'
import { PROMPT_MAX_CHARS } from '../images.limits.ts'
import { toShape } from './shapes.ts'
import { readPicturePage } from './picture-view.server.ts'

const EARLIER = 8

/** The studio as its address asks for it: an empty form, a wish under way or done, or one picture. */
export async function readStudio(request: Request, { network: _ }: AppLoadContext) {
  const query = new URL(request.url).searchParams
  const member = await findUser(request)
  const visitor = await toVisitor(request, member)
  const pictureId = query.get('picture')
  const drawId = query.get('draw')
  const picture = pictureId ? await readPicturePage(request, pictureId, query.get('part')) : null
  const draw = drawId ? await readDraw(request, drawId) : null
  const earlier = visitor ? await listPictures(visitor, NO_FILTER, { most: EARLIER }) : []
  return {
    form: await readForm(request, query, draw?.row ?? null),
    engines: await readEngines(member),
    styles: drawingStyles.map(({ id, label }) => ({ id, label })),
    quota: await readQuota(member),
    isMember: member !== null,
    draw: draw?.view ?? null,
    picture,
    deleted: await readDeleted(query.get('deleted'), visitor),
    isStill: query.get('refresh') === 'off',
    liveMark: createLiveMark(),
    earlier: earlier.map(toTile),
  }
}

export type StudioView = Awaited<ReturnType<typeof readStudio>>
const NO_FILTER = { find: '', board: '', style: '' }

async function readDeleted(id: string | null, visitor: Visitor | null) {
  const [row] = id && visitor ? await listOwnByIds(visitor, [id]) : []
  return row?.deletedAt ? { id: row.id, title: row.title } : null
}

async function readEngines(member: CurrentUser | null) {
  const listed = await listEngines(toViewer(member), 'draw')
  return listed.map(({ engine, price }) => ({
    id: engine.id,
    label: engine.label,
    about: engine.about,
    cost: price ? toMoneyWords(price.outputMicros / 1_000_000) : 'unknown',
    isBuiltIn: engine.providerId === null,
  }))
}

async function readQuota(member: CurrentUser | null) {
  if (!member) return null
  const quota = await quotaOf(member)
  return { used: Math.min(quota.used, quota.cap), cap: quota.cap, resets: toResetWords(quota) }
}

/** What the form is filled with: a wish that was made, a picture to go on from, or words from elsewhere. */
async function readForm(request: Request, query: URLSearchParams, draw: DrawRow | null) {
  const empty = {
    prompt: (query.get('prompt') ?? '').slice(0, PROMPT_MAX_CHARS),
    style: query.get('style') ?? '',
    shape: 'square',
    side: '1024',
    width: '',
    height: '',
    seed: '',
    count: '4',
    engine: '',
    parent: null as { id: string; title: string; share: string | null } | null,
  }
  const share = query.get('share')
  const right = query.has('from') ? await findRight(request, query.get('from') ?? '', share) : null
  if (query.has('from') && (!right?.showsRecipe || right.picture.engineId === BROUGHT)) throw notFound(NO_PICTURE)
  if (right) {
    const { picture } = right
    const recipe = recipeSchema.parse(picture.recipe)
    return {
      ...empty,
      ...toFields({ ...recipe, engineId: recipe.engine }),
      seed: recipe.seed === null ? '' : String(recipe.seed),
      count: '1',
      parent: { id: picture.id, title: picture.title, share },
    }
  }
  if (!draw) return empty
  return { ...empty, ...toFields(draw), count: String(draw.count) }
}

type Wish = Pick<DrawRow, 'prompt' | 'style' | 'width' | 'height' | 'engineId'>

function toFields({ prompt, style, width, height, engineId }: Wish) {
  const known = toShape(width, height)
  return {
    prompt,
    style: style ?? '',
    ...(known
      ? { shape: known.shape as string, side: String(known.side) }
      : { width: String(width), height: String(height) }),
    engine: engineId ?? '',
  }
}

async function readDraw(request: Request, id: string) {
  const row = await findDraw(id)
  if (!row || !(await findReader(request, id, row))) throw notFound(NO_PICTURE)
  const [job, kept] = await Promise.all([row.jobId ? findJob(row.jobId) : null, listPicturesOf(id)])
  const isJobOver = job !== null && !['waiting', 'running'].includes(job.state)
  const isOpen = (row.state === 'waiting' || row.state === 'drawing') && !isJobOver
  const pictures = kept.filter(({ deletedAt }) => deletedAt === null)
  const state = isOpen ? row.state : row.state === 'waiting' || row.state === 'drawing' ? 'stopped' : row.state
  const [first] = kept
  return {
    row,
    view: {
      id,
      prompt: row.prompt,
      count: row.count,
      state,
      isOpen,
      isLine: job?.state === 'waiting' && job.dueAt <= clock.now(),
      progress: row.progress,
      note: row.note,
      engine: first?.engineLabel ?? null,
      understood: (first?.understood ?? []) as string[],
      ignored: (first?.ignored ?? []) as string[],
      cost: toMoneyWords(row.costMicros),
      tookMs: row.tookMs,
      pictures: pictures.map(toTile),
    },
  }
}
