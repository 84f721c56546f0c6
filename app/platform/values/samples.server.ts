import { once } from '../once.ts'

/** A sample lies in the first of these it does not exceed, in milliseconds; what is longer lies in one more. */
export const SAMPLE_BOUNDS_MS = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 30_000, 60_000] as const
/** Beyond so many different subjects between two readings a sample counts for `other`. */
const MAX_SUBJECTS = 300

export type SampleKind = 'route' | 'engine'
/** Added up since the last reading. `buckets` has one place more than there are bounds. */
export type Sample = {
  kind: SampleKind
  subject: string
  calls: number
  errors: number
  refusals: number
  buckets: number[]
}

const kept = () => once('samples', () => new Map<string, Sample>())

/** Counts one call or use. `ms` is null for what is open as long as its reader likes. */
export function addSample(
  kind: SampleKind,
  subject: string,
  { outcome, ms }: { outcome: 'done' | 'refusal' | 'error'; ms: number | null },
): void {
  const sample = sampleOf(kind, subject)
  sample.calls++
  if (outcome === 'error') sample.errors++
  if (outcome === 'refusal') sample.refusals++
  if (ms !== null) sample.buckets[bucketOf(ms)]!++
}

function sampleOf(kind: SampleKind, subject: string): Sample {
  const samples = kept()
  const key = `${kind} ${subject}`
  const known = samples.get(key)
  if (known) return known
  if (samples.size >= MAX_SUBJECTS && subject !== 'other') return sampleOf(kind, 'other')
  const buckets = Array.from({ length: SAMPLE_BOUNDS_MS.length + 1 }, () => 0)
  const made: Sample = { kind, subject, calls: 0, errors: 0, refusals: 0, buckets }
  samples.set(key, made)
  return made
}

function bucketOf(ms: number): number {
  const place = SAMPLE_BOUNDS_MS.findIndex((bound) => ms <= bound)
  return place === -1 ? SAMPLE_BOUNDS_MS.length : place
}

/** What was added up since the last reading; the next one begins at nothing. */
export function takeSamples(): Sample[] {
  const taken = [...kept().values()]
  kept().clear()
  return taken
}

/** Puts samples back that could not be kept. */
export function returnSamples(samples: readonly Sample[]): void {
  for (const { kind, subject, calls, errors, refusals, buckets } of samples) {
    const sample = sampleOf(kind, subject)
    sample.calls += calls
    sample.errors += errors
    sample.refusals += refusals
    buckets.forEach((count, place) => (sample.buckets[place]! += count))
  }
}
