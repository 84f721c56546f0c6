import { store } from '#app/database/store.server.ts'
import { findEngine } from '#app/kits/asking/engines/registry.server.ts'
import type { Viewer } from '#app/kits/asking/engines/viewer.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { MAX_OWN_ALLIES } from '../conversation.limits.ts'
import { fold } from '../fold.ts'
import { toAllyKey, type Ally } from './ally.ts'
import type { AllyInputs } from './ally.inputs.ts'
import { builtInAllies } from './built-in-allies.ts'
import * as rows from './own-allies.store.server.ts'

/** Those somebody can call: the ones of the house, then their own. */
export async function listAllies(viewer: Viewer): Promise<Ally[]> {
  const own = viewer.id === null ? [] : await rows.listAllyRows(viewer.id)
  return [...builtInAllies, ...own.map(toAlly)]
}

const toAlly = ({ id, name, handle, about, instructions, engineId, readsMemories }: rows.AllyRow): Ally => ({
  key: toAllyKey(id),
  name,
  handle,
  goodFor: about || 'An ally of your own.',
  without: 'Needs a language model. Without one the built-in engines answer in its place, and say so.',
  example: '',
  system: null,
  wishes: instructions,
  job: 'answer',
  isGrounded: false,
  engineId,
  readsMemories,
})

/** `the-night-owl` of "The Night Owl". */
const toHandle = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

type Saved = { isSaved: true; key: string } | { isSaved: false; field: 'name' | 'engine' | 'form'; message: string }
const refuse = (field: 'name' | 'engine' | 'form', message: string): Saved => ({ isSaved: false, field, message })

/** Makes an ally for a member, or changes one of theirs. */
export async function saveAlly(
  viewer: Viewer & { id: string },
  input: AllyInputs,
  forkedFrom: string | null = null,
): Promise<Saved> {
  const handle = toHandle(input.name)
  if (handle === '' || builtInAllies.some((one) => one.handle === handle || toHandle(one.name) === handle))
    return refuse('name', 'A built-in ally has this name. Please choose another.')
  if (input.engine !== '' && !(await findEngine(viewer, 'write', input.engine)))
    return refuse('engine', 'This engine is not here any more. Please choose another.')
  return store().tx(async () => {
    const own = await rows.listAllyRows(viewer.id)
    if (own.some((one) => one.handle === handle && one.id !== input.ally))
      return refuse('name', 'You have an ally of this name already.')
    const now = clock.now()
    const { name, about, instructions } = input
    const said = { name, handle, about, instructions, engineId: input.engine || null, updatedAt: now }
    const known = own.find(({ id }) => id === input.ally)
    if (known) await rows.saveAllyRow(known.id, said)
    else if (input.ally !== '') return refuse('form', 'This ally is gone. Save it as a new one.')
    else if (own.length >= MAX_OWN_ALLIES)
      return refuse('form', `${MAX_OWN_ALLIES} allies are the most one member can keep.`)
    const id = known?.id ?? createId(now.getTime())
    if (!known) await rows.createAllyRow({ id, userId: viewer.id, createdAt: now, forkedFrom, ...said })
    return { isSaved: true, key: toAllyKey(id) }
  })
}

export const removeAlly = (viewer: Viewer & { id: string }, id: string) => rows.removeAllyRow(id, viewer.id)
export const findOwnAlly = (viewer: Viewer & { id: string }, id: string) => rows.findAllyRow(id, viewer.id)
