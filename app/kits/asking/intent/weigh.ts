import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { isArithmetic } from './arithmetic.ts'
import { cues } from './cues.ts'
import { intentIds, type IntentId, type Recognition, type Slots } from './intent.ts'
import { noSlots, readLanguages, readPart, readText, readTone } from './slots.ts'
import { findScreenByName } from './screen-names.ts'
import { courtesyOf, isForeign, mendCues, toPlain } from './wording.ts'

/** A text made ready: without courtesy, as it was typed and for patterns, and with its cue words mended. */
export type Wish = {
  typed: string
  plain: string
  mended: string
  places: string[]
  areas: string[]
  screen: string | null
}

const OPEN = inOrder(
  /^/,
  anyOf(
    /open/,
    /go to/,
    /take me(?: to)?/,
    /bring me to/,
    /navigate to/,
    /jump to/,
    /visit/,
    /launch/,
    /switch to/,
    /show(?: me)?/,
    /see/,
    /where is/,
    /offne/,
    /geh zu/,
    /zeig(?: mir)?/,
    /ouvre/,
    /va a/,
    /aller a/,
    /abre/,
    /ve a/,
    /apri/,
    /vai a/,
    /muestra(?:me)?/,
    /mostra(?:mi)?/,
    /montre[- ]moi/,
  ),
  /\s+(\S.*)$/,
)

export function readWish(text: string, findPlaces: (text: string) => { countries: string[]; areas: string[] }): Wish {
  const trimmed = text.trim()
  const whole = toPlain(trimmed)
  const at = courtesyOf(whole)
  const [typed, plain] = [trimmed.slice(at), whole.slice(at)]
  const head = typed.slice(0, PLACES_IN_CHARS)
  const { countries, areas } = findPlaces(head)
  const opened = OPEN.exec(plain)?.[1]?.replace(/[?.! ]+$/, '') ?? plain
  return { typed, plain, mended: mendCues(plain), places: countries, areas, screen: findScreenByName(opened) }
}

/** A long text is something to work on, and names places by the way. */
const PLACES_IN_CHARS = 200
/** Cues stand at the beginning of a wish, or at its end. */
const CUES_IN_CHARS = 240

const GEOGRAPHY = inOrder(
  /\b/,
  anyOf(
    /map/,
    /karte/,
    /landkarte/,
    /carte/,
    /mapa/,
    /mappa/,
    /facts/,
    /borders?/,
    /bordering/,
    /neighbou?rs?/,
    /capital/,
    /currency/,
    /money/,
    /largest/,
    /biggest/,
    /bigger/,
    /larger/,
    /smaller/,
    /cities/,
    /towns/,
    /calling code/,
    /time zones?/,
    /where is/,
    /where on earth/,
    /country/,
    /countries/,
    /geography/,
    /area of/,
    /how big/,
    /profile of/,
    /territory/,
    /inhabitants/,
    /languages? (?:of|in|spoken)/,
  ),
  /\b/,
)
const COMPARES = /\b(?:compare[rz]?|compara|confronta|vergleiche?|versus|vs|than|larger|bigger|difference)\b/

/** An engine of patterns makes one for Latin letters and another for all others. */
const WARM_TEXTS = ['how do i write an e-mail to a friend', 'как написать письмо']

/** Makes the patterns of the cues ready in pieces, each a step: made at once by the first wish, they would hold everybody. */
export function* warmCues(): Generator<void> {
  for (const { form } of cues) {
    for (const text of WARM_TEXTS) form.test(text)
    yield
  }
}

/** What each intent is worth by the cues alone, from 0 to 1. */
export function weighCues(wish: Wish): Map<IntentId, number> {
  const found = new Map<IntentId, number>()
  const put = (intent: IntentId, weight: number) => found.set(intent, Math.max(found.get(intent) ?? 0, weight))
  const { plain, mended, places, areas, screen } = wish
  const texts = [mended, plain].map((text) =>
    text.length > 2 * CUES_IN_CHARS ? `${text.slice(0, CUES_IN_CHARS)} … ${text.slice(-CUES_IN_CHARS)}` : text,
  )
  for (const { intent, weight, form } of cues) if (texts.some((text) => form.test(text))) put(intent, weight)
  if (isArithmetic(plain)) put('calculate', 1)
  const isWhy = /^(?:why|how come|warum|pourquoi|por que|perche)\b/.test(plain)
  if (places.length >= 2 && COMPARES.test(plain)) put('place', 1)
  else if (places.length + areas.length > 0 && GEOGRAPHY.test(plain) && !isWhy && plain.length < CUES_IN_CHARS)
    put('place', 0.96)
  if (places.length > 0 && plain.replace(/[^a-z ]/g, '').split(' ').length <= places.join(' ').split(' ').length)
    put('place', 0.96)
  if (screen) put('open', OPEN.test(plain) ? 1 : 0.8)
  else if (/^(?:open|go to|take me|bring me to|navigate to|visit|launch|jump to)\b/.test(plain)) put('open', 0.6)
  return settle(found, plain)
}

