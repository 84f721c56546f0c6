import type { Query } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import type { FlowFace } from '#app/database/tables/flows/flows.ts'

/** The address of the screen of a face, with a query. */
export const toFace = (face: FlowFace, query: Query = {}): string =>
  face === 'recipe' ? to('create-lab', null, query) : to('v2-workflow-builder', null, query)

type Of = { id: string; face: FlowFace; key: string | null }

/** The address of a part of a flow. */
export const toPart = ({ id, face, key }: Of, part: string, query: Query = {}): string =>
  toFace(face, { flow: id, part, ...query, key })

export const faceWords = {
  recipe: { one: 'recipe', many: 'recipes', title: 'Create lab' },
  workflow: { one: 'workflow', many: 'workflows', title: 'Workflow builder' },
} as const
