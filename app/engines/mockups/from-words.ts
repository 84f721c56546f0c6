import {
  partWords,
  devices,
  GRID,
  linesOf,
  MOST_PARTS,
  MOST_SCREENS,
  type Mockup,
  type Part,
  type PartKind,
  type Screen,
} from './scene.ts'

/** What was understood of a description, and what was not. */
export type ReadMockup = { mockup: Mockup; understood: string[]; ignored: string[] }

type Wanted = { kind: PartKind; words: string | null; count: number }

/** Words people use for parts, the longer before the shorter that stand in them. */
const CUES: readonly (readonly [PartKind, RegExp])[] = [
  ['nav', /\b(?:nav(?:igation)?(?: ?bar)?|top ?bar|menu(?: bar)?|header)s?\b/i],
  ['search', /\bsearch(?: (?:box|bar|field|form))?\b/i],
  ['textarea', /\b(?:text ?(?:box|area)|message(?: (?:field|box))?|comment(?: (?:field|box))?|description field)s?\b/i],
  ['select', /\b(?:drop-?down|select(?:or)?|choice|picker|filter)s?\b/i],
  ['checkbox', /\b(?:check ?box(?:es)?|tick ?box(?:es)?|opt-?in|toggles?|switch(?:es)?)\b/i],
  ['tabs', /\btabs?\b/i],
  ['table', /\b(?:table|spreadsheet|data ?grid)s?\b/i],
  ['chart', /\b(?:chart|graph|statistic|plot)s?\b/i],
  ['map', /\bmaps?\b/i],
  ['video', /\b(?:video|film|player)s?\b/i],
  ['card', /\b(?:card|tile|product|teaser|plan|feature)s?\b/i],
  ['list', /\b(?:list|feed|timeline|results?|messages|conversations|notifications|tasks|orders|items)\b/i],
  ['avatar', /\b(?:avatar|portrait|profile (?:picture|photo))s?\b/i],
  ['image', /\b(?:image|picture|photo|illustration|banner|hero|gallery|screenshot|logo)s?\b/i],
  ['badge', /\b(?:badge|label|tag|chip)s?\b/i],
  [
    'input',
    /\b(?:(?:input|text|form) ?fields?|inputs?|fields?|e-?mail(?: (?:field|address))?|password|user ?name|first name|last name|name|phone(?: number)?|address|date|amount)\b/i,
  ],
  ['button', /\b(?:button|submit|call to action|cta)s?\b/i],
  ['link', /\blinks?\b/i],
  ['footer', /\bfoot(?:er)?\b/i],
  ['heading', /\b(?:heading|headline|title|slogan)s?\b/i],
  ['text', /\b(?:text|paragraph|intro(?:duction)?|description|copy|explanation)s?\b/i],
  ['divider', /\b(?:divider|separator|line)s?\b/i],
  ['icon', /\bicons?\b/i],
]

/** Whole screens people name, with what they usually hold. */
const SCREENS: readonly (readonly [string, RegExp, string])[] = [
  [
    'Sign in',
    /\b(?:log ?in|sign ?in)\b/i,
    'heading "Sign in", field "Email", field "Password", checkbox "Stay signed in", button "Sign in", link "Forgot your password?"',
  ],
  [
    'Register',
    /\b(?:register|registration|sign ?up|create an? account)\b/i,
    'heading "Create an account", field "Name", field "Email", field "Password", checkbox "I agree to the terms", button "Create it"',
  ],
  [
    'Checkout',
    /\b(?:check ?out|payment|pay page)\b/i,
    'heading "Checkout", list "Your order", field "Name", field "Address", choice "Country", field "Card number", button "Pay"',
  ],
  [
    'Settings',
    /\b(?:settings|preferences)\b/i,
    'heading "Settings", tabs "Account", field "Name", choice "Language", checkbox "Letters by mail", button "Save"',
  ],
  ['Profile', /\bprofile(?: page| screen)?\b/i, 'avatar, heading "Profile", text, button "Follow", tabs, list'],
  ['Dashboard', /\b(?:dashboard|overview)\b/i, 'nav, heading "Dashboard", three cards, chart, table'],
  ['Inbox', /\binbox\b/i, 'nav, heading "Inbox", search, list "Messages"'],
  [
    'Landing page',
    /\b(?:landing(?: page)?|home ?page|start page)\b/i,
    'nav, heading "What it is", text, button "Begin", picture, three cards, footer',
  ],
  [
    'Contact',
    /\bcontact(?: (?:form|page|us))?\b/i,
    'heading "Contact", field "Name", field "Email", text box "Message", button "Send"',
  ],
  ['Shop', /\b(?:shop|store|catalog(?:ue)?)\b/i, 'nav, heading "Shop", search, filter, six product cards, footer'],
  ['Chat', /\bchat\b/i, 'nav, list "Messages", field "Write something", button "Send"'],
]

