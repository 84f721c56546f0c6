import type { ContentTool } from './content-tool.ts'
import { altText } from './tools/alt-text.server.ts'
import { bullets, prose } from './tools/bullets.server.ts'
import { cite } from './tools/cite.server.ts'
import { faq } from './tools/faq.server.ts'
import { glossary } from './tools/glossary.server.ts'
import { headlines } from './tools/headlines.server.ts'
import { keywords } from './tools/keywords.server.ts'
import { meta } from './tools/meta.server.ts'
import { outline } from './tools/outline.server.ts'
import { readability } from './tools/readability.server.ts'
import { rewrite } from './tools/rewrite.server.ts'
import { shorten } from './tools/shorten.server.ts'
import { social } from './tools/social.server.ts'
import { summarise } from './tools/summarise.server.ts'
import { tone } from './tools/tone.server.ts'
import { translate } from './tools/translate.server.ts'

/** Every tool of the screen, in the order of its list. */
export const contentTools: readonly ContentTool[] = [
  ...[summarise, shorten, rewrite, translate, bullets, prose, outline, faq, glossary],
  ...[headlines, keywords, social, meta, altText, cite, readability, tone],
]

export const findTool = (id: string): ContentTool | null => contentTools.find((one) => one.id === id) ?? null

/** What a tool was told, with what it takes where it was told nothing; a value out of bounds is put within. */
export function optionsOf({ options }: ContentTool, told: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    options.map((option) => {
      const value = told[`option-${option.id}`]
      if (option.kind === 'choice')
        return [option.id, typeof value === 'string' && Object.hasOwn(option.choices, value) ? value : option.otherwise]
      const number = Math.round(Number(value))
      const isNumber = typeof value === 'string' && value.trim() !== '' && Number.isFinite(number)
      return [option.id, String(isNumber ? Math.min(option.most, Math.max(option.least, number)) : option.otherwise)]
    }),
  )
}
