import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendFlowFile } from './sharing/flow-file.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) => sendFlowFile(request, params.id ?? '')
