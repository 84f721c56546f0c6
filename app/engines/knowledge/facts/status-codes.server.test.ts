import { STATUS_CODES } from 'node:http'
import { expect, test } from 'vitest'
import { findFact } from './facts.ts'

const answer = (question: string) => {
  const finding = findFact(question, new Date('2026-11-30T12:00:00Z'))
  return finding && 'text' in finding ? finding.text : null
}

test.each([
  ['What does HTTP 404 mean?', '404 is “Not Found”, a client error'],
  ['What is a 503 error?', '503 is “Service Unavailable”, a server error'],
  ['what does error 500 mean', '500 is “Internal Server Error”'],
  ['What is HTTP status code 418?', 'Teapot'],
  ['what does http response code 301 mean?', 'a redirection'],
  ['Which HTTP status code means too many requests?', 'HTTP status code 429'],
  ["What's the status code for not found?", 'HTTP status code 404'],
  ['http 201', 'a success'],
])('%s', (question, expected) => expect(answer(question) ?? '').toContain(expected))

test.each(['What is 404?', 'What is HTTP?', 'What is error 12?', 'What is HTTP 599?', 'What is the area code of 212?'])(
  '%s is no question of status codes',
  (question) => expect(answer(question) ?? '').not.toContain('HTTP status'),
)

test('each code of the registry is told by number and by name', () => {
  for (const [code, name] of Object.entries(STATUS_CODES)) {
    expect(answer(`What does HTTP status code ${code} mean?`) ?? '').toContain(`“${name}”`)
    expect(answer(`Which HTTP status code means ${name!.toLowerCase()}?`) ?? '').toContain(`code ${code}`)
  }
})