const NUMBERS = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map((word, n) => [
    word,
    n + 1,
  ]),
)
const MOST_OF_A_KIND = 12
const MANY = 3
const PIECE_MAX_CHARS = 200
const SCREEN_LINE = /^(?:(?:screen|page)\s{0,3}\d{0,3}\s{0,3}[:.)-]?\s{0,3})?([\p{L}\p{N}][^:]{0,40}):\s*(.+)$/iu

/**
 * Draws up a mock-up from a description, by rules: a line with a name and a colon is a screen, the parts stand in the
 * order they are named, words in quotes stand on them. What no rule knows is told.
 */
export function mockupFromWords(text: string, device: Mockup['device'] | null = null): ReadMockup {
  const chosen = device ?? deviceIn(text)
  const read = { understood: [] as string[], ignored: [] as string[] }
  const screens: Screen[] = []
  const ids = { next: 1 }
  for (const { name, words } of screensIn(text).slice(0, MOST_SCREENS)) {
    const wanted = wantedIn(words, read)
    screens.push({ id: `v${screens.length + 1}`, name, parts: layDown(wanted, chosen, ids) })
  }
  linkScreens(screens)
  return {
    mockup: { device: chosen, kit: 'house', isSketch: true, screens },
    understood: [...new Set(read.understood)],
    ignored: [...new Set(read.ignored)],
  }
}

function deviceIn(text: string): Mockup['device'] {
  if (/\b(?:phone|mobile|app|ios|android)\b/i.test(text)) return 'phone'
  return /\b(?:tablet|ipad)\b/i.test(text) ? 'tablet' : 'desktop'
}

function screensIn(text: string): { name: string; words: string }[] {
  const lines = linesOf(text)
  const named = lines.map((line) => SCREEN_LINE.exec(line))
  if (named.some(Boolean)) {
    const screens: { name: string; words: string }[] = []
    for (const [n, line] of lines.entries()) {
      const match = named[n]
      if (match) screens.push({ name: match[1]!.trim(), words: match[2]! })
      else if (screens.length > 0) screens.at(-1)!.words += `, ${line}`
      else screens.push({ name: 'Screen', words: line })
    }
    return screens.map((screen) => ({
      ...screen,
      words: usualWords(screen.words) ?? usualWords(screen.name, screen.words) ?? screen.words,
    }))
  }
  const whole = SCREENS.filter(([, cue]) => cue.test(text))
  const listed = whole.length > 1 && partsNamed(text) <= whole.length
  if (listed) return whole.map(([name, , words]) => ({ name, words }))
  const [first] = whole
  return [{ name: first?.[0] ?? 'Screen', words: usualWords(text) ?? text }]
}

/** What a screen usually holds, where nothing but its name is said of it. */
function usualWords(text: string, also = text): string | null {
  const known = SCREENS.find(([, cue]) => cue.test(text))
  return known && partsNamed(also.replace(known[1], '')) === 0 ? known[2] : null
}

const partsNamed = (text: string) =>
  piecesOf(text).filter((piece) => CUES.some(([, cue]) => cue.test(unquoted(piece)))).length

const piecesOf = (text: string): string[] =>
  text
    .split(/[,;\n.]|\band\b|\bwith\b|\bthen\b|\bbelow\b|\bplus\b/i)
    .map((piece) => piece.trim().slice(0, PIECE_MAX_CHARS))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))

