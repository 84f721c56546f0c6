/** A gloss taken apart: what the word means, in clauses, without the quoted examples of its use. */
export type Gloss = { definition: string; clauses: string[] }

/** Splits a WordNet gloss: clauses stand between semicolons, examples in double quotes, dates in round brackets. */
export function readGloss(gloss: string): Gloss {
  const parts = splitOutside(gloss, ';').map((part) => part.trim())
  const clauses = parts.filter(
    (part) => part !== '' && !part.startsWith('"') && !/^-\s/.test(part) && !/^["\w].*"\s*-/.test(part),
  )
  return { definition: clauses.join('; '), clauses }
}

function splitOutside(text: string, mark: string): string[] {
  const parts = ['']
  let depth = 0
  let isQuoted = false
  for (const char of text) {
    if (char === '"') isQuoted = !isQuoted
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (char === mark && depth <= 0 && !isQuoted) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts
}

/** Years of birth and death, as WordNet writes them at the end of a person's gloss; null where unknown. */
export function readLifeYears(definition: string): { born: string | null; died: string | null } {
  const lived = /\((?:[^()]*?\b)?(\d{1,4})\s*-\s*(\d{1,4})?( ?BC)?\)(?!.*\(\d)/.exec(definition)
  if (lived) {
    const era = lived[3] ? ' BC' : ''
    return { born: `${lived[1]}${era}`, died: lived[2] ? `${lived[2]}${era}` : null }
  }
  const born = /\(born (?:in )?(\d{3,4})\)/.exec(definition)
  const died = /\(died (?:in )?(?:c\. )?(\d{1,4}(?: BC)?)\)/.exec(definition)
  return { born: born?.[1] ?? null, died: died?.[1] ?? null }
}

/** Where a person was born, when the gloss tells it: "(born in Poland)". */
export function readBirthplace(definition: string): string | null {
  return /\bborn in ((?:the )?\p{Lu}[\p{L} .'-]*?)(?=[),;]| (?:and|who|but)\b)/u.exec(definition)?.[1] ?? null
}
