import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import {
  addInput,
  addStep,
  copyStep,
  linkSteps,
  moveStep,
  removeStep,
  unlinkSteps,
} from '#app/engines/flows/edit-flow.ts'
import type { Flow } from '#app/engines/flows/flow.ts'
import { straighten } from '#app/engines/flows/order.ts'
import { flowTools } from '#app/kits/asking/flow-tools/flow-tools.ts'
import { notFound } from '#app/platform/request/problem.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { isStorable } from '#app/platform/values/storable.ts'
import { keepVersion, requireFlow, screenOf } from '../keeping/flows-keeping.server.ts'
import { flowOfVersion } from '../running/flow-of-version.server.ts'
import type { FlowInputOf } from './flow-acts.inputs.ts'
import { flowInput } from './flow.inputs.ts'
import { readFlowForm } from './read-flow-form.ts'
import { refuse } from './refuse.ts'

const MOVED_ON =
  'It was changed in another window meanwhile. What you wrote appears here; copy what you need, then load the page again.'
const isCheck = (tool: string): boolean => flowTools().get(tool)?.isCheck === true

/** Keeps the ordered form as the next version, with one change of its build. What cannot run yet is kept all the same. */
export async function saveFlowForm(request: Request, input: FlowInputOf<'save'>, typed: Typed) {
  const { row, key } = await requireFlow(request, input.flow)
  const read = flowInput.safeParse(readFlowForm(input))
  if (!read.success || !isStorable(read.data)) {
    const message = read.success ? 'The text holds characters that cannot be stored.' : read.error.issues[0]!.message
    return refuse(typed, 'steps', message, 400)
  }
  const sent = read.data
  if (row.version !== input.version) return refuse(typed, 'steps', MOVED_ON, 409, sent)
  const changed = change(sent, input)
  if (changed === null) return refuse(typed, 'tool', 'Choose what the step does.', 400, sent)
  const flow =
    row.face === 'recipe' ? { ...changed.flow, steps: straighten(changed.flow.steps, isCheck) } : changed.flow
  const before = await flowOfVersion(row.id, row.version)
  const { title, about } = input
  const isSame = JSON.stringify(before) === JSON.stringify(flow) && row.title === title && row.about === about
  if (!isSame && !(await keepVersion(row, { flow, why: changed.why, title, about })))
    return refuse(typed, 'steps', MOVED_ON, 409, sent)
  const address = to(screenOf(row.face), null, { flow: row.id, part: 'steps', said: isSame ? null : 'saved', key })
  return redirect(changed.at ? `${address}#${changed.at}` : address, 303)
}

/** The flow with one change, why its version came to be, and the part of the page that shows it. Null: no such tool. */
function change(
  flow: Flow,
  { act, tool, behind }: FlowInputOf<'save'>,
): { flow: Flow; why: string; at: string | null } | null {
  const [what = 'save', which = '', ...rest] = act.split(':')
  switch (what) {
    case 'save':
      return { flow, why: 'saved', at: null }
    case 'add': {
      const sign = flowTools().get(tool)
      if (!sign) return null
      const place = flow.steps.some(({ id }) => id === behind)
        ? behind
        : behind === 'start'
          ? null
          : (flow.steps.at(-1)?.id ?? null)
      const added = addStep(flow, sign, place, isCheck)
      const step = added.steps.find(({ id }) => !flow.steps.some((one) => one.id === id))
      return { flow: added, why: `${sign.label} added`, at: step?.id ?? null }
    }
    case 'up':
      return { flow: moveStep(flow, which, -1), why: `${which} moved up`, at: which }
    case 'down':
      return { flow: moveStep(flow, which, 1), why: `${which} moved down`, at: which }
    case 'copy':
      return { flow: copyStep(flow, which), why: `${which} copied`, at: which }
    case 'remove':
      return {
        flow: removeStep(flow, which),
        why: `${which} taken away`,
        at: rest[0] === 'canvas' ? 'canvas' : 'steps',
      }
    case 'put': {
      // From the canvas: the tool and the step it comes after.
      const sign = flowTools().get(which)
      return sign
        ? { flow: addStep(flow, sign, rest[0] || null, isCheck), why: `${sign.label} added`, at: 'canvas' }
        : null
    }
    case 'link':
    case 'unlink': {
      const [to = '', answer] = rest
      const line: Parameters<typeof linkSteps>[1] = {
        from: which,
        to,
        when: answer === 'yes' || answer === 'no' ? answer : null,
      }
      const change = what === 'link' ? linkSteps : unlinkSteps
      return {
        flow: change(flow, line),
        why: `${what === 'link' ? 'line' : 'no line'} from ${which} to ${to}`,
        at: 'canvas',
      }
    }
    case 'add-input':
      return { flow: addInput(flow), why: 'asks for one more thing', at: 'given' }
    case 'remove-input':
      return {
        flow: { ...flow, inputs: flow.inputs.filter((_, n) => String(n) !== which) },
        ...{ why: 'asks for one thing less', at: 'given' },
      }
    default:
      throw notFound('There is no such change.')
  }
}
