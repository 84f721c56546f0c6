import type { Book, BookPart } from '#app/kits/foundation/text-files/book/book.ts'
import type { Picture } from '#app/kits/foundation/text-files/exports/pictures.ts'
import { LEVEL_MEANS, LEVELS, type Warning } from './facts.ts'
import type { ManualPages } from './manual-pages.ts'

type Given = {
  id: string
  title: string
  maker: string
  language: string
  at: Date
  imprint: string[]
  pages: ManualPages
  /** Pictures of parts, by their keys. */
  pictures: ReadonlyMap<string, Picture & { alt: string }>
  /** The QR code of the web edition with its address; null for one that only its owner reads. */
  web: { picture: Picture; address: string } | null
}

/** A manual as a book that is printed: safety first, then what is in the box, figures, tasks, troubleshooting, the way to the web. */
export function toManualBook({ pages, pictures, web, ...book }: Given): Book {
  const part = (id: string, title: string, blocks: string[]): BookPart[] =>
    blocks.length > 0 ? [{ id, kind: 'chapter', title, markdown: blocks.join('\n\n') }] : []
  const parts = [
    ...part('about', 'About this product', pages.about ? [escape(pages.about)] : []),
    ...part(
      'safety',
      'Safety',
      pages.safety.length > 0
        ? [
            ...pages.safety.map(toBox),
            '## What the words mean',
            LEVELS.map((level) => `- **${level}**: ${LEVEL_MEANS[level]}`).join('\n'),
          ]
        : [],
    ),
    ...part('parts', 'Parts', toParts(pages, pictures)),
    ...part(
      'specs',
      'Specifications',
      pages.specs.length > 0
        ? [
            toTable(
              ['What', 'Value'],
              pages.specs.map(({ name, value }) => [name, value]),
            ),
          ]
        : [],
    ),
    ...pages.tasks.flatMap(({ id, title, steps }) => part(id, title, toSteps(steps))),
    ...part(
      'troubles',
      'Troubleshooting',
      pages.troubles.length > 0
        ? [
            toTable(
              ['What you see', 'Why', 'What to do'],
              pages.troubles.map(({ symptom, cause, remedy }) => [symptom, cause, remedy]),
            ),
          ]
        : [],
    ),
    ...part(
      'web',
      'On the web',
      web
        ? [
            `![QR code that leads to ${web.address}](${web.picture.src})`,
            escape(`The newest edition, with search: ${web.address}`),
          ]
        : [],
    ),
  ]
  return {
    ...{
      id: book.id,
      title: book.title,
      subtitle: 'Manual',
      author: book.maker,
      language: book.language,
      about: '',
      subjects: [],
    },
    ...{ licence: null, imprint: book.imprint, at: book.at, cover: null, parts, glossary: [], indexTerms: [] },
    pictures: [...pictures.values(), ...(web ? [web.picture] : [])],
  }
}

const toBox = ({ level, hazard, consequence, avoid }: Warning): string =>
  `> **${level}: ${escape(hazard)}**\n>\n> ${[consequence, avoid].filter(Boolean).map(escape).join(' ')}`.replace(
    /\n>\n> $/,
    '',
  )

function toSteps(steps: ManualPages['tasks'][number]['steps']): string[] {
  return steps.flatMap(({ text, warnings }, n) => [...warnings.map(toBox), `${n + 1}. ${escape(text)}`])
}

function toParts({ parts }: ManualPages, pictures: Given['pictures']): string[] {
  if (parts.length === 0) return []
  const shown = parts.flatMap(({ key, callout, name }) => {
    const picture = pictures.get(key)
    return picture ? [`![${callout}: ${escape(picture.alt || name)}](${picture.src})`] : []
  })
  return [
    ...shown,
    toTable(
      ['No.', 'Part', 'How many', 'Note'],
      parts.map(({ callout, name, count, note }) => [String(callout), name, count, note]),
    ),
  ]
}

const toTable = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(escape))].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** Words of a fact are words: nothing in them is a sign of Markdown. */
const escape = (text: string) =>
  text
    .replace(/[\\`*_[\]<>|#~]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim()
