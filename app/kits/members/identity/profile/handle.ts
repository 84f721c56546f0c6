import { findUsernameProblem, toUsernameKey } from '../account/username.ts'

/** A handle as it stands in addresses: lower case. */
export const toHandle = (typed: string): string => toUsernameKey(typed)

/** Why a name can't be a handle, as a sentence for its owner; null when it can. The rules are those of usernames. */
export const findHandleProblem = (handle: string): string | null => findUsernameProblem(handle, 'handle')
