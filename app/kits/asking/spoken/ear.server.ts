import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { hasFfmpeg } from '#app/providers/ffmpeg.server.ts'

/** Who writes down what a visitor says; null where nothing on this server can. */
export async function readEar(member: Parameters<typeof toViewer>[0]) {
  const [ear] = hasFfmpeg() ? await listEngines(toViewer(member), 'transcribe') : []
  return ear ? { label: ear.engine.label, isElsewhere: ear.engine.providerId !== null } : null
}
export type Ear = NonNullable<Awaited<ReturnType<typeof readEar>>>
