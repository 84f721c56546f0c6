/** A program of the machine that adds an engine when it is there. The product never fails for lack of one. */
export type SystemProgram = {
  /** The command, such as `ffmpeg`. */
  name: string
  /** What it adds, in one sentence for the operator. */
  adds: string
  /** Debian packages that bring it. */
  packages: readonly string[]
  /** A tiny self-test: the version when it works, null when it is missing or broken. Takes 2 s at most; never throws. */
  probe(): Promise<{ version: string } | null>
}
