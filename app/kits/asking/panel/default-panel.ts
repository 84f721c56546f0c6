import { toTable } from '#app/platform/table.ts'
import { typeOfQuestion, type QuestionType } from '#app/engines/knowledge/question.ts'
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

/** The same, out of the listed seats themselves, for a question. */
export function toDefaultSeats<Seat extends { engine: Omit<Choosable, 'isOwn'>; isOwn: boolean }>(
  listed: readonly Seat[],
  plan: string,
  question: string,
): Seat[] {
  const flat = listed.map(({ engine: { id, family }, isOwn }) => ({ id, family, isOwn }))
  const ids = toDefaultPanel(flat, plan, typeOfQuestion(question))
  return listed.filter(({ engine }) => ids.includes(engine.id))
}

function onePerFamily(models: readonly Choosable[]): string[] {
  const families = new Set<string>()
  return models.flatMap(({ id, family }) => {
    if (families.has(family)) return []
    families.add(family)
    return [id]
  })
}
