import { readFields } from '#app/platform/request/fields.server.ts'
import { checkForm } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { requireDocument, saveEdit } from './documents.server.ts'
import { editorInputs } from './editor.inputs.ts'

const spendSave = createRateLimit('text-editor-calls', { points: 240, windowS: 60 })

/** The save of a page with JavaScript: the same as its form, answered as data. */
export async function saveCall(request: Request, id: string, network: string): Promise<Response> {
  await requireDocument(request, id)
  const waitS = await spendSave(network)
  if (waitS > 0) return Response.json({ message: tooManyAtOnce('saves', waitS) }, overLimit(waitS))
  const form = checkForm({ ...(await readFields(request)), id }, editorInputs)
  if (form.problem || form.input.do !== 'save')
    return Response.json(
      { message: Object.values(form.problem?.errors ?? {})[0] ?? 'That is no save.' },
      { status: 400 },
    )
  const { version, title, text, folder, goal } = form.input
  return Response.json(await saveEdit(id, version, { title, text, folder, goal }))
}
