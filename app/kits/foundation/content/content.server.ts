import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { assetPath } from '#app/platform/assets.server.ts'
import { env } from '#app/platform/env.server.ts'
import { once } from '#app/platform/once.ts'
import { readFrontMatter } from './front-matter.ts'

/** The parts of the help centre, in their order on the page. */
export const articleGroups = [
  'Start here',
  'Asking',
  'Reading answers',
  'Account and plans',
  'Help',
  'Comfort',
  'Privacy',
  'For operators',
] as const

const text = z.string().min(1)
const list = z.array(text).default([])
const pageFields = z.object({ title: text, summary: text, tags: list, updated: z.iso.date() }).strict()
const articleFields = pageFields.extend({
  group: z.enum(articleGroups),
  order: z.coerce.number().int().positive(),
  related: list,
})
const topicFields = pageFields.extend({ question: text, screens: list, related: list, aliases: list })

type Text = { slug: string; body: string }
/** `related` holds slugs of articles, `updated` is YYYY-MM-DD. */
export type Article = Text & z.output<typeof articleFields>
/**
 * `question` is one to begin with, `screens` holds ids of screens, `related` slugs of articles, `aliases` further slugs
 * that mean this topic.
 */
export type Topic = Text & z.output<typeof topicFields>
export type Page = Text & z.output<typeof pageFields>
export type PageName = 'about-pandas' | 'privacy-policy' | 'terms-of-service'

/** Every help article, by group and its order there. Throws an Error that names a file that is not right. */
export const readArticles = (): readonly Article[] =>
  read('articles', () =>
    readFolder('help', articleFields).sort(
      (a, b) => articleGroups.indexOf(a.group) - articleGroups.indexOf(b.group) || a.order - b.order,
    ),
  )

/** Every topic text, by title. Throws as `readArticles` does. */
export const readTopics = (): readonly Topic[] =>
  read('topics', () => readFolder('topics', topicFields).sort((a, b) => a.title.localeCompare(b.title, 'en')))

export const findArticle = (slug: string): Article | null =>
  readArticles().find((article) => article.slug === slug) ?? null

/** The topic a word means: by its slug or an alias, in any letter case, with spaces or hyphens. */
export function findTopic(word: string): Topic | null {
  const slug = word
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
  return readTopics().find((topic) => topic.slug === slug || topic.aliases.includes(slug)) ?? null
}

/** One of the fixed pages. `{name}` in its text is replaced by the value of that name; an unknown one is an Error. */
export function readPage(name: PageName, values: Readonly<Record<string, string>> = {}): Page {
  const page = read(`page:${name}`, () => readText('pages', `${name}.md`, pageFields))
  return { ...page, body: fillIn(page.body, values, name) }
}

/**
 * Every text of a folder of `app/content` with its checked fields, for a feature that keeps texts of its own there.
 * Throws an Error that names a file that is not right.
 */
export const readOwnTexts = <Fields extends z.ZodType<object>>(
  folder: string,
  fields: Fields,
): readonly (Text & z.output<Fields>)[] => read(`own:${folder}`, () => readFolder(folder, fields))

/** A drawing that belongs to the texts of a folder, as SVG; null for a name that is none. */
export function readOwnFigure(folder: string, name: string): string | null {
  const figures = read(`figures:${folder}`, () => {
    const files = readdirSync(join(folderOf(folder), 'figures')).filter((file) => file.endsWith('.svg'))
    return new Map(
      files.map((file) => [
        file.replace(/\.svg$/, ''),
        readFileSync(join(folderOf(folder), 'figures', file), 'utf8').trim(),
      ]),
    )
  })
  return figures.get(name) ?? null
}

/** Articles by slug, in the order asked for; an unknown slug is left out. */
export const relatedArticles = (slugs: readonly string[]): Article[] => slugs.flatMap((slug) => findArticle(slug) ?? [])

function fillIn(markdown: string, values: Readonly<Record<string, string>>, name: string): string {
  return markdown.replace(/\{([a-zA-Z]+)\}/g, (_, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`The page ${name} needs a value for {${key}}`)
    return value
  })
}

const folderOf = (kind: string) => join(assetPath('content'), kind)

function readFolder<Fields extends z.ZodType<object>>(kind: string, fields: Fields): (Text & z.output<Fields>)[] {
  const files = readdirSync(folderOf(kind)).filter((file) => file.endsWith('.md'))
  return files.map((file) => readText(kind, file, fields))
}

function readText<Fields extends z.ZodType<object>>(
  kind: string,
  file: string,
  fields: Fields,
): Text & z.output<Fields> {
  try {
    const { fields: raw, body } = readFrontMatter(readFileSync(join(folderOf(kind), file), 'utf8'))
    return { slug: file.replace(/\.md$/, ''), body, ...fields.parse(raw) }
  } catch (error) {
    throw new Error(`content/${kind}/${file} can't be read`, { cause: error })
  }
}

/** Texts are read once; while developing every time, so that an edit shows at the next load. */
function read<T>(name: string, make: () => T): T {
  return env().NODE_ENV === 'development' ? make() : once(`content:${name}`, make)
}
