import { createSection, findKind, KINDS, kindNames } from './kinds.ts'
import { ACCENTS, accents, MOST_SECTIONS, USUAL_LOOK, type Look, type Plan, type Section } from './plan.ts'

/** What came of a wish: the plan after it, what was done in words, and what was not understood. */
export type Wished = { plan: Plan; done: string[]; missed: string[] }

const SAID_MAX_CHARS = 4_000
const QUOTED = /["“„]([^"“”„\n]{1,400})["”]/g
const REMOVE = /\b(remove|delete|drop|take (?:out|away)|get rid of)\b/i
const MOVE = /\b(move|put|bring|place)\b/i
const ADD = /\b(add|include|insert|put|want|need|give|with|also|create|make|build|have|show)\b/i
const CHANGE = /\b(change|set|rename|make|write|replace|let|say|says|call|called|title|heading)\b/i

/** Rules of words: what a description or a change in everyday words means for a plan. Null: there is no plan yet. */
export function readWish(said: string, before: Plan | null): Wished {
  const words = said.slice(0, SAID_MAX_CHARS).trim()
  if (before === null) return describe(words)
  const done: string[] = []
  const missed: string[] = []
  let plan = before
  for (const clause of toClauses(words)) {
    const changed = change(clause, plan)
    if (changed === null) missed.push(clause)
    else {
      plan = changed.plan
      done.push(...changed.done)
    }
  }
  return { plan, done, missed }
}

/** Sentences, and the parts of one that begin with a verb of their own. Quoted words stay whole. */
function toClauses(words: string): string[] {
  const quotes: string[] = []
  const hidden = words.replace(QUOTED, (quote) => `\uE001${quotes.push(quote) - 1}\uE002`)
  return hidden
    .split(
      /\n+|(?<=[.!?;])\s+|;\s*|,?\s+(?:and|then|also)\s+(?=(?:then\s+)?(?:add|remove|delete|move|make|change|rename|set|put|use|call)\b)/i,
    )
    .map((clause) =>
      clause
        .replace(/\uE001(\d+)\uE002/g, (_, n: string) => quotes[Number(n)] ?? '')
        .replace(/[.;,\s]+$/, '')
        .trim(),
    )
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
    .slice(0, 20)
}

const quotedIn = (clause: string): string[] => [...clause.matchAll(QUOTED)].map((found) => (found[1] ?? '').trim())
const withoutQuotes = (clause: string): string => clause.replace(QUOTED, ' ')

function describe(words: string): Wished {
  const plain = withoutQuotes(words)
  const kinds = kindNames.filter((kind) => KINDS[kind]?.cues.test(plain) && kind !== 'form')
  const isApp = kinds.some((kind) => KINDS[kind]?.isApp && !['contact', 'signup', 'rsvp', 'survey'].includes(kind))
  const isPage = /\b(page|site|website|homepage|landing)\b/i.test(plain)
  const title = toTitle(words)
  const wanted = kinds.length > 0 ? kinds : /\bform\b/i.test(plain) ? ['form'] : ['about', 'contact']
  const order = [
    ...(isPage || !isApp ? ['hero'] : []),
    ...wanted.filter((kind) => kind !== 'hero' && kind !== 'footer'),
  ]
  const sections: Section[] = []
  for (const kind of [...new Set([...order, ...(kinds.includes('footer') ? ['footer'] : [])])].slice(
    0,
    MOST_SECTIONS,
  )) {
    const section = createSection(
      kind,
      sections.map(({ id }) => id),
    )
    sections.push(kind === 'hero' ? { ...section, values: { ...section.values, heading: title } } : section)
  }
  const { look } = readLook(plain, USUAL_LOOK)
  const lines = (kind: string) =>
    /:\s*([^.\n]{3,300})/
      .exec(words)?.[1]
      ?.split(/,\s*|\s+and\s+/)
      .map((one) => one.trim())
      .filter(Boolean) ?? (kind ? [] : [])
  const [first] = sections.filter(({ kind }) => ['todo', 'habits', 'picker', 'steps'].includes(kind))
  if (first && lines(first.kind).length > 1) first.values['items'] = lines(first.kind).join('\n')
  const labels = sections.map(({ kind }) => findKind(kind)?.label ?? kind)
  return {
    plan: { title, look, sections },
    done: [
      `Made “${title}” of ${sections.length} ${sections.length === 1 ? 'section' : 'sections'}: ${labels.join(', ')}.`,
    ],
    missed: kinds.length === 0 && !/\b(page|site|website|form)\b/i.test(plain) ? [words.slice(0, 200)] : [],
  }
}

/** The name of a page: what is quoted, what it is called, what it is for, or its first words. */
function toTitle(written: string): string {
  const words = written.replace(/[^\S\n]+/g, ' ')
  const called = /\b(?:called|named|titled)\s+["“„]?([^"”\n.,;:]{2,60})/i.exec(words)?.[1]
  const about =
    /\bfor\s+(?:my |our |the |a |an )?([^\n.,;:]{3,60}?)(?=\s+(?:with|that|which|where|who|and|in)\b|[\n.,;:]|$)/i.exec(
      words,
    )?.[1]
  const plain = withoutQuotes(words).replace(
    /^\s*(?:please\s+)?(?:make|build|create|i (?:want|need)|give me)\s+(?:me\s+)?(?:an?\s+|the\s+)?/i,
    '',
  )
  const title = (called ?? quotedIn(words)[0] ?? about ?? plain.split(/[\n.,;:]|\b(?:with|that|which|for)\b/)[0] ?? '')
    .trim()
    .slice(0, 60)
  return title === '' ? 'New page' : title[0]!.toUpperCase() + title.slice(1)
}

