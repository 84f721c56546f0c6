const ENDS = /[?.!\s]+$/
/** Words that mean the place which is looked at. */
const THIS_PLACE = /\b(?:this|the|that) (?:place|country|continent|region|nation|city)\b/gi
const ITS = /\b(?:its|their|this country's|the country's)\b/gi
const IT = /\b(?:it|they|them)\b/gi
const HERE = /\b(?:here|there)\b/gi

/** A question about a place, said in the ways that name it: the likeliest first, each once, four at most. */
export function toPlaceQuestions(question: string, place: string): string[] {
  const bare = question.replace(ENDS, '')
  const isNamed = bare.toLowerCase().includes(place.toLowerCase().replace(/^the /, ''))
  if (isNamed) return [`${bare}?`]
  const pointed = bare
    .replace(THIS_PLACE, place)
    .replace(ITS, `${place}'s`)
    .replace(IT, place)
    .replace(HERE, `in ${place}`)
  const ways =
    pointed !== bare
      ? [pointed, `${bare} in ${place}`]
      : [`${bare} of ${place}`, `${bare} in ${place}`, `${bare} ${place}`, bare]
  return [...new Set(ways)].map((way) => `${way}?`)
}
