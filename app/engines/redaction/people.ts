/** A name as it is compared: no case, no accents, no dots. */
export const toNameKey = (name: string): string =>
  name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[.’']/g, '').replace(/\s+/g, ' ').trim()

/**
 * Which written names are one person: "Yusuf", "Demir" and "Yusuf Demir". A word that two people share belongs to neither
 * and stands for itself. Answers the key of the person for each key of a name.
 */
export function groupNames(keys: readonly string[]): ReadonlyMap<string, string> {
  const byLength = [...new Set(keys)].sort((a, b) => wordsOf(b).length - wordsOf(a).length)
  const people: string[] = []
  const personOf = new Map<string, string>()
  for (const key of byLength) {
    const holders = people.filter((person) => wordsOf(key).every((word) => wordsOf(person).includes(word)))
    const person = holders.length === 1 ? holders[0]! : key
    if (person === key) people.push(key)
    personOf.set(key, person)
  }
  return personOf
}

const wordsOf = (key: string) => key.split(' ')