function readLook(clause: string, before: Look): { look: Look; done: string[] } {
  const done: string[] = []
  const look = { ...before }
  const dark = /\b(dark|night|black background)\b/i.test(clause)
  const light = /\b(light|bright|white background)\b/i.test(clause)
  if (dark !== light) {
    look.isDark = dark
    if (look.isDark !== before.isDark) done.push(`Made it ${dark ? 'dark' : 'light'}.`)
  }
  const colour = accents.find((name) => new RegExp(`\\b${name === 'grey' ? 'gr[ae]y' : name}\\b`, 'i').test(clause))
  if (colour) {
    look.accent = colour
    if (colour !== before.accent) done.push(`Made its colour ${colour} (${ACCENTS[colour][0]}).`)
  }
  const font = /\b(serif|monospaced?|typewriter|sans)\b/i
    .exec(clause.replace(/sans[- ]serif/i, 'sans'))?.[1]
    ?.toLowerCase()
  if (font) {
    look.font = font === 'serif' ? 'serif' : font === 'sans' ? 'sans' : 'mono'
    if (look.font !== before.font) done.push(`Set the letters in ${look.font}.`)
  }
  return { look, done }
}

type Changed = { plan: Plan; done: string[] } | null

function change(clause: string, plan: Plan): Changed {
  const plain = withoutQuotes(clause)
  if (REMOVE.test(plain)) return remove(clause, plan)
  const moved = MOVE.test(plain) ? move(plain, plan) : null
  if (moved) return moved
  const set = CHANGE.test(plain) ? setWords(clause, plain, plan) : null
  if (set) return set
  const listed = ADD.test(plain) ? addLine(clause, plain, plan) : null
  if (listed) return listed
  const { look, done } = readLook(plain, plan.look)
  if (done.length > 0) return { plan: { ...plan, look }, done }
  return addSections(clause, plain, plan)
}

/** The section that words mean: by its heading, then by what asks for its kind. */
function findSection(words: string, { sections }: Plan): Section | null {
  const lower = words.toLowerCase()
  const byHeading = sections.find(
    ({ values }) => (values['heading'] ?? '').length > 2 && lower.includes((values['heading'] ?? '').toLowerCase()),
  )
  return (
    byHeading ??
    sections.find(({ kind, id }) => findKind(kind)?.cues.test(words) || lower.includes(id.replace('-', ' '))) ??
    null
  )
}

const labelOf = ({ kind, values }: Section): string => values['heading'] || (findKind(kind)?.label ?? kind)

function remove(clause: string, plan: Plan): Changed {
  const target = findSection(clause, plan)
  const [quoted] = quotedIn(clause)
  if (target && quoted && (target.values['items'] ?? '').toLowerCase().includes(quoted.toLowerCase())) {
    const items = (target.values['items'] ?? '')
      .split('\n')
      .filter((one) => !one.toLowerCase().includes(quoted.toLowerCase()))
    return {
      plan: withSection(plan, { ...target, values: { ...target.values, items: items.join('\n') } }),
      done: [`Took “${quoted}” out of “${labelOf(target)}”.`],
    }
  }
  if (!target) return null
  return {
    plan: { ...plan, sections: plan.sections.filter((one) => one !== target) },
    done: [`Removed “${labelOf(target)}”.`],
  }
}

const withSection = (plan: Plan, next: Section): Plan => ({
  ...plan,
  sections: plan.sections.map((one) => (one.id === next.id ? next : one)),
})

