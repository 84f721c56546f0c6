/** What a self-test found. `broken`: it is here and does not work; `missing`: it, or data it needs, is not here. */
export type Probe =
  | { state: 'works'; version: string | null }
  | { state: 'missing'; why: string | null }
  | { state: 'broken'; why: string }

/** A program of the machine that adds an engine when it is there. The product never fails for lack of one. */
export type SystemProgram = {
  /** The command, such as `ffmpeg`. */
  name: string
  /** What it adds, in one sentence for the operator. */
  adds: string
  /** Debian packages that bring it. */
  packages: readonly string[]
  /** A tiny self-test. Takes PROBE_LIMIT_MS at most; throws nothing but the reason of its signal. */
  probe(signal?: AbortSignal): Promise<Probe>
}

/** A program that has not said a word by then would help nobody; a busy machine is given its time. */
export const PROBE_LIMIT_MS = 10_000

/** Brings the packages to a Debian machine. */
export const toInstallWords = (packages: readonly string[]): string =>
  `apt-get install --yes --no-install-recommends ${packages.join(' ')}`
