import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendOpds } from './books/reading/opds.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => sendOpds(request)