function move(plain: string, plan: Plan): Changed {
  const where =
    /\b(?:to the )?(top|first|start|bottom|last|end|up|down)\b|\b(above|before|below|after|behind|under)\b/i.exec(plain)
  if (!where) return null
  const target = findSection(plain.slice(0, where.index), plan)
  if (!target) return null
  const rest = plan.sections.filter((one) => one !== target)
  const at = plan.sections.indexOf(target)
  const word = (where[1] ?? where[2] ?? '').toLowerCase()
  let to: number | null = null
  if (['top', 'first', 'start'].includes(word)) to = 0
  else if (['bottom', 'last', 'end'].includes(word)) to = rest.length
  else if (word === 'up') to = Math.max(0, at - 1)
  else if (word === 'down') to = Math.min(rest.length, at + 1)
  else {
    const other = findSection(plain.slice(where.index), { ...plan, sections: rest })
    if (!other) return null
    to = rest.indexOf(other) + (word === 'above' || word === 'before' ? 0 : 1)
  }
  return {
    plan: { ...plan, sections: rest.toSpliced(to, 0, target) },
    done: [`Moved “${labelOf(target)}” to place ${to + 1}.`],
  }
}

function setWords(clause: string, plain: string, plan: Plan): Changed {
  const value = quotedIn(clause).at(-1) ?? /\b(?:to|as|:)\s+([^"“”\n]{2,200})$/i.exec(clause)?.[1]?.trim()
  if (!value) return null
  if (
    /\b(title|call|rename|name)\b/i.test(plain) &&
    (/\b(page|site|app|it|whole)\b/i.test(plain) || !findSection(plain, plan))
  )
    return { plan: rename(plan, value), done: [`Named it “${value}”.`] }
  const field = /\b(button|heading|headline|words|text|address|day|by|tip|minutes|sentence|lead)\b/i
    .exec(plain)?.[1]
    ?.toLowerCase()
  const name =
    field === 'headline' ? 'heading' : field === 'text' || field === 'sentence' || field === 'lead' ? 'words' : field
  const cut = field ? plain.replace(new RegExp(`\\b${field}\\b`, 'i'), ' ') : plain
  const holding = name
    ? plan.sections.filter(({ kind }) => findKind(kind)?.fields.some((one) => one.name === name))
    : []
  const target = findSection(cut, plan) ?? (holding.length > 0 ? holding[0]! : null)
  if (!target || !name) return null
  const known = findKind(target.kind)?.fields.find((one) => one.name === name)
  if (!known) return null
  return {
    plan: withSection(plan, { ...target, values: { ...target.values, [name]: value } }),
    done: [`“${known.label}” of ${findKind(target.kind)?.label.toLowerCase()} now says “${value}”.`],
  }
}

const rename = (plan: Plan, title: string): Plan => ({
  ...plan,
  title: title.slice(0, 60),
  sections: plan.sections.map((one) =>
    one.kind === 'hero' && one.values['heading'] === plan.title
      ? { ...one, values: { ...one.values, heading: title } }
      : one,
  ),
})

function addLine(clause: string, plain: string, plan: Plan): Changed {
  const quoted = quotedIn(clause)
  if (
    quoted.length === 0 ||
    !/\b(to|in|into|on|question|item|entry|row|line|point|step|price|answer|field)\b/i.test(plain)
  )
    return null
  const target =
    findSection(plain, plan) ??
    (/\b(question|answer)\b/i.test(plain)
      ? (plan.sections.find(({ kind }) => kind === 'faq' || kind === 'quiz') ?? null)
      : null)
  if (!target || !findKind(target.kind)?.fields.some(({ name }) => name === 'items')) return null
  const unfilled =
    findKind(target.kind)?.fields.find(({ name }) => name === 'items')?.usual === target.values['items'] &&
    !findKind(target.kind)?.isApp
  const items = [...(unfilled ? [] : [target.values['items'] ?? '']), quoted.join(' | ')].filter(Boolean).join('\n')
  return {
    plan: withSection(plan, { ...target, values: { ...target.values, items } }),
    done: [`Added “${quoted.join(', ')}” to “${labelOf(target)}”.`],
  }
}

function addSections(clause: string, plain: string, plan: Plan): Changed {
  const special = kindNames.filter((kind) => KINDS[kind]?.cues.test(plain))
  const kinds = special.length > 1 ? special.filter((kind) => kind !== 'form') : special
  if (kinds.length === 0 || plan.sections.length + kinds.length > MOST_SECTIONS) return null
  const sections = [...plan.sections]
  const done: string[] = []
  const [heading] = quotedIn(clause)
  for (const kind of kinds) {
    const section = createSection(
      kind,
      sections.map(({ id }) => id),
      heading && kinds.length === 1 ? { heading } : {},
    )
    const foot = sections.findIndex((one) => one.kind === 'footer')
    if (kind === 'hero') sections.unshift(section)
    else if (kind !== 'footer' && foot >= 0) sections.splice(foot, 0, section)
    else sections.push(section)
    done.push(`Added ${findKind(kind)?.label.toLowerCase()}: “${labelOf(section)}”.`)
  }
  return { plan: { ...plan, sections }, done }
}
