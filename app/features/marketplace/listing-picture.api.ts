import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendLook } from './listing/listing-look.server.ts'

export const loader = ({ request, params, context }: LoaderFunctionArgs) => sendLook(request, params.id ?? '', context)
