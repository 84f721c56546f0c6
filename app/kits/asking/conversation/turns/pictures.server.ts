import { findEngine, listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { findAnyFile, readFile } from '#app/kits/foundation/files/files.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import { log } from '#app/platform/log.server.ts'
import type { Media, Ports } from '#app/providers/ports.ts'
import { saveAttachment, type AttachmentRow } from '../conversations.store.server.ts'
import type { Voice } from '../voices.server.ts'

const LANGUAGES = ['en']

/** Whether the model of a voice looks at pictures itself. */
export const canSee = async (run: Run, { model }: Pick<Voice, 'model'>): Promise<boolean> =>
  model !== null && (await findEngine(run.viewer, 'see', model.engine.id)) !== null

/** The bytes of an attached picture; null when it is gone. */
export async function readPicture({ fileId }: AttachmentRow): Promise<Media | null> {
  const file = fileId === null ? null : await findAnyFile(fileId)
  if (!file) return null
  try {
    return { bytes: await readFile(file), type: file.type }
  } catch (error) {
    log.warn({ err: error }, 'a picture of a conversation could not be read')
    return null
  }
}

/**
 * Says in words what is on a picture and which words stand on it, once, and writes that down for whoever cannot see. Only
 * engines of this machine look: nobody chose a company to show it to.
 */
export async function describePicture(run: Run, row: AttachmentRow, signal: AbortSignal): Promise<void> {
  const picture = await readPicture(row)
  if (!picture) return void (await saveAttachment(row.id, { note: 'The picture is gone.' }))
  const [seen, read] = await Promise.all([
    useBuiltIn(run, 'see', { picture, question: null }, signal),
    useBuiltIn(run, 'read', { picture, languages: LANGUAGES }, signal),
  ])
  if (signal.aborted) throw signal.reason
  const words = read?.result.text.trim() ?? ''
  const text = [seen ? `On the picture: ${seen.result.text}` : '', words === '' ? '' : `Words on it: ${words}`]
  const by = [
    seen ? `looked at by ${seen.label}` : 'nobody here could look at it',
    words !== '' && read ? `its words read by ${read.label}` : 'no words found on it',
  ]
  await saveAttachment(row.id, { text: text.filter(Boolean).join('\n\n'), note: `A picture, ${by.join(', ')}.` })
}

/** The first engine of this machine that does the work; null when none does. */
async function useBuiltIn<Port extends 'see' | 'read'>(
  run: Run,
  port: Port,
  input: Ports[Port]['input'],
  signal: AbortSignal,
) {
  const engines = (await listEngines(run.viewer, port)).filter(({ engine }) => engine.providerId === null)
  for (const listed of engines) {
    try {
      return { ...(await useEngine(run, listed, input, { signal })), label: listed.engine.label }
    } catch (error) {
      log.warn({ err: error, engine: listed.engine.id }, 'a picture of a conversation was not looked at')
    }
  }
  return null
}
