import { toTable } from '#app/platform/table.ts'
import { agents, converses } from '../text/vocabulary.ts'
import type { Shape } from './shape.ts'
import type { Term } from './terms.ts'

/** Passive and converse sentences in active form: roles are renamed, the converse verb takes its partner's name. */
export function turned(terms: Term[], shape: Shape): Term[] {
  let result = terms
  if (shape.isPassive) {
    const rename: Record<string, string> = toTable({ S: 'O', by: 'S' })
    result = result.map((term) => ({ ...term, role: rename[term.role] ?? term.role }))
  }
  result = withoutAgent(result, shape)
  const at = result.findIndex((term) => {
    const converse = converses[term.lemma]
    return (
      converse &&
      (term.role === 'V' || term.role === 'C') &&
      (!converse.needs || result.some(({ role }) => role === converse.needs))
    )
  })
  const converse = converses[result[at]?.lemma ?? '']
  if (!converse) return result
  return result.map((term, i) =>
    i === at ? { ...term, lemma: converse.lemma } : { ...term, role: converse.roles[term.role] ?? term.role },
  )
}

/** "Plato was Aristotle's teacher" says "Plato taught Aristotle". */
function withoutAgent(terms: Term[], shape: Shape): Term[] {
  const agent = shape.isCopular
    ? terms.find(({ role, lemma, kind }) => role === 'C' && kind === 'noun' && agents[lemma] !== undefined)
    : undefined
  const verb = agents[agent?.lemma ?? '']
  if (!agent || !verb || !terms.some(({ role }) => role === 'of')) return terms
  return terms.map((term) => {
    if (term === agent) return { ...term, lemma: verb, kind: 'verb', role: 'V' }
    return term.role === 'of' ? { ...term, role: 'O' } : term
  })
}

export const EQUATIVE = /\b(?:as|so) (?!well\b|long\b|soon\b|far\b|many\b|much\b)[a-z]+ as /i

/** "Humans hear not as high as dogs" says "dogs hear higher than humans": who is compared changes places. */
export function compared(terms: Term[], from: number): Term[] {
  return terms.map((term) => {
    if (term.start >= from) return { ...term, role: 'S', isSubject: true }
    return term.role === 'S'
      ? { ...term, role: 'than', isSubject: false }
      : term.role === 'as'
        ? { ...term, role: 'C' }
        : term
  })
}
