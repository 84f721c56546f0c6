import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { toFailure } from '#app/providers/engine.ts'
import { toPlain, toQuote, toWork, type AllyJob, type AllyTask, type AllyWork } from '../ally-job.ts'

const names = new Intl.DisplayNames(['en'], { type: 'language' })
const codes =
  'ar bg bn ca cs da de el en eo es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv mk ms nb nl pl pt ro ru sk sl sq sr sv sw th tr uk ur vi zh'.split(
    ' ',
  )
const byName = new Map(codes.map((code) => [(names.of(code) ?? code).toLowerCase(), code]))

/** The language after "into", "to" or "in", by its English name. */
function findTarget(question: string): string | null {
  for (const [, name = ''] of question.matchAll(/\b(?:into|to|in)\s+([\p{L}]+)/giu)) {
    const code = byName.get(name.toLowerCase())
    if (code) return code
  }
  return null
}

/** Translates where there is an engine for the pair; else says which language the text is in. */
export const translate: AllyJob = async (task) => {
  const { run, question, material, signal } = task
  const to = findTarget(question)
  if (to === null) return toWork('Into which language? Say for example “Into Spanish: The library opens at nine.”')
  const engines = await listEngines(run.viewer, 'translate')
  if (engines.length === 0) return withoutEngine(task, to)
  try {
    const { result, listed, costMicros } = await useBest(
      run,
      'translate',
      { text: material, from: null, to },
      { signal },
    )
    const note = result.note ? `\n\n${toPlain(result.note)}` : ''
    return toWork(
      `From ${names.of(result.from) ?? result.from} into ${names.of(to) ?? to}:\n\n${toQuote(result.text)}${note}`,
      { engines: [listed.engine.label], hasFound: true, costMicros },
    )
  } catch (error) {
    const { kind, message } = toFailure(error)
    if (kind !== 'unable') throw error
    return toWork(toPlain(message), { engines: engines.map(({ engine }) => engine.label) })
  }
}

async function withoutEngine({ run, material, signal }: AllyTask, to: string): Promise<AllyWork> {
  const { result, listed } = await useBest(run, 'detect', { text: material }, { signal })
  const [likely] = result.languages
  const from = likely
    ? `The text is ${result.isCertain ? '' : 'probably '}in ${names.of(likely.code) ?? likely.code}. `
    : ''
  return toWork(
    `${from}I cannot put it into ${names.of(to) ?? to}: no translation engine is on this server. ` +
      'Whoever runs it can add Apertium or connect a language model.',
    { engines: [listed.engine.label] },
  )
}
