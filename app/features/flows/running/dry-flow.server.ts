import { dryRun } from '#app/engines/flows/dry-run.ts'
import type { Flow, Value } from '#app/engines/flows/flow.ts'
import { workPure } from '#app/engines/flows/text-steps.ts'
import { holdFor } from '#app/kits/asking/engines/price.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import type { Viewer } from '#app/kits/asking/engines/viewer.ts'
import { flowTools } from '#app/kits/asking/flow-tools/flow-tools.ts'
import { toMostUnits } from '#app/kits/asking/runs/most-units.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import type { Ports, PortName } from '#app/providers/ports.ts'
import type { FlowRow } from '../keeping/flows.store.server.ts'
import { createFlowRun, createStep } from '../keeping/runs.store.server.ts'
import { signsHere } from './flow-of-version.server.ts'
import { WHOLE } from './step-states.ts'

/** What a port would be asked with a text, for its price. */
function toAsked(port: PortName, text: string): Ports[PortName]['input'] | null {
  const asked: Partial<{ [Port in PortName]: Ports[Port]['input'] }> = {
    answer: { question: text },
    write: { messages: [{ role: 'user', text }] },
    summarise: { text, sentences: 4 },
    polish: { text, tone: 'plain' },
    translate: { text, from: null, to: 'es' },
    detect: { text },
    speak: { text, voice: null, speed: 1, pitch: 1, format: 'wav' },
    draw: { prompt: text, style: null, width: 768, height: 768, seed: null, count: 1 },
    search: { query: text, count: 5, language: null },
  }
  return asked[port] ?? null
}

/** The most one doing of a tool is likely to cost, and who would do it; null where a price is not known. */
async function priceOf(ports: readonly PortName[], text: string, viewer: Viewer) {
  const [port] = ports
  if (!port) return { micros: 0, by: '' }
  const [first] = await listEngines(viewer, port)
  if (!first) return { micros: 0, by: null }
  const asked = toAsked(port, text)
  const micros = first.isOwn ? 0 : first.price && asked ? holdFor(first.price, toMostUnits(port, asked)) : null
  return { micros, by: first.engine.label }
}

/** Goes through a version without doing anything, and keeps what would be done as a run of its own. Gives its id. */
export async function dryFlow(
  row: FlowRow,
  { flow, version, given, viewer }: { flow: Flow; version: number; given: Record<string, Value>; viewer: Viewer },
): Promise<string> {
  const signs = signsHere()
  const dry = dryRun(flow, new Map(Object.entries(given)), signs, workPure)
  const priced = await Promise.all(
    dry.map(({ step, fields }) => {
      const tool = flowTools().get(flow.steps.find(({ id }) => id === step)?.tool ?? '')
      return priceOf(tool?.ports ?? [], Object.values(fields).join('\n'), viewer)
    }),
  )
  const id = createSecretId()
  const now = clock.now()
  await createFlowRun({
    ...{ id, flowId: row.id, version, kind: 'dry', state: 'done', startedBy: 'by hand', given },
    ...{ createdAt: now, finishedAt: now },
  })
  for (const [n, one] of dry.entries()) {
    const tool = flowTools().get(flow.steps.find((step) => step.id === one.step)?.tool ?? '')
    const { micros, by } = priced[n]!
    const times = one.times ?? 1
    await createStep({
      ...{ id: createSecretId(), runId: id, step: one.step, item: WHOLE, fields: one.fields, value: one.value },
      ...{ state: one.fate === 'skipped' ? 'skipped' : 'done', by: by ?? '', tries: 0 },
      notes: [
        ...(one.fate === 'maybe' ? ['Only if the answer before it fits.'] : []),
        ...(one.fate === 'skipped' ? ['Left out: the answer before it does not fit.'] : []),
        ...(one.times === null ? ['Once for each item; how many shows when it runs.'] : []),
        ...(one.times !== null && one.times !== 1
          ? [`${one.times} times, once for each item. The first is shown.`]
          : []),
        ...(tool?.effect ? [`It ${tool.effect}. Not done in a dry run.`] : []),
        ...(by === null ? ['No engine of this server can do this yet.'] : []),
      ],
      costMicros: one.fate === 'skipped' ? 0 : micros === null ? null : micros * times,
      startedAt: new Date(now.getTime() + n),
      endedAt: now,
    })
  }
  return id
}
