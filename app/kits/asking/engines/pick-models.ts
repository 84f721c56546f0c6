import type { OfferedModel } from '#app/providers/provider.ts'
import { findPrice } from './price-list.ts'

/** A company with no more models than this offers them all. */
const FEW = 12
const MOST_OF_WRITING = 6
const MOST_OF_OTHERS = 2

/** A first choice among many models: those whose price is known, some of each port. The operator changes it at will. */
export function pickModels(companyId: string, listed: readonly OfferedModel[]): OfferedModel[] {
  if (listed.length <= FEW) return [...listed]
  const priced = listed.filter(({ model }) => findPrice(companyId, model) !== null)
  const ports = new Set(listed.map(({ port }) => port))
  return [...ports].flatMap((port) => {
    const of = (models: readonly OfferedModel[]) => models.filter((one) => one.port === port)
    const known = of(priced)
    return (known.length > 0 ? known : of(listed)).slice(0, port === 'write' ? MOST_OF_WRITING : MOST_OF_OTHERS)
  })
}
