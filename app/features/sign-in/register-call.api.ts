import { onlyPost } from '#app/platform/problem.ts'
import { accountsNotOpen } from './not-open.server.ts'

export const loader = () => onlyPost()
export const action = () => accountsNotOpen()
