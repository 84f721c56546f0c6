import { transform } from 'esbuild'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextOf, type StepState } from './advance.ts'
import { checkFlow } from './check-flow.ts'
import { diffFlows } from './diff-flows.ts'
import { dryRun } from './dry-run.ts'
import { linkSteps, unlinkSteps } from './edit-flow.ts'
import type { Flow, FlowStep, ToolSign, Value } from './flow.ts'
import { ancestorsOf, orderOf } from './order.ts'
import { fillPlaces, placesIn, soloPlace } from './places.ts'
import { faultOfSchedule, timesAfter } from './schedule.ts'
import { pureSteps, says, workPure } from './text-steps.ts'
import { toTypeScript } from './to-code.ts'

const translate: ToolSign = {
  id: 'translate',
  label: 'Translate',
  gives: 'text',
  fields: [
    { name: 'text', label: 'Text', kind: 'text' },
    { name: 'to', label: 'Into', kind: 'choice', choices: [{ value: 'es', label: 'Spanish' }] },
  ],
}
const signs = new Map<string, ToolSign>([...pureSteps, translate].map((one) => [one.id, one]))

const step = (id: string, tool: string, fields: Record<string, string>, rest: Partial<FlowStep> = {}): FlowStep => ({
  ...{ id, tool, title: '', after: [], needs: 'all', each: '', fields },
  ...rest,
})
const behind = (...ids: string[]) => ids.map((one) => ({ step: one, when: null }))
const ask = { name: 'text', label: 'Text', kind: 'text', usual: '' } as const

const branching: Flow = {
  inputs: [ask],
  steps: [
    step('s1', 'check', { text: '{{text}}', question: 'holds', than: 'urgent' }),
    step('s2', 'words', { text: 'Now: {{text}}' }, { after: [{ step: 's1', when: 'yes' }] }),
    step('s3', 'words', { text: 'Later: {{text}}' }, { after: [{ step: 's1', when: 'no' }] }),
    step('s4', 'words', { text: '{{s2}}{{s3}}!' }, { after: behind('s2', 's3'), needs: 'any' }),
  ],
}

/** Carries a flow of pure steps out as a run does. */
function carryOut(flow: Flow, given: Record<string, Value>): Map<string, StepState> {
  const states = new Map<string, StepState>()
  const values = new Map<string, Value>(Object.entries(given))
  for (let turn = 0; turn < 500; turn += 1) {
    const next = nextOf(flow, states)
    if (next.does === 'end' || next.does === 'wait') return states
    if (next.does === 'skip') states.set(next.step.id, { state: 'skipped', why: next.why })
    else {
      const fields = Object.fromEntries(
        Object.entries(next.step.fields).map(([name, text]) => [name, fillPlaces(text, values)]),
      )
      const value = workPure(next.step.tool, fields) ?? ''
      values.set(next.step.id, value)
      states.set(next.step.id, { state: 'done', value })
    }
  }
  throw new Error('It does not end')
}

test('a check decides which way is taken, and the ways meet again', () => {
  expect(checkFlow(branching, signs)).toEqual([])
  const urgent = carryOut(branching, { text: 'URGENT: call' })
  expect(urgent.get('s3')).toEqual({ state: 'skipped', why: 's1 did not say “no”.' })
  expect(urgent.get('s4')).toEqual({ state: 'done', value: 'Now: URGENT: call!' })
  expect(carryOut(branching, { text: 'tea' }).get('s4')).toEqual({ state: 'done', value: 'Later: tea!' })
})

test('circles, unknown places, later steps and missing fields are named at their place', () => {
  const wrong: Flow = {
    inputs: [ask, ask],
    steps: [
      step('s1', 'words', { text: '{{s2}} {{nobody}}' }, { after: behind('s3') }),
      step('s2', 'translate', { text: '', to: 'xx' }, { after: behind('s1') }),
      step('s3', 'words', { text: '{{item}}' }, { after: behind('s2') }),
      step('s4', 'gone', {}, { after: [{ step: 's9', when: null }] }),
      step('s5', 'words', { text: 'x' }, { after: [{ step: 's1', when: 'yes' }], each: 'nothing' }),
    ],
  }
  const faults = checkFlow(wrong, signs).map((fault) => `${fault.step ?? '-'} ${fault.field}`)
  expect(faults).toEqual([
    ...['- input.1', 's1 after', 's2 after', 's3 after', 's1 text', 's2 text', 's2 to', 's3 text', 's4 tool'],
    ...['s5 after', 's5 each'],
  ])
})

