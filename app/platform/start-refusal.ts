/** The exit code for what another try would not mend (EX_CONFIG of sysexits); the start script does not try again. */
const REFUSED = 78

/** A sentence for the operator about why the server cannot start as it was asked to. */
export class StartRefusal extends Error {
  readonly exitCode = REFUSED
}

/** The exit code for an error at start; refusals come from several bundles, so the field tells them. */
export const exitCodeOf = (error: unknown): number =>
  (error as Partial<StartRefusal> | null)?.exitCode === REFUSED ? REFUSED : 1
