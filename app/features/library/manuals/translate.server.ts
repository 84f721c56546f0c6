import type { ManualLanguage, ManualTexts } from '#app/database/tables/learn/manuals.ts'
import { toRefusal } from '#app/kits/asking/engines/failure-init.ts'
import { beginRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { readFacts, type Facts } from './facts.ts'
import type { ManualRow } from './manuals.store.server.ts'

const LIMIT_MS = 90_000

/** A draft of the facts in another language, by the first engine that translates; keys, figures and severity stay as they are. */
export async function draftLanguage(
  { member, network }: { member: CurrentUser; network: string },
  { texts, language, version }: Pick<ManualRow, 'texts' | 'language' | 'version'>,
  code: string,
  signal: AbortSignal,
): Promise<ManualLanguage | { message: string; init: number | ResponseInit }> {
  const begun = await beginRun({ member, network }, { screen: 'manual' })
  if (!begun.isDone) return { message: toCapWords(begun.quota, false), init: overLimit(toResetS(begun.quota)) }
  const limited = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)])
  let by = ''
  const translate = async (text: string): Promise<string> => {
    if (!/\p{L}/u.test(text)) return text
    const { result, listed } = await useBest(
      begun.value,
      'translate',
      { text, from: language, to: code },
      { signal: limited },
    )
    by = listed.engine.label
    return result.text.replace(/[\n|]+/g, ' ').trim()
  }
  try {
    const drafted = await translateFacts(readFacts(texts).facts, translate)
    return { texts: drafted, isDraft: true, by, of: version }
  } catch (error) {
    return toRefusal(error)
  }
}

async function translateFacts(facts: Facts, translate: (text: string) => Promise<string>): Promise<ManualTexts> {
  const all = async <T>(items: readonly T[], write: (item: T) => Promise<string>) => {
    const lines: string[] = []
    for (const item of items) lines.push(await write(item))
    return lines.join('\n')
  }
  return {
    about: facts.about ? await translate(facts.about) : '',
    parts: await all(
      facts.parts,
      async ({ key, name, count, note }) => `${key}: ${await translate(name)} | ${count} | ${await translate(note)}`,
    ),
    specs: await all(facts.specs, async ({ key, name, value }) => `${key}: ${await translate(name)} | ${value}`),
    warnings: await all(
      facts.warnings,
      async ({ key, level, hazard, consequence, avoid }) =>
        `${key}: ${level} | ${await translate(hazard)} | ${await translate(consequence)} | ${await translate(avoid)}`,
    ),
    tasks: await all(
      facts.tasks,
      async ({ title, steps }) =>
        `# ${await translate(title)}\n${await all(steps, async ({ text, warnings }) => `- ${warnings.map((key) => `[!${key}] `).join('')}${await translate(text)}`)}`,
    ),
    troubles: await all(
      facts.troubles,
      async ({ symptom, cause, remedy }) =>
        `${await translate(symptom)} | ${await translate(cause)} | ${await translate(remedy)}`,
    ),
  }
}
