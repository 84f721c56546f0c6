import { toTable } from '#app/platform/table.ts'
import { findArea, findCountry } from '#app/engines/knowledge/facts/places/countries.server.ts'
import { fold } from '#app/engines/knowledge/facts/wording.ts'

const MOST_WORDS = 4
const MOST_PLACES = 4
/** Names of countries that are words of their own in lower case. */
const ALSO_WORDS = new Set([
  'us',
  'car',
  'turkey',
  'chad',
  'jordan',
  'jersey',
  'guinea',
  'states',
  'china',
  'world',
  'niger',
  'america',
  'samoa',
  'mali',
])
const NEVER = new Set(['u s', 'world', 'the world', 'earth', 'globe', 'states'])
/** Countries by the names other languages give them, where the data set has only their own and the English one. */
const IN_OTHER_LANGUAGES: Readonly<Record<string, string>> = toTable({
  'deutschland': 'germany',
  'allemagne': 'germany',
  'alemania': 'germany',
  'germania': 'germany',
  'frankreich': 'france',
  'francia': 'france',
  'italie': 'italy',
  'italien': 'italy',
  'spanien': 'spain',
  'espagne': 'spain',
  'spagna': 'spain',
  'japon': 'japan',
  'giappone': 'japan',
  'maroc': 'morocco',
  'marokko': 'morocco',
  'marruecos': 'morocco',
  'marocco': 'morocco',
  'chili': 'chile',
  'cile': 'chile',
  'bresil': 'brazil',
  'brasile': 'brazil',
  'brasilien': 'brazil',
  'grece': 'greece',
  'griechenland': 'greece',
  'grecia': 'greece',
  'suisse': 'switzerland',
  'svizzera': 'switzerland',
  'suiza': 'switzerland',
  'osterreich': 'austria',
  'autriche': 'austria',
  'schweden': 'sweden',
  'suede': 'sweden',
  'suecia': 'sweden',
  'svezia': 'sweden',
  'norwegen': 'norway',
  'norvege': 'norway',
  'noruega': 'norway',
  'norvegia': 'norway',
  'polen': 'poland',
  'pologne': 'poland',
  'polonia': 'poland',
  'russland': 'russia',
  'russie': 'russia',
  'rusia': 'russia',
  'agypten': 'egypt',
  'egypte': 'egypt',
  'egipto': 'egypt',
  'egitto': 'egypt',
  'indien': 'india',
  'inde': 'india',
  'kanada': 'canada',
  'mexiko': 'mexico',
  'mexique': 'mexico',
  'messico': 'mexico',
  'belgien': 'belgium',
  'belgique': 'belgium',
  'belgica': 'belgium',
  'belgio': 'belgium',
  'niederlande': 'netherlands',
  'pays bas': 'netherlands',
  'paises bajos': 'netherlands',
  'paesi bassi': 'netherlands',
  'irland': 'ireland',
  'irlande': 'ireland',
  'irlanda': 'ireland',
  'turkei': 'turkiye',
  'turquie': 'turkiye',
  'turquia': 'turkiye',
  'turchia': 'turkiye',
})

/** The countries, and the continents or groups of them, that a text names, in their order. */
export function findPlaces(text: string): { countries: string[]; areas: string[] } {
  const words = [...text.matchAll(/[\p{L}'’.-]+/gu)].map(([word]) => word)
  const found = { countries: new Set<string>(), areas: new Set<string>() }
  for (let at = 0; at < words.length;) {
    const step = readAt(words, at, found)
    at += step
  }
  return { countries: [...found.countries].slice(0, MOST_PLACES), areas: [...found.areas] }
}

/** Takes the longest name that begins here; gives how many words it has, or one. */
function readAt(words: readonly string[], at: number, found: { countries: Set<string>; areas: Set<string> }): number {
  for (let many = Math.min(MOST_WORDS, words.length - at); many > 0; many -= 1) {
    const typed = words.slice(at, at + many).join(' ')
    const name = fold(typed).replace(/ 's$/, '').trim()
    if (name.length < 2 || NEVER.has(name)) continue
    if (ALSO_WORDS.has(name) && typed.charAt(0) === typed.charAt(0).toLowerCase() && name !== 'china') continue
    const match = findCountry(Object.hasOwn(IN_OTHER_LANGUAGES, name) ? (IN_OTHER_LANGUAGES[name] ?? name) : name, true)
    if (match && 'country' in match) {
      found.countries.add(match.country.name)
      return many
    }
    if (findArea(name)) {
      found.areas.add(name)
      return many
    }
  }
  return 1
}
