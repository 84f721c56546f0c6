import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { once } from './once.ts'
import { addSample } from './values/samples.server.ts'
import { toTable } from './table.ts'

/** A provider of a member's own has an id of its own: beyond so many different values a label says `other`. */
const MAX_LABEL_VALUES = 400
const SECONDS_OF_WORK = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]
const SECONDS_OF_REQUESTS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** All that is counted in this process, also where server and app each bring a copy of this file. */
export const registry = () => once('metrics', () => new Registry())

/** Memory, processor, event loop and garbage of the process; they are watched from here on. */
export const watchProcess = () => once('metrics-process', () => collectDefaultMetrics({ register: registry() }))

type Words<Label extends string> = { name: string; help: string; labels?: readonly Label[] }
type Values<Label extends string> = Partial<Record<Label, string>>

/** Counts what happened: `count({ outcome: 'sent' })`. Names are made once and kept over development reloads. */
export function counter<Label extends string = never>({ name, help, labels = [] }: Words<Label>) {
  const metric = () =>
    once(`metric:${name}`, () => new Counter({ name, help, labelNames: [...labels], registers: [registry()] }))
  return (values: Values<Label> = {}, by = 1) => metric().inc(bounded(name, values), by)
}

/** A number that goes up and down. */
export function gauge<Label extends string = never>({ name, help, labels = [] }: Words<Label>) {
  const metric = () =>
    once(`metric:${name}`, () => new Gauge({ name, help, labelNames: [...labels], registers: [registry()] }))
  return (values: Values<Label>, value: number) => metric().set(bounded(name, values), value)
}

/** A number that is read whenever somebody asks for the metrics, from the call of this function on. */
export function readGauge<Label extends string>(
  { name, help, labels = [] }: Words<Label>,
  read: () => [Values<Label>, number][],
): void {
  once(
    `metric:${name}`,
    () =>
      new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [registry()],
        collect() {
          for (const [values, value] of read()) this.set(bounded(name, values), value)
        },
      }),
  )
}

/** How long things took, in seconds. */
function histogram<Label extends string = never>({
  name,
  help,
  labels = [],
  buckets = SECONDS_OF_WORK,
}: Words<Label> & { buckets?: number[] }) {
  const metric = () =>
    once(
      `metric:${name}`,
      () => new Histogram({ name, help, labelNames: [...labels], buckets, registers: [registry()] }),
    )
  return (values: Values<Label>, seconds: number) => metric().observe(bounded(name, values), seconds)
}

const seen = () => once('metric-labels', () => new Map<string, Set<string>>())

function bounded<Label extends string>(name: string, values: Values<Label>): Record<Label, string> {
  const kept: Record<string, string> = toTable()
  for (const [label, value] of Object.entries(values) as [string, string][])
    kept[label] = keep(`${name} ${label}`, value)
  return kept as Record<Label, string>
}

function keep(key: string, value: string): string {
  const known = seen().get(key) ?? new Set<string>()
  seen().set(key, known)
  if (known.has(value)) return value
  if (known.size >= MAX_LABEL_VALUES) return 'other'
  known.add(value)
  return value
}

const requests = histogram({
  name: 'frenly_http_request_duration_seconds',
  help: 'Requests by the route that answered them.',
  labels: ['method', 'route', 'status'],
  buckets: SECONDS_OF_REQUESTS,
})
const uses = histogram({
  name: 'frenly_engine_use_duration_seconds',
  help: 'Uses of engines by how they ended.',
  labels: ['engine', 'port', 'outcome'],
})
const jobs = histogram({
  name: 'frenly_job_duration_seconds',
  help: 'Jobs by how they ended.',
  labels: ['kind', 'state'],
})
const waitingJobs = gauge({ name: 'frenly_jobs_waiting', help: 'Jobs that wait for a hand.', labels: ['kind'] })
const disk = gauge({
  name: 'frenly_disk_bytes',
  help: 'The disk that holds DATA_DIR: what is free for this server, and all of it.',
  labels: ['what'],
})
const mails = counter({ name: 'frenly_mails_total', help: 'Mails by what became of them.', labels: ['outcome'] })
const pages = counter({
  name: 'frenly_page_cache_total',
  help: 'Pages for guests by where they came from.',
  labels: ['outcome'],
})
const drawn = counter({
  name: 'frenly_drawn_pages_total',
  help: 'Other pages by whether the same was drawn before.',
  labels: ['outcome'],
})

/** Ends of a use that say nothing about the engine's health. */
const NOBODYS_FAULT = ['refused', 'unable', 'cancelled', 'unaffordable']
const MS_PER_S = 1_000

/** What the product counts, by name. `seconds` of work that never began is 0. */
export const metrics = {
  request: (method: string, route: string, status: string, seconds: number, isStream = false) => {
    requests({ method, route, status }, seconds)
    addSample('route', route, {
      outcome: status === '5xx' ? 'error' : status === '4xx' ? 'refusal' : 'done',
      ms: isStream ? null : seconds * MS_PER_S,
    })
  },
  engineUse: (engine: string, port: string, outcome: string, seconds: number) => {
    uses({ engine, port, outcome }, seconds)
    addSample('engine', engine, {
      outcome: outcome === 'done' ? 'done' : NOBODYS_FAULT.includes(outcome) ? 'refusal' : 'error',
      ms: seconds * MS_PER_S,
    })
  },
  jobEnded: (kind: string, state: string, seconds: number) => jobs({ kind, state }, seconds),
  jobsWaiting: (kind: string, count: number) => waitingJobs({ kind }, count),
  disk: (freeBytes: number, sizeBytes: number) => {
    disk({ what: 'free' }, freeBytes)
    disk({ what: 'size' }, sizeBytes)
  },
  mail: (outcome: string) => mails({ outcome }),
  drawnPages: (outcome: 'hit' | 'miss') => drawn({ outcome }),
  pageCache: (outcome: 'hit' | 'miss' | 'shared' | 'passed') => pages({ outcome }),
}
