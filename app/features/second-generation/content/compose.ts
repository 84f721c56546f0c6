import { cutSentences } from '#app/engines/english/sentences.ts'
import { keywordsOf, toHashtag } from '#app/engines/text-tools/keywords.ts'
import { PLACES, lengthAt, type PlaceId } from '#app/engines/text-tools/social.ts'
import { toUsed, type Brief, type Fact, type Used } from './brief.ts'
import { isPost, type PieceKind } from './pieces.ts'

export type Composed = { text: string; used: Used }

/** A piece by rules: nothing but what the brief says, in the shape the place wants. */
export function compose(kind: PieceKind, brief: Brief): Composed {
  const writing = new Writing(brief)
  const text = (isPost(kind) ? writing.post(kind) : longs[kind](writing, brief)).replace(/\n{3,}/g, '\n\n').trim()
  return { text, used: toUsed(brief, [...writing.names]) }
}

/** Takes words out of a brief and remembers which. */
class Writing {
  readonly names = new Set<string>()
  constructor(private readonly brief: Brief) {}

  part(name: 'title' | 'message' | 'audience' | 'action'): string {
    const words = this.brief[name].trim()
    if (words !== '') this.names.add(name)
    return words
  }

  facts(...kinds: Fact['kind'][]): Fact[] {
    const chosen = this.brief.facts.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    for (const { id } of chosen) this.names.add(`fact.${id}`)
    return chosen
  }

  use({ id }: Fact): void {
    this.names.add(`fact.${id}`)
  }

  greeting(): string {
    this.names.add('tone')
    return this.brief.tone === 'formal' ? 'Dear readers,' : this.brief.tone === 'warm' ? 'Hello and welcome,' : 'Hello,'
  }

  /** As much as fits, whole sentences in the order of the brief: the message, facts, what to do; then a link and hashtags. */
  post(place: PlaceId): string {
    const { most, tags } = PLACES.find(({ id }) => id === place)!
    const link = this.brief.facts.find(({ kind }) => kind === 'link')
    if (link) this.use(link)
    const fits = (lines: readonly string[]) => lengthAt(place, lines.filter(Boolean).join('\n\n')) <= most
    const tail = link ? link.value : ''
    const said: string[] = []
    const message = this.part('message') || this.part('title')
    for (const sentence of toSentences(message)) if (fits([[...said, sentence].join(' '), tail])) said.push(sentence)
    if (said.length === 0) said.push(cut(message, (words) => fits([words, tail])))
    for (const fact of this.brief.facts) {
      if (fact.kind === 'link' || fact.kind === 'quote') continue
      if (!fits([[...said, toSentence(fact)].join(' '), tail])) continue
      said.push(toSentence(fact))
      this.use(fact)
    }
    const action = this.brief.action.trim()
    if (action !== '' && fits([[...said, action].join(' '), tail])) {
      said.push(action)
      this.names.add('action')
    }
    const subject = `${this.brief.title}. ${this.brief.message}`
    const hashtags = keywordsOf(subject, tags).map(({ words }) => toHashtag(words))
    while (hashtags.length > 0 && !fits([said.join(' '), tail, hashtags.join(' ')])) hashtags.pop()
    if (hashtags.length > 0) this.names.add('title')
    return [said.join(' '), tail, hashtags.join(' ')].filter(Boolean).join('\n\n')
  }
}

