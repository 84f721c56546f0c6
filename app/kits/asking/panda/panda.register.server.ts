import './talks.server.ts'
