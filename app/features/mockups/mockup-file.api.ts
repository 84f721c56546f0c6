import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendMockupFile } from './editing/mockup-file.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) => sendMockupFile(request, params.id ?? '')