const QUOTED = /["“”]([^"“”]{1,120})["“”]/
const unquoted = (piece: string) => piece.replace(/["“”][^"“”]{0,120}["“”]/g, ' ')

function wantedIn(text: string, read: { understood: string[]; ignored: string[] }): Wanted[] {
  const wanted: Wanted[] = []
  for (const piece of piecesOf(text)) {
    const bare = unquoted(piece)
    const kind = CUES.find(([, cue]) => cue.test(bare))
    const quoted = QUOTED.exec(piece)?.[1]?.trim() ?? null
    if (!kind) {
      const screen = SCREENS.some(([, cue]) => cue.test(bare))
      if (!screen && !isOfThePage(bare)) read.ignored.push(piece)
      continue
    }
    const count = countIn(bare, kind[0])
    const named = quoted ?? namedIn(bare, kind)
    wanted.push({ kind: kind[0], words: named, count })
    read.understood.push(
      `${count > 1 ? `${count} × ` : ''}${partWords[kind[0]].label.toLowerCase()}${named ? ` “${named}”` : ''}`,
    )
  }
  return wanted
}

const OF_THE_PAGE = new Set(
  'a an the for of on in to page screen site website web app mobile phone tablet desktop ios android simple small clean modern made my our i we want need'.split(
    ' ',
  ),
)
/** Whether a piece says nothing but that there is a page. */
const isOfThePage = (text: string) =>
  (text.toLowerCase().match(/[a-z]{1,20}/g) ?? []).every((word) => OF_THE_PAGE.has(word))

function countIn(text: string, kind: PartKind): number {
  const digits = /\b(\d{1,2})\b/.exec(text)?.[1]
  const word = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((one) => NUMBERS.has(one))
  const number = digits ? Number(digits) : word ? NUMBERS.get(word)! : null
  if (number !== null) return Math.min(MOST_OF_A_KIND, Math.max(1, number))
  return kind === 'card' && /\b(?:cards|tiles|products|teasers|plans|features)\b/i.test(text) ? MANY : 1
}

/** A field is called by what it asks for: “email”, “phone number”. */
function namedIn(text: string, [kind, cue]: readonly [PartKind, RegExp]): string | null {
  if (kind !== 'input') return null
  const [found = ''] = cue.exec(text) ?? []
  if (/^(?:input|text|form)? ?(?:fields?|inputs?)$/i.test(found.trim())) return null
  const name = found
    .replace(/ field$/i, '')
    .trim()
    .toLowerCase()
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const MARGIN = 24
const GAP = 16

/** Parts under each other in the order they were named; cards and pictures of a number side by side. */
function layDown(wanted: readonly Wanted[], device: Mockup['device'], ids: { next: number }): Part[] {
  const sheet = devices[device]
  const isWide = device !== 'phone'
  const inner = sheet.width - 2 * MARGIN
  const isForm = wanted.filter(({ kind }) => FORM.has(kind)).length > 2
  const column =
    isForm && isWide
      ? { x: Math.round((sheet.width - 440) / 2 / GRID) * GRID, width: 440 }
      : { x: MARGIN, width: inner }
  const parts: Part[] = []
  let y = MARGIN
  for (const { kind, words, count } of wanted) {
    const usual = partWords[kind]
    const put = (x: number, top: number, width: number, height: number) => {
      const text = withName(kind, words, usual.words)
      parts.push({ id: `p${ids.next++}`, kind, x, y: top, width, height, words: text, leads: '', group: '' })
    }
    if (kind === 'nav' || kind === 'footer') {
      if (parts.some((part) => part.kind === kind)) continue
      put(0, kind === 'nav' ? 0 : y + GAP, sheet.width, usual.height)
      y = kind === 'nav' ? Math.max(y, usual.height + MARGIN) : y + GAP + usual.height
      continue
    }
    const across = count > 1 && SIDE_BY_SIDE.has(kind) ? (isWide ? Math.min(count, 3) : kind === 'card' ? 1 : 2) : 1
    const width = across > 1 ? Math.floor((inner - GAP * (across - 1)) / across) : widthOf(kind, column.width, isWide)
    const height = kind === 'image' && across === 1 && isWide ? 280 : usual.height
    for (let n = 0; n < count; n += 1) {
      const place = n % across
      put((across > 1 ? MARGIN : column.x) + place * (width + GAP), y, width, height)
      if (place === across - 1 || n === count - 1) y += height + GAP
    }
  }
  return parts.slice(0, MOST_PARTS)
}

const FORM = new Set<PartKind>(['input', 'textarea', 'select', 'checkbox'])
const SIDE_BY_SIDE = new Set<PartKind>(['card', 'image', 'chart', 'avatar', 'icon', 'badge', 'video'])
const NARROW = new Set<PartKind>(['button', 'avatar', 'icon', 'badge', 'link'])
const widthOf = (kind: PartKind, column: number, isWide: boolean) =>
  NARROW.has(kind)
    ? kind === 'button' && !isWide
      ? column
      : Math.min(column, partWords[kind].width)
    : Math.min(column, isWide ? 760 : column)

function withName(kind: PartKind, name: string | null, usual: string): string {
  if (name === null) return usual
  const [, ...rest] = usual.split('\n')
  return ['card', 'nav', 'list', 'tabs'].includes(kind) ? [name, ...rest].join('\n') : name
}

/** Buttons and links lead to the screen their words name; the last button of a screen to the next one. */
function linkScreens(screens: Screen[]): void {
  for (const [n, screen] of screens.entries()) {
    const next = screens[n + 1]
    const doors = screen.parts.filter(({ kind }) => kind === 'button' || kind === 'link')
    for (const door of doors) {
      const named = screens.find((one) => one !== screen && door.words.toLowerCase().includes(one.name.toLowerCase()))
      if (named) door.leads = named.id
    }
    const last = doors.filter(({ kind }) => kind === 'button').at(-1)
    if (last && last.leads === '' && next) last.leads = next.id
  }
}

/** What a mock-up from a description is called: by its screens where it names several, else by the description. */
export const nameMockup = (words: string, { screens }: Mockup): string =>
  screens.length > 1 ? screens.map(({ name }) => name).join(', ') : words.replace(/\s+/g, ' ').trim()
