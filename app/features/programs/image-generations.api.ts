import type { ActionFunctionArgs } from '@remix-run/node'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { beginRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readJson } from '#app/platform/request/fields.server.ts'
import { toFailure } from '#app/providers/engine.ts'
import { requireKeyOwner } from './caller.server.ts'
import { imageInputs } from './image-generations.inputs.ts'
import { errorResponse, failureResponse } from './openai-error.ts'

const MS_PER_S = 1_000

export const loader = () => errorResponse(405, { message: 'Ask for pictures with POST.' }, { Allow: 'POST' })

/** `POST /v1/images/generations`, in OpenAI's shape: one run of the owner of the key. What the prompt's words did stands beside. */
export async function action({ request, context }: ActionFunctionArgs) {
  const owner = await requireKeyOwner(request, context.network)
  const read = imageInputs.safeParse(await readJson(request).catch(() => undefined))
  if (!read.success) {
    const [issue] = read.error.issues
    const param = issue?.path.join('.') || null
    return errorResponse(400, { message: `${param ?? 'The body'}: ${issue?.message ?? 'is not JSON'}`, param })
  }
  const { prompt, model, n, size, style = null, seed = null } = read.data
  const engines = await listEngines(toViewer(owner), 'draw')
  if (model && !engines.some(({ engine }) => engine.id === model))
    return errorResponse(404, {
      message: `There is no model ${model} for you here.`,
      code: 'model_not_found',
      param: 'model',
    })
  const start = { screen: 'programs', apiKeyId: owner.keyId }
  const begun = await beginRun({ member: owner, network: context.network }, start)
  if (!begun.isDone) {
    const headers = { 'Retry-After': String(toResetS(begun.quota)), 'x-should-retry': 'false' }
    const code = 'insufficient_quota'
    return errorResponse(429, { message: toCapWords(begun.quota, false), type: code, code }, headers)
  }
  try {
    const wish = { prompt, style, ...size, seed, count: n ?? 1 }
    const used = await useBest(begun.value, 'draw', wish, { engineId: model ?? null, signal: request.signal })
    return Response.json(toAnswer(used), { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    return failureResponse(toFailure(error))
  }
}

function toAnswer({ result, listed, costMicros }: Awaited<ReturnType<typeof useBest<'draw'>>>) {
  const { pictures, understood, ignored } = result
  return {
    created: Math.floor(clock.now().getTime() / MS_PER_S),
    data: pictures.map(({ bytes, seed, svg }) => ({ b64_json: Buffer.from(bytes).toString('base64'), seed, svg })),
    model: listed.engine.id,
    evidence: {
      engine: listed.engine.id,
      version: listed.engine.version,
      understood,
      ignored,
      cost_micros: costMicros,
    },
  }
}
