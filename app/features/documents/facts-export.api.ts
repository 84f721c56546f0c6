import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportFacts } from './collections/collections-acts.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) => exportFacts(request, params.id ?? '')