test('an order holds whatever lines there are, and what is in a circle is never done', () => {
  const graphs = fc.array(fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(graphs, (lines) => {
      const steps = lines.map((after, n) =>
        step(`s${n + 1}`, 'words', { text: 'x' }, { after: behind(...after.map((id) => `s${id}`)) }),
      )
      const { ordered, circle } = orderOf(steps)
      expect([...ordered.map(({ id }) => id), ...circle].sort()).toEqual(steps.map(({ id }) => id).sort())
      const known = new Set(steps.map(({ id }) => id))
      ordered.forEach(({ after }, at) => {
        const behindIt = ordered.slice(0, at).map(({ id }) => id)
        expect(after.every(({ step: id }) => !known.has(id) || behindIt.includes(id))).toBe(true)
      })
      const before = ancestorsOf(steps)
      expect(ordered.some(({ id }) => before.get(id)!.has(id))).toBe(false)
      const faults = checkFlow({ inputs: [], steps }, signs)
      if (faults.length === 0) {
        const states = carryOut({ inputs: [], steps }, {})
        expect(states.size).toBe(steps.length)
      } else if (circle.length > 0) expect(faults.some(({ field }) => field === 'after')).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('a failed step holds up what comes after it and nothing else', () => {
  const states = new Map<string, StepState>([['s1', { state: 'failed' }]])
  const flow: Flow = {
    inputs: [],
    steps: [
      step('s1', 'words', { text: 'a' }),
      step('s2', 'words', { text: 'b' }, { after: behind('s1') }),
      step('s3', 'words', { text: 'c' }),
    ],
  }
  expect(nextOf(flow, states)).toMatchObject({ does: 'step', step: { id: 's3' } })
  states.set('s3', { state: 'done', value: 'c' })
  expect(nextOf(flow, states)).toEqual({ does: 'end' })
  states.set('s1', { state: 'waiting' })
  expect(nextOf(flow, states)).toEqual({ does: 'wait' })
})

test('what is filled in is not read for places again', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (text, other) => {
      const filled = fillPlaces(
        'a {{one}} {{two}} z',
        new Map([
          ['one', text],
          ['two', other],
        ]),
      )
      expect(filled).toBe(`a ${text} ${other} z`)
    }),
  )
  expect(placesIn('{{a}} {{ b2 }} {{a}} {{B}} {{}}')).toEqual(['a', 'b2'])
  expect([soloPlace(' {{s1}} '), soloPlace('x {{s1}}'), soloPlace('none')]).toEqual(['s1', null, null])
})

test('a dry run works out what it can, and lets a sign stand for the rest', () => {
  const flow: Flow = {
    inputs: [ask],
    steps: [
      step('s1', 'split', { text: '{{text}}', by: 'lines', most: '20' }),
      step('s2', 'translate', { text: '{{item}}', to: 'es' }, { after: behind('s1'), each: 's1' }),
      step('s3', 'check', { text: '{{s2}}', question: 'filled' }, { after: behind('s2') }),
      step('s4', 'join', { list: '{{s2}}', as: 'bullets' }, { after: [{ step: 's3', when: 'yes' }] }),
    ],
  }
  expect(checkFlow(flow, signs)).toEqual([])
  const dry = dryRun(flow, new Map([['text', 'one\ntwo\nthree']]), signs, workPure)
  expect(dry.map(({ step: id, times, isKnown, fate }) => [id, times, isKnown, fate])).toEqual([
    ['s1', 1, true, 'done'],
    ['s2', 3, false, 'done'],
    ['s3', 1, false, 'done'],
    ['s4', 1, false, 'maybe'],
  ])
  expect(dry[1]!.fields['text']).toBe('one')
  const known = dryRun(branching, new Map([['text', 'tea']]), signs, workPure)
  expect(known.map(({ fate }) => fate)).toEqual(['done', 'skipped', 'done', 'done'])
})

test('versions tell what changed', () => {
  const after: Flow = {
    inputs: [{ ...ask, label: 'A mail' }],
    steps: [
      branching.steps[1]!,
      { ...branching.steps[0]!, fields: { text: '{{text}}', question: 'holds', than: 'today' } },
    ],
  }
  const changes = diffFlows(branching, after, signs).map(({ about, what }) => `${about}: ${what}`)
  expect(changes).toEqual([
    'Asked for: text: Label',
    's3 Put words together: Taken away',
    's4 Put words together: Taken away',
    's1 Check: Words or number',
    'Steps: In another order',
  ])
  expect(diffFlows(after, after, signs)).toEqual([])
})

test('the exported module runs outside, with tools of its own', async () => {
  const flow: Flow = {
    inputs: [ask],
    steps: [
      ...branching.steps,
      step('s5', 'split', { text: '{{text}}', by: 'commas', most: '9' }),
      step('s6', 'translate', { text: '{{number}} `${x}` {{item}} \\', to: 'es' }, { after: behind('s5'), each: 's5' }),
    ],
  }
  const { code } = await transform(toTypeScript('A “title”\nof two lines', flow, signs), {
    loader: 'ts',
    format: 'esm',
  })
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    run: (given: object, tools: object) => Promise<Record<string, Value>>
  }
  const tools = {
    ...Object.fromEntries(
      pureSteps.map(({ id, work }) => [id, async (fields: Record<string, string>) => work(fields)]),
    ),
    translate: async ({ text = '' }) => text.toUpperCase(),
  }
  const done = await module.run({ text: 'urgent, tea' }, tools)
  expect(done).toMatchObject({ s4: 'Now: urgent, tea!', s6: ['1 `${X}` URGENT \\', '2 `${X}` TEA \\'] })
  expect(done).not.toHaveProperty('s3')
})

test('pure steps do what they say', () => {
  const work = (tool: string, fields: Record<string, string>) => workPure(tool, fields)
  expect(work('split', { text: 'a\n\n b \nc', by: 'lines', most: '2' })).toEqual(['a', 'b'])
  expect(work('split', { text: 'Tea is hot. It helps!', by: 'sentences', most: '20' })).toEqual([
    'Tea is hot.',
    'It helps!',
  ])
  expect(work('join', { list: 'a\nb', as: 'numbers' })).toBe('1. a\n2. b')
  expect(work('keep', { list: 'price 5\nprice 50', question: 'above', than: '10' })).toEqual(['price 50'])
  expect(work('sort', { list: 'b\na\nb', by: 'letters' })).toEqual(['a', 'b'])
  expect(work('replace', { text: 'a.b.c', find: '.', put: '$&' })).toBe('a$&b$&c')
  expect(work('count', { text: ' two words ', what: 'words' })).toBe('2')
  expect(says('1,200 items', 'above', '1000')).toBe(true)
  expect(work('summarise', {})).toBeNull()
})

test('a schedule keeps to the clocks of its zone, over both changes of the clock', () => {
  const half = { pattern: '30 2 * * *', zone: 'Europe/Berlin' }
  const spring = timesAfter(half, new Date('2026-03-28T12:00:00Z'), 2).map((time) => time.toISOString())
  expect(spring).toEqual(['2026-03-29T01:00:00.000Z', '2026-03-30T00:30:00.000Z'])
  const autumn = timesAfter(half, new Date('2026-10-24T12:00:00Z'), 2).map((time) => time.toISOString())
  expect(autumn).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z'])
  const now = new Date('2026-01-01T00:00:00Z')
  const fault = (pattern: string, zone = 'UTC') => faultOfSchedule({ pattern, zone }, now)?.field ?? null
  expect([
    fault('0 8 * * 1-5'),
    fault('* * * * *'),
    fault('0 0 31 2 *'),
    fault('tea'),
    fault('0 8 * * *', 'Mars'),
  ]).toEqual([null, 'pattern', 'pattern', 'pattern', 'zone'])
})

test('lines are drawn and taken away between steps that are there, each once, and nothing else changes', () => {
  const ids = fc.constantFrom('s1', 's2', 's3', 's4', 's9')
  const line = fc.record({ from: ids, to: ids, when: fc.constantFrom(null, 'yes' as const, 'no' as const) })
  fc.assert(
    fc.property(line, (one) => {
      const linked = linkSteps(branching, one)
      expect(linkSteps(linked, one)).toEqual(linked)
      const known = ['s1', 's2', 's3', 's4']
      const isPossible = known.includes(one.from) && known.includes(one.to) && one.from !== one.to
      const holds = (flow: Flow) =>
        flow.steps
          .find(({ id }) => id === one.to)
          ?.after.some(({ step: from, when }) => from === one.from && when === one.when)
      expect(holds(linked) ?? false).toBe(isPossible)
      const cut = unlinkSteps(linked, one)
      expect(holds(cut) ?? false).toBe(false)
      if (!holds(branching)) expect(cut).toEqual(branching)
      expect(linked.steps.map(({ after: _, ...rest }) => rest)).toEqual(
        branching.steps.map(({ after: _, ...rest }) => rest),
      )
    }),
    { seed: 39 },
  )
})
