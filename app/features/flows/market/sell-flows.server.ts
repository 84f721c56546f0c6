import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import type { FlowFace } from '#app/database/tables/flows/flows.ts'
import { checkFlow } from '#app/engines/flows/check-flow.ts'
import type { Flow, ToolSign } from '#app/engines/flows/flow.ts'
import { defineSellable, type Packed } from '#app/kits/members/market/sellables.ts'
import { clock } from '#app/platform/clock.ts'
import { flowInput } from '../editing/flow.inputs.ts'
import { makeFlow, screenOf } from '../keeping/flows-keeping.server.ts'
import { changeFlow, findFlow, listFlows, removeFlows } from '../keeping/flows.store.server.ts'
import { flowOfVersion, signsHere } from '../running/flow-of-version.server.ts'

const owner = (userId: string) => ({ userId, guestId: null })
const soldFlow = z.object({ about: z.string(), flow: flowInput })

const sellFlows = (face: FlowFace, label: string, icon: 'flask-conical' | 'workflow') =>
  defineSellable(face, {
    section: 'recipes',
    label,
    icon,
    list: (userId, most) => listFlows(owner(userId), { search: '', before: null, most, face }),
    pack: (userId, id) => packFlow(userId, id, face),
    async deliver(userId, { title, payload }) {
      const { about, flow } = soldFlow.parse(payload)
      const id = await makeFlow(owner(userId), { title, about, face, flow, why: 'bought in the marketplace' })
      return { id, to: to(screenOf(face), null, { flow: id }) }
    },
    async takeBack(userId, id) {
      // Whose it is is asked by the change; what is only deleted could be brought back.
      if (await changeFlow(id, owner(userId), { deletedAt: clock.now() })) await removeFlows([id])
    },
  })

sellFlows('recipe', 'Recipe', 'flask-conical')
sellFlows('workflow', 'Workflow', 'workflow')

/** The released version, or the newest where none is. One that could not run here is not for sale. */
async function packFlow(userId: string, id: string, face: FlowFace): Promise<Packed | null> {
  const row = await findFlow(id)
  if (row?.userId !== userId || row.face !== face) return null
  const flow = await flowOfVersion(row.id, row.released ?? row.version)
  const signs = signsHere()
  if (flow.steps.length === 0 || checkFlow(flow, signs).length > 0) return null
  return { title: row.title, payload: { about: row.about, flow }, sample: sampleFlow(row.about, flow, signs) }
}

/** What it is for, what it asks, and which steps it takes: never what stands in them. */
const sampleFlow = (about: string, { inputs, steps }: Flow, signs: ReadonlyMap<string, ToolSign>): string =>
  [
    ...(about ? [about] : []),
    inputs.length > 0
      ? `It asks for: ${inputs.map(({ label, name }) => `*${label || name}*`).join(', ')}.`
      : 'It asks for nothing.',
    `${steps.length === 1 ? 'One step' : `${steps.length} steps`}:`,
    steps.map(({ tool, title }) => `1. ${toStepWords(signs.get(tool), title)}`).join('\n'),
  ].join('\n\n')

function toStepWords(sign: ToolSign | undefined, title: string): string {
  const label = sign?.label ?? 'A step'
  return `${title ? `${title} (${label})` : label}${sign?.effect ? `: ${sign.effect}` : ''}`
}
