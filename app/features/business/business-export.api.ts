import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportBusiness } from './figures/export-business.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) => exportBusiness(request, params.businessId ?? '')
