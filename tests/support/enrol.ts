import { createUser, findUserById } from '#app/kits/members/identity/account/users.store.server.ts'

type More = Partial<Parameters<typeof createUser>[0]>

/** A member of whom nothing is known but a name: it is the id, the username and the handle, and the address follows it. */
export async function enrol(name: string, more: More = {}) {
  const email = `${name}@frenly.test`
  await createUser({
    id: name,
    username: name,
    usernameKey: name,
    handle: name,
    name,
    email,
    emailKey: email,
    ...more,
  })
  return (await findUserById(more.id ?? name))!
}
