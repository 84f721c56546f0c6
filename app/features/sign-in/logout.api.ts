export { action, loader } from './signout.api.ts'
