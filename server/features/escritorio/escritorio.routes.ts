import type { Router } from '../../platform/http/router.ts'

export function escritorioRoutes(_r: Router): void {}
