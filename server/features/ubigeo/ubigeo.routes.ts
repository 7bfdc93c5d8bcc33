import { calls } from '@malla/contracts/calls.ts'
import { globalRoute, type Router } from '../../platform/http/router.ts'
import { departamentos, distritos, provincias } from './ubigeo.datos.ts'

const c = calls.ubigeo

export function ubigeoRoutes(r: Router): void {
  globalRoute(r, c.departamentos, async () => ({ data: [...departamentos] }))
  globalRoute(r, c.provincias, async (_ctx, { departamento_id: de }) => ({
    data: provincias.filter(p => !de || p.departamento_id === de),
  }))
  globalRoute(r, c.distritos, async (_ctx, { provincia_id: de }) => ({
    data: distritos.filter(d => !de || d.provincia_id === de),
  }))
}
