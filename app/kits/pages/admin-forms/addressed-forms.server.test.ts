import { expect, test } from 'vitest'
import { z } from 'zod'
import { actByAddress, actOn, refuse, type Acts } from './addressed-forms.server.ts'

const input = z.object({ name: z.string().min(2, 'Please write a name.') })
const acts: Acts = {
  save: (adminAct) =>
    actOn(adminAct, input, async ({ name }, typed) =>
      name === 'taken'
        ? refuse(adminAct, { name: 'It is taken.' }, typed, 409)
        : new Response(`${adminAct.adminId} ${name}`),
    ),
}
const send = (act: string, name: string) => {
  const body = new URLSearchParams({ name })
  return actByAddress(acts, new Request(`http://frenly.test/admin/x?act=${act}`, { method: 'POST', body }), 'chief')
}

test('the address names the act, and what is refused comes back as it was typed', async () => {
  const done = await send('save', 'mei')
  expect(done instanceof Response && (await done.text())).toBe('chief mei')
  for (const [name, status, said] of [
    ['m', 400, 'Please write a name.'],
    ['taken', 409, 'It is taken.'],
  ] as const)
    expect(await send('save', name)).toMatchObject({
      data: { act: 'save', problem: { errors: { name: said }, values: { name } } },
      init: { status },
    })
})

test.each(['', 'gone', 'constructor', '__proto__'])('the act “%s”, which there is not, is refused', (act) => {
  expect(() => send(act, 'mei')).toThrow(expect.objectContaining({ status: 400 }))
})
