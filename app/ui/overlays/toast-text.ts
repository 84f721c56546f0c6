/** What a toast says under its title: never the title once more. Undefined where nothing is left to say. */
export function toToastText(title: string, description: string | undefined): string | undefined {
  const said = description?.trim() ?? ''
  const name = title.trim().replace(/[.!]+$/, '')
  const repeats = said.toLowerCase().startsWith(name.toLowerCase()) && /^[.!:,]*(?:\s|$)/.test(said.slice(name.length))
  const rest = repeats ? said.slice(name.length).replace(/^[.!:,\s]+/, '') : said
  if (rest === '') return undefined
  return repeats ? rest.charAt(0).toUpperCase() + rest.slice(1) : rest
}
