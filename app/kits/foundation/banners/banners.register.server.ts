import './banner-turns.server.ts'
