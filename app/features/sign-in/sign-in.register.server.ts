import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import { openIdChecks } from './openid/openid-checks.server.ts'

defineChecks('sign-in', openIdChecks)
