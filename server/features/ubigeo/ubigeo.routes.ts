import type { Router } from '../../platform/http/router.ts'

export function ubigeoRoutes(_r: Router): void {}
