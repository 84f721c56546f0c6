import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendRadio } from './radio/radio.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => sendRadio(request)