type Long = Exclude<PieceKind, PlaceId>
const longs: Readonly<Record<Long, (writing: Writing, brief: Brief) => string>> = {
  article: (w) =>
    [
      `# ${w.part('title')}`,
      w.part('message'),
      w.part('audience') ? `*For ${w.part('audience')}.*` : '',
      ...w.facts('text').map(toSentence),
      list('## The facts', w.facts('figure', 'date', 'name', 'place')),
      ...w.facts('quote').map((fact) => `> ${toSentence(fact)}`),
      w.part('action') ? `## What to do\n\n${w.part('action')}` : '',
      ...w.facts('link').map(toSentence),
    ]
      .filter(Boolean)
      .join('\n\n'),
  newsletter: (w) =>
    [
      `Subject: ${w.part('title')}`,
      w.greeting(),
      w.part('message'),
      list('', w.facts('text', 'figure', 'date', 'name', 'place')),
      ...w.facts('quote').map(toSentence),
      w.part('action'),
      ...w.facts('link').map(toSentence),
    ]
      .filter(Boolean)
      .join('\n\n'),
  press: (w, { facts }) =>
    [
      'PRESS NOTE',
      w.part('title').toUpperCase() === w.part('title') ? w.part('title') : `**${w.part('title')}**`,
      w.part('message'),
      ...w.facts('text').map(toSentence),
      list('Key facts', w.facts('figure', 'date', 'name', 'place')),
      ...w.facts('quote').map(toSentence),
      ...w.facts('link').map(toSentence),
      facts.some(({ label }) => /\b(?:contact|press)\b/i.test(label)) ? '' : 'Contact: [who answers the press]',
    ]
      .filter(Boolean)
      .join('\n\n'),
  faq: (w) =>
    [
      `# ${w.part('title')}`,
      `## What is it about?\n\n${w.part('message')}`,
      w.part('audience') ? `## Who is it for?\n\n${toEnded(w.part('audience'))}` : '',
      ...w
        .facts('figure', 'date', 'name', 'place', 'text')
        .map(({ label, value }) =>
          label ? `## ${label.replace(/[?:.]+$/, '')}?\n\n${toEnded(value)}` : toEnded(value),
        ),
      w.part('action') ? `## What can I do?\n\n${w.part('action')}` : '',
      ...w.facts('quote', 'link').map(toSentence),
    ]
      .filter(Boolean)
      .join('\n\n'),
  script: (w) =>
    [
      `[Opening] ${w.greeting()} ${w.part('message')}`,
      ...w.facts('text', 'figure', 'date', 'name', 'place').map((fact) => `[Scene] ${toSentence(fact)}`),
      ...w.facts('quote').map((fact) => `[Voice] ${toSentence(fact)}`),
      w.part('action') ? `[Closing] ${w.part('action')}` : '',
      ...w.facts('link').map(({ value }) => `[On screen] ${value}`),
    ]
      .filter(Boolean)
      .join('\n\n'),
}

/** A fact as it is said by itself. */
export function toSentence({ kind, label, value }: Fact): string {
  const [name, words] = [label.trim().replace(/[:.]+$/, ''), value.trim()]
  if (kind === 'quote')
    return name ? `“${words.replace(/^[“"]|[”"]$/g, '')}” (${name})` : `“${words.replace(/^[“"]|[”"]$/g, '')}”`
  if (kind === 'link') return name ? `${name}: ${words}` : words
  if (kind === 'text') return toEnded(words)
  return name ? toEnded(`${name}: ${words}`) : toEnded(words)
}

const toEnded = (words: string) => (/[.!?…。！？]["”’)]?$/.test(words) ? words : `${words}.`)

const list = (heading: string, facts: readonly Fact[]): string =>
  facts.length === 0
    ? ''
    : [heading, facts.map((fact) => `- ${toSentence(fact)}`).join('\n')].filter(Boolean).join('\n\n')

const toSentences = (text: string): string[] =>
  cutSentences(text.replace(/\s+/g, ' '))
    .map((one) => one.trim())
    .filter(Boolean)

/** The beginning of a long sentence that fits, with a mark that it goes on. */
function cut(sentence: string, fits: (words: string) => boolean): string {
  const words = sentence.split(/\s+/)
  while (words.length > 1 && !fits(`${words.join(' ')}…`)) words.pop()
  if (fits(`${words.join(' ')}…`)) return `${words.join(' ')}…`
  let letters = [...words.join(' ')]
  while (letters.length > 0 && !fits(`${letters.join('')}…`))
    letters = letters.slice(0, Math.floor(letters.length * 0.9))
  return `${letters.join('')}…`
}
