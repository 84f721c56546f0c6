import { readFields } from '#app/platform/request/fields.server.ts'

/** Two forms post to one address: the one that leaves an email address, and the tool. */
export const isWaitlistForm = async (request: Request): Promise<boolean> =>
  Object.hasOwn(await readFields(request.clone()), 'email')
