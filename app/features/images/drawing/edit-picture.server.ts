import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import type { Mask } from '../keeping/mask.ts'
import { beginDraw } from './begin-draw.server.ts'
import { keyOf, type Visit } from './picture-acts.server.ts'
import { refuse } from './studio-acts.server.ts'
import type { PictureInputs } from './studio.inputs.ts'

const PERCENT = 100
const MOST_SIDE = 2_048

/** Engines that go on from a picture, for whoever looks. */
export async function listEditors(member: CurrentUser | null) {
  const listed = await listEngines(toViewer(member), 'draw')
  return listed
    .filter(({ engine }) => engine.takesStart)
    .map(({ engine, price }) => ({
      id: engine.id,
      label: engine.label,
      cost: price ? toMoneyWords(price.outputMicros / 1_000_000) : 'price unknown',
    }))
}

/** Has an engine change a picture, or the part of it that was marked; what comes is a picture beside it. */
export async function edit(visit: Visit, input: PictureInputs['edit']) {
  const { request, network, picture, owner, typed } = visit
  const member = await findUser(request)
  const editors = await listEditors(member)
  const editor = editors.find(({ id }) => id === input.engine)
  if (!editor) return refuse(typed, 'engine', 'This engine can’t go on from a picture here. Choose another.', 409)
  const fit = Math.min(1, MOST_SIDE / Math.max(picture.width, picture.height))
  const size = { width: Math.round(picture.width * fit), height: Math.round(picture.height * fit) }
  const wish = { do: 'draw' as const, prompt: input.prompt, style: null, ...size, seed: null, count: input.count }
  const start = { picture: picture.id, mask: toMask(input) }
  const begun = await beginDraw(
    { ...wish, engineId: editor.id, parentId: picture.id },
    owner,
    { member, network },
    start,
  )
  if (!begun.isDone)
    return refuse(typed, 'prompt', toCapWords(begun.quota, member === null), overLimit(toResetS(begun.quota)))
  return redirect(`${to('image-studio', null, { draw: begun.id, key: keyOf(visit, begun.id) })}#made`, 303)
}

/** What was painted, and the rectangle that the percents leave; nothing said is all of the picture. */
function toMask({ left, top, right, bottom, strokes }: PictureInputs['edit']): Mask | null {
  const isBoxed = left + top + right + bottom > 0
  const box: Mask[number] = {
    box: [left / PERCENT, top / PERCENT, (PERCENT - left - right) / PERCENT, (PERCENT - top - bottom) / PERCENT],
  }
  const mask: Mask = [...(isBoxed ? [box] : []), ...strokes]
  return mask.length > 0 ? mask : null
}
