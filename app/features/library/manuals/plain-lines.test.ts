import { expect, test } from 'vitest'
import { NO_TEXTS, readFacts } from './facts.ts'

test('facts are read as people write them', () => {
  const { facts, errors } = readFacts({
    ...NO_TEXTS,
    about: 'It takes {max-power}.',
    specs: 'Max. power: 2,200 W\nCapacity | 1.7 l\nvolume: Volume | 1.5 l',
    parts: 'Lid | 1 | Removable\nbase: Base',
    warnings: 'Danger: Never put the base in water.\nDANGER! Hot steam\nnotice – Scale shortens its life',
    tasks: 'Boil water\n1. Fill it.\n2. Press the switch.\nClean it\n- Wipe the {base}.',
  })
  expect(errors).toEqual([])
  expect(facts.specs.map(({ key, name, value }) => [key, name, value])).toEqual([
    ['max-power', 'Max. power', '2,200 W'],
    ['capacity', 'Capacity', '1.7 l'],
    ['volume', 'Volume', '1.5 l'],
  ])
  expect(facts.parts.map(({ key, name, note }) => [key, name, note])).toEqual([
    ['lid', 'Lid', 'Removable'],
    ['base', 'Base', ''],
  ])
  expect(facts.warnings.map(({ level, hazard }) => [level, hazard])).toEqual([
    ['DANGER', 'Never put the base in water.'],
    ['DANGER', 'Hot steam'],
    ['NOTICE', 'Scale shortens its life'],
  ])
  expect(facts.tasks.map(({ title, steps }) => [title, steps.length])).toEqual([
    ['Boil water', 2],
    ['Clean it', 1],
  ])
})

test('without numbers the first line names a task, and each after an empty one', () => {
  const { facts } = readFacts({ ...NO_TEXTS, tasks: 'Boil water\nFill it.\nPress it.\n\nClean it\nWipe it.' })
  expect(facts.tasks.map(({ title, steps }) => [title, steps.map(({ text }) => text)])).toEqual([
    ['Boil water', ['Fill it.', 'Press it.']],
    ['Clean it', ['Wipe it.']],
  ])
})

test('a line that names no severity is never taken for a warning', () => {
  const { facts, errors } = readFacts({ ...NO_TEXTS, warnings: 'Keep it dry.\nwarning: CAUTION | Hot | | Wait' })
  expect(facts.warnings.map(({ key, level }) => [key, level])).toEqual([['warning', 'CAUTION']])
  expect(errors).toHaveLength(1)
})
