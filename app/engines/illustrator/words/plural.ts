const irregular: ReadonlyMap<string, string> = new Map([
  ['mice', 'mouse'],
  ['geese', 'goose'],
  ['children', 'child'],
  ['people', 'person'],
  ['men', 'man'],
  ['women', 'woman'],
  ['oxen', 'ox'],
  ['wolves', 'wolf'],
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['knives', 'knife'],
  ['elves', 'elf'],
  ['dice', 'die'],
  ['teeth', 'tooth'],
  ['feet', 'foot'],
  ['cacti', 'cactus'],
  ['octopi', 'octopus'],
])

/** What the last word of a phrase may be the plural of, likeliest first; empty when it is none. */
export function singularsOf(phrase: string): string[] {
  const start = phrase.slice(0, phrase.lastIndexOf(' ') + 1)
  const word = phrase.slice(start.length)
  const odd = irregular.get(word)
  if (odd) return [start + odd]
  if (!word.endsWith('s') || word.endsWith('ss') || word.length < 4) return []
  const forms = [word.slice(0, -1)]
  if (word.endsWith('ies')) forms.unshift(`${word.slice(0, -3)}y`)
  if (word.endsWith('es')) forms.push(word.slice(0, -2))
  return forms.map((form) => start + form)
}