/** Where two cues meet, the one that says more wins. */
function settle(found: Map<IntentId, number>, plain: string): Map<IntentId, number> {
  const has = (intent: IntentId) => (found.get(intent) ?? 0) > 0.7
  const drop = (intent: IntentId, to = 0.3) => {
    const now = found.get(intent)
    if (now !== undefined) found.set(intent, Math.min(now, to))
  }
  if (has('web')) drop('search')
  if (has('detect')) drop('translate')
  if (has('translate') && /^(?:translate|ubersetz|traduis|traduc|tradur)/.test(plain))
    for (const other of intentIds) if (other !== 'translate') drop(other)
  if (has('summarise') && has('document') && !/\.(?:pdf|docx?)\b|\bpdf\b/.test(plain)) drop('document')
  if (has('polish')) for (const other of ['email', 'document', 'compare'] as const) drop(other)
  if (has('email')) for (const other of ['code', 'document', 'help', 'settings'] as const) drop(other)
  if (has('place')) for (const other of ['compare', 'ask', 'open', 'see'] as const) drop(other)
  if (has('calculate')) for (const other of ['ask', 'compare', 'translate'] as const) drop(other)
  if (has('transcribe')) for (const other of ['video', 'see', 'document', 'email'] as const) drop(other)
  if (has('see'))
    for (const other of ['draw', 'document', 'speak'] as const)
      if (!/^(?:draw|paint|make|create|generate)/.test(plain)) drop(other)
  if (has('document')) drop('see', 0.6)
  if (has('code')) for (const other of ['document', 'compare', 'draw'] as const) drop(other)
  if (has('settings')) for (const other of ['see', 'draw', 'email', 'document'] as const) drop(other)
  if (has('summon')) for (const other of ['chat', 'ask', 'compare'] as const) drop(other)
  if (has('compare')) drop('ask', 0.4)
  return found
}

const CERTAIN_CUE = 0.9
const CERTAIN_SHARE = 0.62
const LIKELY_SHARE = 0.34
const LIKELY_LEAD = 1.35
const CUE_POWER = 5
const ALTERNATIVES = 4

/** Cues and meaning together, as shares of 1, and what that says. */
export function decide(
  wish: Wish,
  cued: ReadonlyMap<IntentId, number>,
  weighed: ReadonlyMap<IntentId, number> | null,
): Recognition {
  const meant = isForeign(wish.plain) ? null : weighed
  const powers = intentIds.map((id) => {
    const [cue, meaning] = [cued.get(id) ?? 0, meant?.get(id) ?? 1 / intentIds.length]
    return { id, cue, meaning, power: (meaning + FLOOR) * Math.exp(CUE_POWER * cue) }
  })
  const all = powers.reduce((sum, { power }) => sum + power, 0)
  const ranked = powers.map((one) => ({ ...one, share: one.power / all })).sort((a, b) => b.share - a.share)
  const [first, second] = ranked as [(typeof ranked)[number], (typeof ranked)[number]]
  const isCued = first.cue >= CERTAIN_CUE
  const isMeant = (meant?.get(first.id) ?? 0) >= MEANT
  const confidence =
    first.share >= CERTAIN_SHARE && (isCued || isMeant)
      ? 'certain'
      : first.share >= LIKELY_SHARE && first.share >= second.share * LIKELY_LEAD && (first.cue >= LIKELY_CUE || isMeant)
        ? 'likely'
        : isPlainQuestion(first, second)
          ? 'likely'
          : 'unsure'
  return {
    intent: first.id,
    slots: fillSlots(first.id, wish),
    confidence,
    share: first.share,
    alternatives: ranked.slice(1, 1 + ALTERNATIVES).map(({ id }) => id),
    by: isCued ? (isMeant ? 'both' : 'cue') : isMeant ? 'meaning' : first.cue > 0 ? 'cue' : 'nothing',
  }
}

/** A question that no tool claims is for the voices. */
const isPlainQuestion = (first: { id: IntentId; cue: number; share: number }, second: { cue: number; share: number }) =>
  first.id === 'ask' && first.cue > 0 && second.cue < LIKELY_CUE && first.share > second.share * QUESTION_LEAD

const QUESTION_LEAD = 1.5
const FLOOR = 0.02
const MEANT = 0.45
const LIKELY_CUE = 0.5

/** What was read out of the words for one intent. */
export function fillSlots(intent: IntentId, { typed, plain, mended, places, areas, screen }: Wish): Slots {
  return {
    ...noSlots,
    text: readText(intent, typed, mended.length === plain.length ? mended : plain),
    ...(intent === 'translate' ? readLanguages(plain) : {}),
    ...(intent === 'open' ? { screen } : {}),
    ...(intent === 'settings' ? { part: readPart(plain) } : {}),
    ...(intent === 'polish' ? { tone: readTone(plain) } : {}),
    places: places.length > 0 ? places : areas,
  }
}
