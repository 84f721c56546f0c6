import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendPortrait } from './send-panda.server.ts'

export const loader = ({ params }: LoaderFunctionArgs) => sendPortrait(params.genome ?? '')
