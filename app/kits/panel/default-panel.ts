import { toTable } from '#app/platform/table.ts'
import type { QuestionType } from '#app/providers/knowledge/question.ts'
import { isBuiltIn } from './seat-info.ts'

type Choosable = { id: string; family: string; isOwn: boolean }

/** Three good unlike voices and a witness beat eight voices (CONSENSUS.md); who pays more may hear a few more. */
const MOST_MODELS: Readonly<Record<string, number>> = toTable({ guest: 2, free: 3, plus: 4, pro: 5 })
/** Questions no book answers: built-in seats would only keep silent. */
const FOR_MODELS_ALONE: ReadonlySet<QuestionType> = new Set<QuestionType>(['creative', 'opinion'])

/**
 * The seats that are asked when nobody chose: one model of each family in the operator's order, as many as the plan has, beside
 * every built-in seat; models alone where no book can help. Without any model, all there is.
 */
export function toDefaultPanel(seats: readonly Choosable[], plan: string, type: QuestionType): string[] {
  const builtIn = seats.filter(({ id }) => isBuiltIn(id)).map(({ id }) => id)
  const models = onePerFamily(seats.filter(({ id }) => !isBuiltIn(id))).slice(0, MOST_MODELS[plan] ?? MOST_MODELS.guest)
  if (models.length === 0) return builtIn
  return FOR_MODELS_ALONE.has(type) ? models : [...models, ...builtIn]
}

function onePerFamily(models: readonly Choosable[]): string[] {
  const families = new Set<string>()
  return models.flatMap(({ id, family }) => {
    if (families.has(family)) return []
    families.add(family)
    return [id]
  })
}
