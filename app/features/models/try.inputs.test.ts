import { expect, test } from 'vitest'
import { portNames } from '#app/providers/ports.ts'
import { fileKindOf, findPort } from './try-ports.ts'
import { tryInputs } from './try.inputs.ts'

const read = (more: Record<string, unknown>) => tryInputs.safeParse({ engine: 'embedded:any', ...more })
const errorOf = (more: Record<string, unknown>) => read(more).error?.issues[0]?.message

test('every port can be tried: with a file, or with a text', () => {
  for (const port of portNames) {
    const text = port === 'embed' ? 'one\ntwo' : 'one'
    expect(read({ port, text }).success).toBe(true)
    expect(read({ port }).success).toBe(fileKindOf(port) !== null)
  }
  expect(portNames.filter(fileKindOf)).toEqual(['transcribe', 'read', 'see', 'film'])
})

test('what is missing or too much has its sentence', () => {
  expect(errorOf({ port: 'write', text: '  ' })).toBe('Please write something for it.')
  expect(errorOf({ port: 'write', text: 'a'.repeat(4_001) })).toBe('Please keep it under 4,000 characters.')
  expect(errorOf({ port: 'speak', text: 'a'.repeat(601) })).toBe('Please keep it under 600 characters.')
  expect(errorOf({ port: 'embed', text: 'one line' })).toBe('Please write at least two lines.')
  expect(errorOf({ port: 'translate', text: 'a', language: '$(id)' })).toBe('Please write a language code such as es.')
  expect(errorOf({ port: 'fly', text: 'a' })).toBe('Please choose what it should do.')
})

test('a port that is none is none', () => {
  expect([findPort('see'), findPort('constructor'), findPort(null)]).toEqual(['see', null, null])
})
