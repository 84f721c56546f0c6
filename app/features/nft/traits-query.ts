import { families, toRarity, type FamilyId } from '#app/engines/panda-genome/families.ts'

/** The traits that an address asks for; what is none is left out. */
export function readTraits(query: URLSearchParams) {
  const traits: Partial<Record<FamilyId, number>> = {}
  const sought: Partial<Record<FamilyId, string>> = {}
  for (const { id, traits: all } of families) {
    const at = all.findIndex((trait) => trait.id === query.get(id))
    if (at < 0) continue
    traits[id] = at
    sought[id] = all[at]!.id
  }
  return { traits, sought }
}

/** Every family with its traits to choose from, and how many of a hundred pandas have each. */
export const toTraitFields = (sought: Partial<Record<FamilyId, string>>) =>
  families.map(({ id, name, traits }) => ({
    ...{ id, name, chosen: sought[id] ?? '' },
    options: traits.map((trait) => ({
      value: trait.id,
      label: `${trait.name} (${toRarity(trait).percent}%)`,
    })),
  }))
export type TraitField = ReturnType<typeof toTraitFields>[number]
