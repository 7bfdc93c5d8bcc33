import type { Router } from '../../platform/http/router.ts'

export function usuariosRoutes(_r: Router): void {}
